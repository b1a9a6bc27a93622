/**
 * Orders over the real backend: the state of each order, cancellation with a refund, and failures that never look like
 * an empty list.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderScreen } from '#src/orders/OrderScreen.tsx';
import { OrdersScreen } from '#src/orders/OrdersScreen.tsx';
import { meQuery } from '#src/session/me.queries.ts';
import { admin, employee, manager } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
beforeEach(async () => {
  fixture = await openStoreFixture();
  await fixture.purse(employee, 500);
  await fixture.product({ id: 'tea', name: 'Té de montaña', points: 30 });
  await fixture.product({ id: 'hat', name: 'Sombrero', points: 50, needsApproval: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const list = (as = employee, failing: readonly string[] = []): Promise<OpenPage> =>
  openStore(fixture, as, '/orders', <OrdersScreen />, failing);
const open = (id: string, as = employee, failing: readonly string[] = []): Promise<OpenPage> =>
  openStore(fixture, as, `/profile/order?id=${id}`, <OrderScreen />, failing);
const text = (): string => document.body.textContent;
const says = (words: RegExp): Promise<void> => waitFor(() => expect(text()).toMatch(words), soon);

describe('the orders of a person', () => {
  test('orders are listed newest first with state, price and returned points, each with a link to its details', async () => {
    const first = await fixture.buy(employee, { tea: 2 });
    const second = await fixture.buy(employee, { hat: 1, tea: 1 });
    await fixture.ask(`POST /orders/${first.id}/cancel`, employee);
    await list();
    const rows = await screen.findAllByRole('listitem', undefined, soon);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toMatch(/y 1 producto más.*Espera aprobación.*80 puntos/u);
    expect(rows[1]?.textContent).toMatch(/Té de montaña.*Cancelado.*60 puntosVolvieron 60 puntos/u);
    const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(links).toEqual([`/profile/order?id=${second.id}`, `/profile/order?id=${first.id}`]);
  });

  test('an empty list of orders links to the catalog', async () => {
    await list();
    expect((await screen.findByRole('link', { name: 'Ver el catálogo' }, soon)).getAttribute('href')).toBe(
      '/catalog',
    );
  });

  test('orders that could not be loaded show an error instead of an empty list, and load on retry', async () => {
    const page = await list(employee, ['OwnOrders']);
    await says(/No pudimos cargar tus pedidos/u);
    expect(screen.queryByRole('link', { name: 'Ver el catálogo' })).toBeNull();
    page.fails.clear();
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('link', { name: 'Ver el catálogo' }, soon);
  });
});

describe('one order', () => {
  test('an order shows the events of each line with note, tracking code and returned points', async () => {
    const order = await fixture.buy(employee, { tea: 1, hat: 1 });
    const lineOf = (product: string): string =>
      order.items.find((one) => one.product_id === product)?.id ?? '';
    await fixture.decide(lineOf('tea'), { status: 'sent', tracking_code: 'MX-1', note: 'Sale hoy' });
    await fixture.decide(lineOf('hat'), { status: 'cancelled', note: 'Se agotó' });
    await open(order.id);
    await says(/Pedido A-\d{6}/u);
    await says(/Seguimiento: MX-1/u);
    expect(text()).toMatch(/Cancelado: Sombrero“Se agotó”Vuelven a tu billetera: 50 puntos\./u);
    expect(text()).toMatch(/Enviado: Té de montaña“Sale hoy”/u);
    expect(screen.getByRole('link', { name: /Ver la devolución/u }).getAttribute('href')).toBe(
      '/wallet?purse=redeem',
    );
    expect(screen.queryByRole('button', { name: 'Cancelar el pedido' })).toBeNull();
  });

  test('an order cancelled by its buyer shows the returned points and restores the wallet', async () => {
    const order = await fixture.buy(employee, { tea: 2 });
    const page = await open(order.id);
    await page.user.click(await screen.findByRole('button', { name: 'Cancelar el pedido' }, soon));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('60 puntos')).toBeTruthy();
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar el pedido' }));
    await says(/Se canceló y los puntos volvieron/u);
    await waitFor(() => expect(page.cache.getQueryData(meQuery().queryKey)?.pointsToRedeem).toBe(500), soon);
    expect(await fixture.redeemable(employee)).toBe(500);
  });

  test('an order sent meanwhile cannot be cancelled, and the screen says so', async () => {
    const order = await fixture.buy(employee, { tea: 1 });
    const page = await open(order.id);
    await page.user.click(await screen.findByRole('button', { name: 'Cancelar el pedido' }, soon));
    await fixture.decide(order.items[0]?.id ?? '', { status: 'sent' });
    const dialog = await screen.findByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar el pedido' }));
    await says(/No se canceló\..*ya está en camino/u);
    expect(await fixture.redeemable(employee)).toBe(470);
  });

  test('an order of another person is unknown to colleagues, and shows its buyer to administrators', async () => {
    const order = await fixture.buy(employee, { tea: 1 });
    await open(order.id, manager);
    await says(/No encontramos este pedido/u);
    await open(order.id, admin);
    await says(/Pedido de \p{Lu}/u);
    expect(screen.queryByRole('button', { name: 'Cancelar el pedido' })).toBeNull();
  });

  test.each(['', 'nothing', 'x'.repeat(200)])(
    'an order with the id "%s" is reported as unknown, not as failed',
    async (id) => {
      await open(id);
      await says(/No encontramos este pedido/u);
    },
  );

  test('an order that could not be loaded shows an error, and its answers can fail alone', async () => {
    const order = await fixture.buy(employee, { tea: 1 });
    await open(order.id, employee, ['OneOrder']);
    await says(/No pudimos cargar el pedido/u);
    await open(order.id, employee, ['OrderAnswers']);
    await says(/No pudimos cargar lo que respondiste/u);
    expect(text()).toMatch(/Té de montaña/u);
  });
});
