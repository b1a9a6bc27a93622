/** The shop by mouse, on Node and in the demo tab: catalog to order, refunds, points requests and coupons. */
import type { Locator, Page } from '@playwright/test';
import { become, expect, names, persona, signIn, test, visit } from './home.ts';
import { resting } from './still.ts';

/** The balance to redeem, as the wallet shows it. */
async function toRedeem(page: Page): Promise<number> {
  await visit(page, '/wallet');
  const card = page.getByRole('region', { name: 'Puntos para canjear' });
  await expect(card).toContainText(/\d/);
  return Number(/\d[\d.,]*/.exec(await card.innerText())?.[0].replace(/[.,]/g, ''));
}

/** Opens the catalog and searches for a product. */
async function find(page: Page, name: string): Promise<Locator> {
  await visit(page, '/catalog');
  await page.getByRole('searchbox', { name: 'Buscar en el catálogo' }).fill(name);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(page.getByText('1 producto')).toBeVisible();
  return card;
}

const order = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /A-\d{6}/ });

/** Puts a product into the cart from its panel and opens the cart. */
async function fillCart(page: Page): Promise<void> {
  const card = await find(page, 'Un árbol a tu nombre');
  await card.getByRole('link').click();
  const panel = page.getByRole('dialog', { name: 'Un árbol a tu nombre' });
  await panel.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(panel).toHaveCount(0);
  await visit(page, '/cart');
  await expect(page.getByRole('listitem', { name: 'Un árbol a tu nombre' })).toBeVisible();
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el pedido' }).click();
  await expect(page.getByText('Este dato es obligatorio.').first()).toBeVisible();
  await page.getByLabel('Teléfono').fill('+57 300 123 4567');
  await page.getByLabel('Dirección').fill('Calle 26 # 69-76, torre 3');
  await page.getByLabel('Ciudad').fill('Bogotá');
  await page.getByRole('button', { name: 'Revisar el pedido' }).click();
}

test('a cart with a changed price is bought, and the wallet links to its order', async ({ page }) => {
  await signIn(page);
  const before = await toRedeem(page);
  await fillCart(page);
  // The price of the mat has risen since it was put into the cart.
  await page.getByRole('button', { name: 'Aceptar el precio nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Aceptar el precio nuevo' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await fillDelivery(page);
  await expect(page.getByText('Esto es lo que vas a canjear')).toBeVisible();
  await page.getByRole('button', { name: /^Canjear por 550 puntos/ }).click();
  await expect(page.getByText('¡Tu pedido está hecho!')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(order(page)).toBeVisible();
  await expect(page.getByText('Calle 26 # 69-76, torre 3')).toBeVisible();
  await expect.poll(() => toRedeem(page)).toBe(before - 550);
  await visit(page, '/wallet?purse=redeem&kind=purchase');
  const line = page.getByRole('main').getByText('Canjeaste en el catálogo').first();
  await page.getByRole('heading', { name: 'Movimientos' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  // The list may receive new rows while the page still scrolls.
  await resting(line);
  await line.click();
  await expect(order(page)).toBeVisible();
});

test('points of an order cancelled by an administrator return to the wallet', async ({ page }) => {
  await signIn(page);
  const before = await toRedeem(page);
  await fillCart(page);
  // On Node the test before may have bought these products.
  for (const name of ['Termo Aurora', 'Tapete de yoga']) {
    const line = page.getByRole('listitem', { name });
    if ((await line.count()) > 0) await line.getByRole('button', { name: `Quitar ${name}` }).click();
    await expect(line).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await page.getByRole('button', { name: /^Canjear por 60 puntos/ }).click();
  await expect(page.getByText('¡Tu pedido está hecho!')).toBeVisible();
  await expect.poll(() => toRedeem(page)).toBe(before - 60);
  await become(page, persona('admin'));
  await visit(page, '/admin/orders');
  const row = page.getByRole('row').filter({ hasText: 'Un árbol a tu nombre' }).first();
  await row.getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: /A-\d{6}/ });
  await panel.getByRole('button', { name: 'Decidir sobre Un árbol a tu nombre' }).click();
  await panel.getByRole('radio', { name: /Cancelar y devolver/ }).click();
  await panel.getByLabel('Por qué se cancela').fill('El vivero cierra este mes.');
  await panel.getByRole('button', { name: 'Cancelar y devolver' }).click();
  await expect(panel.getByText('Cancelado').first()).toBeVisible();
  await become(page, persona('employee'));
  await expect.poll(() => toRedeem(page)).toBe(before);
  await visit(page, '/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /A-\d{6}/ })
    .first()
    .click();
  await expect(page.getByText('El vivero cierra este mes.').first()).toBeVisible();
});

test('a product that cannot be redeemed says why', async ({ page }) => {
  await signIn(page);
  await expect(await find(page, 'Libreta Aurora')).toContainText(/Agotad/);
  await expect(await find(page, 'Reloj deportivo')).toContainText(/faltan? .*puntos/i);
  await expect(await find(page, 'Estacionamiento por un mes')).toContainText(/desde|abre|a partir/i);
});

test('a point request is approved by the manager, and the employee sees the note', async ({ page }) => {
  await signIn(page, persona('employee'), '/wallet?tab=requests');
  await page.getByRole('button', { name: 'Pedir puntos' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Pedir puntos' });
  await panel.getByLabel('Cuántos puntos').fill('40');
  await panel.getByLabel('Para qué').fill('Para agradecer al equipo de soporte.');
  await panel.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Para agradecer al equipo de soporte.')).toBeVisible();
  await become(page, persona('manager'));
  await visit(page, '/wallet?tab=requests');
  await page
    .getByRole('article')
    .filter({ hasText: 'Para agradecer al equipo de soporte.' })
    .getByRole('button', { name: /^Aprobar/ })
    .click();
  const deciding = page.getByRole('dialog', { name: 'Aprobar la solicitud' });
  await deciding.getByLabel('Nota').fill('Con gusto.');
  await deciding.getByRole('button', { name: 'Aprobar' }).click();
  await expect(deciding).toHaveCount(0);
  await become(page, persona('employee'));
  await visit(page, '/wallet?tab=requests');
  const mine = page.getByRole('article').filter({ hasText: 'Para agradecer al equipo de soporte.' });
  await expect(mine).toContainText('Con gusto.');
});

test(
  'a coupon is taken by an employee and confirmed once by its provider',
  { tag: '@tab:redeem' },
  async ({ page }) => {
    await signIn(page, persona('employee'), '/cupons');
    await page.getByRole('button', { name: 'Tomar cupón: Café del día gratis' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByRole('button', { name: /^Tomar/ }).click();
    const key = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).first();
    await expect(key).toBeVisible();
    const code = await key.innerText();
    await become(page, persona('external'));
    await visit(page, '/cupons');
    const lookUp = async (): Promise<void> => {
      await page.getByLabel('Código del cupón').fill(code.toLowerCase().replaceAll('-', ''));
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    };
    await lookUp();
    await expect(page.getByText(`Código válido de ${names.employee}`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar canje' }).click();
    await expect(page.getByText('Canje confirmado')).toBeVisible();
    await lookUp();
    await expect(page.getByText('Este código ya se usó')).toBeVisible();
  },
);

test('the statement is downloaded as CSV', async ({ page }) => {
  await signIn(page, persona('employee'), '/wallet?purse=redeem');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /\.csv/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});
