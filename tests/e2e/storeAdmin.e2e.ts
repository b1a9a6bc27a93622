/** The administration of the shop and of points, by mouse, on Node and in the demo tab. */
import { become, expect, names, persona, pointsInWallet, signIn, test, visit } from './home.ts';

test('a product created by an administrator is found in the catalog', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin/products');
  await page.getByRole('button', { name: 'Nuevo producto' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo producto' });
  await panel.getByRole('button', { name: 'Crear' }).click();
  await expect(panel.getByText('Este dato es obligatorio.').first()).toBeVisible();
  await panel.getByLabel('Nombre').fill('Cuaderno de campo');
  await panel.getByRole('button', { name: /Categoría/ }).click();
  await page.getByRole('option').first().click();
  await panel.getByLabel(/^Precio|^Puntos/).fill('35');
  await panel.getByRole('button', { name: 'Crear' }).click();
  await expect(panel).toHaveCount(0);
  await become(page, persona('employee'));
  await visit(page, '/catalog');
  await page.getByRole('searchbox', { name: 'Buscar en el catálogo' }).fill('Cuaderno de campo');
  await expect(page.getByRole('heading', { name: 'Cuaderno de campo' })).toBeVisible();
});

test('extra points given by an administrator arrive in the wallet', async ({ page }) => {
  await signIn(page);
  await visit(page, '/wallet');
  const before = await pointsInWallet(page);
  await become(page, persona('admin'));
  await visit(page, '/admin/points-transfer');
  await page.getByRole('combobox', { name: 'Para quién' }).fill(names.employee);
  await page.getByRole('option', { name: names.employee }).first().click();
  await page.getByLabel('Puntos para cada persona').fill('30');
  await page.getByLabel('Motivo').first().fill('Por el cierre del trimestre');
  await page.getByRole('button', { name: 'Dar puntos' }).first().click();
  const asking = page.getByRole('dialog', { name: /¿Dar 30 puntos\?/ });
  await asking.getByRole('button', { name: /^Dar 30/ }).click();
  await expect(asking).toHaveCount(0);
  await become(page, persona('employee'));
  await visit(page, '/wallet');
  await expect.poll(() => pointsInWallet(page)).toBe(before + 30);
});
