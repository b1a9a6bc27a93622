/** Tasks of a manager, on Node and in the demo tab. */
import { expect, persona, signIn, test } from './home.ts';

test('a manager sends a submission back with a reason, and makes and completes an own task', async ({
  page,
}) => {
  await signIn(page, persona('manager'), '/tasks?tab=submitted');
  await page.getByRole('button', { name: /Espera tu decisión/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
  await dialog.getByLabel('Motivo').fill('Falta la fecha de la reunión.');
  await dialog.getByRole('button', { name: 'Devolver con el motivo' }).click();
  await expect(dialog.getByText('Falta la fecha de la reunión.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Crear tarea' }).click();
  await dialog.getByLabel('Título').fill('Reservar la sala');
  await dialog.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Para mí' }).click();
  await page.getByRole('button', { name: /Reservar la sala/ }).click();
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(dialog.getByText('Completada').first()).toBeVisible();
});
