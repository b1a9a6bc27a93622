/** A manager thanks somebody whom nobody has thanked for a while, from the charts. */
import { calm, expect, persona, sent, signIn, test } from './home.ts';

test('a manager thanks an overlooked person from the charts, who then leaves the list', async ({ page }) => {
  await signIn(page, persona('manager'), '/charts');
  const list = page.getByRole('list', { name: 'A quién agradecer' });
  const thank = list.getByRole('button', { name: /^Agradecer a / }).first();
  await expect(thank).toBeVisible({ timeout: 60_000 });
  await calm(page);
  const label = (await thank.getAttribute('aria-label')) ?? '';
  const name = label.replace('Agradecer a ', '');
  await list.getByRole('button', { name: label, exact: true }).click();
  const composer = page.getByRole('dialog');
  await expect(composer.getByRole('button', { name: `Quitar a ${name}` })).toBeVisible();
  await composer.getByLabel('¿Por qué?').fill(`Gracias por sostener al equipo (${Date.now()})`);
  await composer.getByRole('group', { name: '¿Qué destacas?' }).getByRole('button').first().click();
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  // It is published after the ten seconds in which it can be undone.
  await expect(async () => {
    await page.reload();
    await expect(list.getByRole('button', { name: /^Agradecer a / }).first()).toBeVisible();
    await expect(list.getByRole('button', { name: label, exact: true })).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
