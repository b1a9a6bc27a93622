/** The shop by keyboard alone. */
import { expect, persona, signIn, test } from './home.ts';
import { goTo, tabTo } from './keys.ts';

test(
  'a product is found, put into the cart, bought and its order opened without a mouse',
  { tag: '@tab:checkout' },
  async ({ page }) => {
    await signIn(page, persona('employee'));
    await goTo(page, 'catálogo', 'Catálogo');
    await tabTo(page, /Buscar en el catálogo/);
    await page.keyboard.type('árbol');
    // A new mail of the demo is an article too, but outside of main.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await tabTo(page, /^Un árbol a tu nombre/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Un árbol a tu nombre' });
    await expect(panel.getByRole('heading').first()).toBeVisible();
    await tabTo(page, /^Agregar al carrito/);
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await tabTo(page, /^Carrito$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible();
    for (const name of ['Termo Aurora', 'Tapete de yoga']) {
      await tabTo(page, new RegExp(`Quitar ${name}`));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem', { name })).toHaveCount(0);
    }
    await tabTo(page, /^Continuar/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Canjear por 60/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('¡Tu pedido está hecho!')).toBeVisible();
    await tabTo(page, /^Ver el pedido/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /A-\d{6}/ })).toBeVisible();
  },
);

test('a point request is written and sent without a mouse', { tag: '@release' }, async ({ page }) => {
  await signIn(page, persona('employee'), '/wallet?tab=requests');
  await tabTo(page, /^Pedir puntos/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pedir puntos' }).getByRole('heading').first()).toBeVisible();
  await tabTo(page, /^Cuántos puntos$/);
  await page.keyboard.type('25');
  await tabTo(page, /^Para qué$/);
  await page.keyboard.type('Para la guardia del sábado.');
  await tabTo(page, /^Enviar solicitud/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Para la guardia del sábado.' })).toBeVisible();
});
