/** A task between the employee and the manager, on Node and in the demo tab. */
import type { Locator, Page } from '@playwright/test';
import { withoutNetwork } from './complaints.ts';
import { expect, persona, signIn, signOut, test } from './home.ts';

/** Opens a task from the tab of the list. */
async function openTask(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog');
}

test(
  'a task is handed in without a network, sent back with a reason, handed in again and approved with its points',
  { tag: '@tab:proof' },
  async ({ page }) => {
    const notes = /Resume las entrevistas con clientes/;
    await signIn(page, undefined, '/tasks');
    let dialog = await openTask(page, notes);
    await dialog.getByLabel('Mensaje').fill('Las tres citas que más se repiten.');
    await withoutNetwork(page, async () => {
      await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
      await expect(dialog.getByText(/tu entrega espera en este dispositivo/)).toBeVisible();
    });
    await expect(dialog.getByText('Tu entrega espera una decisión.')).toBeVisible();

    await signOut(page);
    await signIn(page, persona('manager'), '/tasks');
    const row = page
      .getByRole('tabpanel', { name: /Por aprobar/ })
      .getByRole('listitem')
      .filter({ hasText: notes });
    await row.getByRole('button', { name: 'Devolver', exact: true }).click();
    await dialog.getByLabel('Motivo').fill('Falta la fecha de cada cita.');
    await dialog.getByRole('button', { name: 'Devolver con el motivo' }).click();
    await expect(dialog.getByText('Falta la fecha de cada cita.')).toBeVisible();

    await signOut(page);
    await signIn(page, undefined, '/tasks');
    dialog = await openTask(page, notes);
    await expect(dialog.getByText(/Te la devolvieron con este motivo: Falta la fecha/)).toBeVisible();
    await dialog.getByLabel('Mensaje').fill('Con la fecha de cada cita.');
    await dialog.getByRole('button', { name: 'Entregar de nuevo' }).click();
    await expect(dialog.getByText('Tu entrega espera una decisión.')).toBeVisible();

    await signOut(page);
    await signIn(page, persona('manager'), '/tasks');
    await row.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Creadas por mí' }).click();
    dialog = await openTask(page, notes);
    await expect(dialog.getByText(/Completada · Puntos entregados/)).toBeVisible();
  },
);

test('a manager makes a task without people and completes it alone', async ({ page }) => {
  await signIn(page, persona('manager'), '/tasks');
  await page.getByRole('button', { name: 'Crear tarea' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título', { exact: true }).fill('Reservar la sala');
  await dialog.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Para mí' }).click();
  await openTask(page, /Reservar la sala/);
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(dialog.getByText('Completada').first()).toBeVisible();
});
