/** Opens a section of the points administration over the real facade, backend and store. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { PointsFixture } from '#tests/backend/pointsFixture.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

/** Opens a section as the administrator diego; `again` keeps the local storage, as a reload does. */
export const openSection = (
  { deployment }: PointsFixture,
  Section: ComponentType,
  { at = '/admin', again = false } = {},
): Promise<OpenPage> => openPage(deployment, <Section />, { as: 'diego@taller.example', at, again });

/** Replaces the text of a field. */
export async function retype({ user }: OpenPage, into: HTMLElement, text: string): Promise<void> {
  await user.clear(into);
  await user.type(into, text);
}

/** Searches a colleague by name in a people field and selects the result. */
export async function choosePerson({ user }: OpenPage, into: HTMLElement, name: string): Promise<void> {
  await user.click(into);
  await user.type(into, name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`, 'u') }, soon));
}
