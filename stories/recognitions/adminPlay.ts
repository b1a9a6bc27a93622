/** How stories of the administration press, open and wait. */
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Presses a button by its name. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Waits until something that comes in has come: axe judges colours at rest. */
export const shows = async (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toBeVisible());

/** A dialog once it stands. */
export async function dialog(name: RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(found).getAllByRole('button')[0]).toBeVisible());
  return found;
}

/** Chooses from the menu of a row. */
export async function choose(row: string, item: RegExp): Promise<void> {
  await press(`Acciones de ${row}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
