/** Opens a section or screen of people over the real facade, backend and store. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { PeopleFixture } from '#tests/backend/peopleFixture.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

/** Opens a section, by default as the administrator diego. */
export const openPeople = (
  { deployment }: Pick<PeopleFixture, 'deployment'>,
  Section: ComponentType,
  at: string,
  name = 'diego',
): Promise<OpenPage> => openPage(deployment, <Section />, { as: `${name}@taller.example`, at });

/** Selects an entry in the menu of a row. */
export async function choose(page: OpenPage, row: string, item: RegExp): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: `Acciones de ${row}` }, soon));
  await page.user.click(await screen.findByRole('menuitem', { name: item }, soon));
}
