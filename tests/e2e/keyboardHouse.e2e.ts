/** The organisation settings by keyboard alone. */
import { expect, persona, signIn, test } from './home.ts';
import { goTo, tabTo } from './keys.ts';

test('a module is switched off and on again without a mouse', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin');
  await goTo(page, 'módulos', 'Módulos');
  await tabTo(page, /Canjear puntos por productos/);
  await page.keyboard.press('Space');
  const asking = page.getByRole('dialog', { name: '¿Apagar Catálogo?' });
  await expect(asking.getByRole('heading').first()).toBeVisible();
  await expect(asking).toContainText('Lo que hay ahora');
  await tabTo(page, /^Apagar$/);
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(0);
  const shop = page.getByRole('switch', { name: /^Catálogo/ });
  await expect(shop).not.toBeChecked();
  await expect(shop).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shop).toBeChecked();
});

test('an email address and an API key are added without a mouse', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin');
  await goTo(page, 'correos de aviso', 'Correos de aviso');
  await tabTo(page, /^Agregar a /);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nueva dirección' });
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await tabTo(page, /^Correo/);
  await page.keyboard.type('bodega@aurora.example');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('bodega@aurora.example').first()).toBeVisible();
  await goTo(page, 'api pública', 'API pública');
  await tabTo(page, /^Nueva clave/);
  await page.keyboard.press('Enter');
  const making = page.getByRole('dialog', { name: 'Nueva clave' });
  await expect(making.getByRole('heading').first()).toBeVisible();
  await tabTo(page, /^Nombre/);
  await page.keyboard.type('Nómina');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Tu clave Nómina' });
  await expect(shown).toContainText(/apl_/);
  await tabTo(page, /^La guardé/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Cerrar$/);
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Nómina' })).toContainText('apl_');
});
