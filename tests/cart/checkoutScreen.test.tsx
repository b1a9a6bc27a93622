/**
 * The cart and its checkout on the screen, over the real backend: by keyboard, with lost answers, and across a reload.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartQueries } from '#src/cart/cart.queries.ts';
import { CartScreen } from '#src/cart/CartScreen.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { products } from '#backend/stock/catalog.tables.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import { employee, manager } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
beforeEach(async () => {
  fixture = await openStoreFixture();
  await fixture.purse(employee, 200);
  await fixture.product({ id: 'mug', name: 'Taza', points: 30, stock: 5 });
  await fixture.product({
    id: 'shirt',
    name: 'Camiseta',
    points: 50,
    stock: 3,
    questions: [{ id: 'size', label: '¿Qué talla?', required: true, options: ['S', 'M'] }],
  });
  await fixture.product({ id: 'film', name: 'Cine', points: 20, isDigital: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const put = (productId: string, quantity = 1, as = employee) =>
  fixture.ask('POST /cart', as, { product_id: productId, quantity });
const open = (failing: readonly string[] = []): Promise<OpenPage> =>
  openStore(fixture, employee, '/cart', <CartScreen />, failing);
const button = (name: RegExp | string) => screen.findByRole('button', { name }, soon);
const words = (): string => document.body.textContent.replaceAll(/\s+/gu, ' ');
const sees = (text: RegExp) => waitFor(() => expect(words()).toMatch(text), soon);
/** The value of a form field. */
const valueOf = (field: HTMLElement): string | null => ('value' in field ? String(field.value) : null);
/** The entries of this tab's session storage. */
const keptHere = (): readonly (readonly [string, string])[] =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  );
const heading = (name: RegExp) => screen.findByRole('heading', { name }, soon);
const count = () => fixture.look(async (store) => (await store.tally(orders))[0]?.count ?? 0);
const change = (id: string, to: { readonly points?: number; readonly stock?: number }) =>
  fixture.write((store) => store.update(products, { id }, to));
const names = (page: OpenPage) => page.asked.map(({ name }) => name);

/** Simulates a reload: draws the page again and keeps the session storage. */
async function reload(failing: readonly string[] = []): Promise<OpenPage> {
  const kept = keptHere();
  // Late effects of the old page must not reach the new page, so the old page closes first.
  cleanup();
  const opening = open(failing);
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  return opening;
}

describe('the lines of the cart', () => {
  test('an empty cart links to the catalog, and one that could not be loaded shows an error instead', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /ver el catálogo/iu }, soon)).toHaveProperty(
      'pathname',
      '/catalog',
    );
    await put('mug');
    const page = await open(['Cart']);
    await sees(/no pudimos cargar tu carrito/iu);
    expect(words()).not.toMatch(/está vacío/iu);
    page.fails.clear();
    await page.user.click(await button(/reintentar/iu));
    await sees(/taza/iu);
  });

  test('the quantity of a cart line is changed by keyboard, and the remaining points follow', async () => {
    await put('mug');
    const { user } = await open();
    const field = await screen.findByRole('spinbutton', { name: /cantidad de taza/iu }, soon);
    field.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await sees(/te quedan 110 puntos/iu);
    expect(valueOf(field)).toBe('3');
    await waitFor(
      async () => expect((await fixture.ask<{ count: number }>('GET /cart', employee)).count).toBe(3),
      soon,
    );
  });

  test('a removed cart line can be restored with its quantity', async () => {
    await put('mug', 2);
    await put('film');
    const { user } = await open();
    await user.click(await button(/quitar taza/iu));
    await waitFor(() => expect(screen.queryByRole('button', { name: /quitar taza/iu })).toBeNull(), soon);
    const toast = toasts.store.getSnapshot().context.toasts.find(({ text }) => text.startsWith('Taza'));
    toast?.action?.onAct();
    const line = await screen.findByRole('listitem', { name: 'Taza' }, soon);
    expect(valueOf(within(line).getByRole('spinbutton'))).toBe('2');
  });

  test('a changed price in the cart is shown beside the old one and can be accepted', async () => {
    await put('mug');
    await change('mug', { points: 35 });
    const { user } = await open();
    await sees(/antes 30 puntos, ahora 35 puntos/iu);
    await user.click(await button(/aceptar el precio nuevo/iu));
    await waitFor(() => expect(words()).not.toMatch(/antes 30 puntos/iu), soon);
    await sees(/te quedan 165 puntos/iu);
  });

  test('a cart beyond the wallet’s balance shows the missing points and cannot be continued', async () => {
    await put('mug', 4);
    await put('shirt', 2);
    await open();
    await sees(/te faltan 20 puntos/iu);
    expect(screen.queryByRole('button', { name: /^continuar$/iu })).toBeNull();
    expect(screen.getByRole('link', { name: /ver mis puntos/iu })).toHaveProperty('pathname', '/wallet');
  });
});

