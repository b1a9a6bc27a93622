/** Participation is read by those who may, kept as a view with an address, and mailed each month. */
import { calm, expect, persona, signIn, signOut, test } from './home.ts';

const at = '/charts?section=participation';

test('an administrator reads participation, opens its saved view again by its address and has it mailed, and a manager reads it beside the organisation’s', async ({
  page,
}) => {
  // A second try finds the view of the first one.
  const name = `Participación ${Date.now()}`;
  const card = page.getByRole('region', { name: /^Participación en / });
  const tab = (of: string) => page.getByRole('tab', { name: of, exact: true });
  const choose = async (from: string, item: string) => {
    await page.getByRole('button', { name: from, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await signIn(page, persona('admin'), at);
  // Everything before is counted once, when the organisation begins.
  await expect(card.getByRole('button', { name: /: \d+\s%\. Ver de dónde sale$/u })).toBeVisible({
    timeout: 60_000,
  });
  await choose('Vistas guardadas', 'Guardar esta vista…');
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await calm(page);

  await tab('Resumen').click();
  await choose('Vistas guardadas', name);
  await expect(tab('Participación')).toHaveAttribute('aria-selected', 'true');
  const { pathname, search } = new URL(page.url());
  expect(search).toMatch(/view=/u);
  await calm(page);
  await page.goto(`${pathname}${search}`);
  await expect(card).toBeVisible();
  await choose(name, 'Enviar cada mes');
  await expect(page.getByText(`Recibirás «${name}» por correo`).first()).toBeVisible();
  await calm(page);

  await signOut(page);
  await signIn(page, persona('manager'), at);
  // The number of the department, or that it has too few people.
  await expect(card.getByRole('button', { name: /Ver de dónde sale$/u })).toBeVisible();
  await expect(page.getByText(/personas de la organización: \d+\s%\.$/u)).toBeVisible();
});
