/** Helpers of administration stories: click, open and wait. */
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Clicks a button by its name. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Waits until an element is fully visible, because axe checks colours without animation. */
export const shows = async (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toBeVisible());

/** Waits for an open dialog. */
export async function dialog(name: RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(found).getAllByRole('button')[0]).toBeVisible());
  return found;
}

/** Selects an item in the menu of a row. */
export async function choose(row: string, item: RegExp): Promise<void> {
  await press(`Acciones de ${row}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