/** Goes to the review step, with the keyboard if possible. */
async function toReview({ user }: OpenPage): Promise<void> {
  await user.click(await button(/^continuar$/iu));
  await waitFor(
    async () => expect(document.activeElement).toBe(await heading(/a dónde te lo llevamos/iu)),
    soon,
  );
  expect(valueOf(screen.getByRole('textbox', { name: /quién recibe/iu }))).not.toBe('');
  await user.type(screen.getByRole('textbox', { name: /teléfono/iu }), '5555 0000');
  await user.type(screen.getByRole('textbox', { name: /dirección/iu }), 'Calle 1');
  await user.type(screen.getByRole('textbox', { name: /ciudad/iu }), 'Puebla');
  await user.click(await button(/revisar el pedido/iu));
}

describe('the purchase of a cart', () => {
  beforeEach(async () => {
    await put('mug', 2);
    await put('shirt');
  });

  test('a purchase requires the missing answers, shows them for review, and is paid once on a double click', async () => {
    const page = await open();
    await toReview(page);
    // The size is missing.
    await sees(/este dato es obligatorio/iu);
    await page.user.click(screen.getByRole('radio', { name: 'M' }));
    await page.user.click(await button(/revisar el pedido/iu));
    await sees(/calle 1/iu);
    const confirm = await button(/canjear por 110 puntos/iu);
    await page.user.dblClick(confirm);
    const done = await heading(/tu pedido está hecho/iu);
    await waitFor(() => expect(document.activeElement).toBe(done), soon);
    await sees(/A-000001/u);
    expect(await fixture.redeemable(employee)).toBe(90);
    expect(await count()).toBe(1);
    expect(page.asked.filter(({ name }) => name === 'BuyProducts')).toHaveLength(1);
    await waitFor(
      () => expect(page.cache.getQueryData(cartQueries.cart().queryKey)?.items).toEqual([]),
      soon,
    );
    expect(screen.getByRole('link', { name: /ver el pedido/iu }).getAttribute('href')).toMatch(
      /^\/profile\/order\?id=/u,
    );
  });

  test('a checkout holds its stock while it is open, and releases it when it is left', async () => {
    const page = await open();
    await page.user.click(await button(/^continuar$/iu));
    await heading(/a dónde/iu);
    expect([await fixture.stock('mug'), await fixture.stock('shirt')]).toEqual([3, 2]);
    await page.user.click(await button(/volver al carrito/iu));
    await waitFor(async () => expect(await fixture.stock('mug')).toBe(5), soon);
    await page.user.click(await button(/^continuar$/iu));
    await heading(/a dónde/iu);
    cleanup();
    await waitFor(async () => expect(await fixture.stock('mug')).toBe(5), soon);
  });

  test('a checkout keeps its step and typed address over a reload', async () => {
    const page = await open();
    await page.user.click(await button(/^continuar$/iu));
    await heading(/a dónde/iu);
    await page.user.type(screen.getByRole('textbox', { name: /dirección/iu }), 'Calle 77');
    await reload();
    await heading(/a dónde/iu);
    expect(valueOf(screen.getByRole('textbox', { name: /dirección/iu }))).toBe('Calle 77');
  });

  test('a checkout whose product sold out meanwhile says so first, and continues without it', async () => {
    const page = await open();
    await sees(/taza/iu);
    await change('shirt', { stock: 0 });
    await page.user.click(await button(/^continuar$/iu));
    const changed = await heading(/algo cambió/iu);
    await waitFor(() => expect(document.activeElement).toBe(changed), soon);
    await sees(/si sigues, sale del carrito/iu);
    await page.user.click(await button(/aceptar los cambios y seguir/iu));
    await heading(/a dónde/iu);
    expect(screen.queryByText(/qué talla/iu)).toBeNull();
  });

  test('a purchase whose price changed at the last moment is refused, not charged, and shows the new price', async () => {
    await fixture.ask('DELETE /cart', employee);
    await put('film');
    const page = await open();
    await page.user.click(await button(/^continuar$/iu));
    const confirm = await button(/canjear por 20 puntos/iu);
    await change('film', { points: 25 });
    await page.user.click(confirm);
    await heading(/algo cambió/iu);
    await sees(/antes 20 puntos, ahora 25 puntos/iu);
    expect(names(page).slice(names(page).indexOf('BuyProducts'))).toContain('SettlePurchase');
    expect(await fixture.redeemable(employee)).toBe(200);
    await page.user.click(await button(/aceptar los cambios y seguir/iu));
    await page.user.click(await button(/canjear por 25 puntos/iu));
    await heading(/tu pedido está hecho/iu);
    expect(await fixture.redeemable(employee)).toBe(175);
  });
});

describe('a purchase whose answer is lost', () => {
  beforeEach(() => put('film'));

  test('a lost purchase is settled as not made, and buying again uses a new intent', async () => {
    const page = await open(['BuyProducts', 'SettlePurchase']);
    await page.user.click(await button(/^continuar$/iu));
    await page.user.click(await button(/canjear por 20 puntos/iu));
    await heading(/estamos verificando tu compra/iu);
    await sees(/no se cobra dos veces/iu);
    page.fails.delete('SettlePurchase');
    await page.user.click(await button(/preguntar ahora/iu));
    await heading(/la compra no se hizo/iu);
    await sees(/no se cobró nada/iu);
    page.fails.clear();
    await page.user.click(await button(/intentar de nuevo/iu));
    await page.user.click(await button(/canjear por 20 puntos/iu));
    await heading(/tu pedido está hecho/iu);
    const intents = page.asked
      .filter(({ name }) => name === 'BuyProducts')
      .map(({ variables }) => JSON.stringify(variables));
    expect(new Set(intents).size).toBe(2);
    expect(await count()).toBe(1);
  });

  test('a purchase sent before the page closed is shown as made after a reload, without sending it again', async () => {
    const page = await open(['BuyProducts', 'SettlePurchase']);
    await page.user.click(await button(/^continuar$/iu));
    await page.user.click(await button(/canjear por 20 puntos/iu));
    await heading(/estamos verificando/iu);
    // The purchase arrives although its answer was lost.
    const sent = page.asked.find(({ name }) => name === 'BuyProducts')?.variables as {
      input: { intent: string; totalPoints: number };
    };
    await fixture.ask('POST /buy_products', employee, { intent: sent.input.intent });
    const next = await reload();
    await heading(/tu pedido está hecho/iu);
    expect(names(next)).not.toContain('BuyProducts');
    expect(await count()).toBe(1);
    expect(await fixture.redeemable(employee)).toBe(180);
  });

  test('the next person to sign in does not see a checkout kept in the tab', async () => {
    const page = await open(['BuyProducts', 'SettlePurchase']);
    await page.user.click(await button(/^continuar$/iu));
    await page.user.click(await button(/canjear por 20 puntos/iu));
    await heading(/estamos verificando/iu);
    const kept = keptHere();
    cleanup();
    const opening = openStore(fixture, manager, '/cart', <CartScreen />);
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    await opening;
    await sees(/tu carrito está vacío/iu);
  });
});
