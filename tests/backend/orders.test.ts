/** Orders: the course of each line, with every point and unit accounted for (spec §7 "Orders"). */
import { organizations } from '#backend/organization/organization.tables.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { meetInQueue } from '../support/gate.ts';
import { reasonsOf } from '../support/said.ts';
import { hireLike } from './colleagues.ts';
import {
  admin,
  employee,
  foreigner,
  manager,
  nothing,
  openOrderFixture,
  type OrderFixture,
} from './orderFixture.ts';
import { delivery, type Item, type Order } from './orderWire.ts';
import { storesOf } from '../support/trials.ts';

let fixture: OrderFixture;

/** An order of the employee with one line of 3 × 10 points, from a balance of 100 and a stock of 5. */
async function anOrder(
  given: Parameters<OrderFixture['product']>[0] = {},
): Promise<{ order: Order; item: Item }> {
  await fixture.purse(employee, 100);
  const product = await fixture.product({ stock: 5, ...given });
  const order = await fixture.buy(employee, { [product]: 3 });
  const [item] = order.items;
  if (item === undefined) throw new Error('no line');
  return { order, item };
}

describe.each(storesOf(import.meta.url))('orders, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
  });
  afterEach(async () => {
    await fixture.money.expectSoundBooks();
    fixture.close();
  });

  it('an order records its events from the purchase to the delivery and notifies its buyer', async () => {
    const { order, item } = await anOrder();
    expect([order.number, order.status, order.total_points, order.delivery]).toEqual([
      'A-000001',
      'approved',
      30,
      delivery,
    ]);
    await fixture.decide(item.id, { status: 'in_progress' });
    const sent = await fixture.decide(item.id, {
      status: 'sent',
      note: 'Va por mensajería',
      tracking_code: 'MX-1',
    });
    expect(sent.body).toMatchObject({ status: 'sent', note: 'Va por mensajería', tracking_code: 'MX-1' });
    await fixture.decide(item.id, { status: 'delivered' });
    const { events, status, items } = await fixture.order(order.id, employee);
    expect(events.map((one) => [one.status, one.by?.email, one.note, one.item_id, one.refunded])).toEqual([
      ['approved', employee, '', null, 0],
      ['in_progress', admin, '', item.id, 0],
      ['sent', admin, 'Va por mensajería', item.id, 0],
      ['delivered', admin, '', item.id, 0],
    ]);
    expect([status, items[0]?.note, items[0]?.tracking_code]).toEqual(['delivered', '', 'MX-1']);
    expect(await fixture.noticesOf(employee, 'order')).toEqual([order.id, order.id, order.id]);
  });

  it('an order has the state of its least advanced line, and orders are numbered consecutively', async () => {
    await fixture.purse(employee, 100);
    const [one, other] = [await fixture.product(), await fixture.product({ needsApproval: true })];
    const order = await fixture.buy(employee, { [one]: 1, [other]: 1 });
    expect([order.status, order.items.map(({ status }) => status)]).toEqual([
      'pending',
      ['approved', 'pending'],
    ]);
    const [first = '', second = ''] = order.items.map(({ id }) => id);
    await fixture.decide(first, { status: 'sent' });
    expect((await fixture.order(order.id, employee)).status).toBe('pending');
    await fixture.decide(second, { status: 'cancelled' });
    expect((await fixture.order(order.id, employee)).status).toBe('sent');
    await fixture.decide(first, { status: 'cancelled' });
    expect((await fixture.order(order.id, employee)).status).toBe('cancelled');
    expect((await fixture.buy(employee, { [one]: 1 })).number).toBe('A-000002');
  });

  it('an order that needs approval notifies administrators, and another order does not', async () => {
    await anOrder();
    expect(await fixture.noticesOf(admin, 'order')).toEqual([]);
    const { order } = await anOrder({ needsApproval: true });
    expect(await fixture.noticesOf(admin, 'order')).toEqual([order.id]);
    expect(await fixture.noticesOf(manager, 'order')).toEqual([]);
  });

  it('cancelling an order line returns points, stock and budget, and the wallet shows what it reverses', async () => {
    await fixture.budget(50);
    const { order, item } = await anOrder();
    expect([await fixture.redeemable(employee), await fixture.stock(item.product_id)]).toEqual([70, 2]);
    expect(await fixture.redeemed()).toEqual({ '2026-03': 30 });
    await fixture.decide(item.id, { status: 'cancelled', note: 'Ya no hay' });
    expect([await fixture.redeemable(employee), await fixture.stock(item.product_id)]).toEqual([100, 5]);
    expect(await fixture.redeemed()).toEqual({ '2026-03': 0 });
    const [back, paid] = await fixture.lines(employee);
    expect([back?.kind, back?.amount, back?.reverses]).toEqual(['purchase', 30, paid?.id]);
    expect([paid?.kind, paid?.amount]).toEqual(['purchase', -30]);
    const cause = { kind: 'order', id: order.id };
    expect([back, paid]).toMatchObject([{ cause }, { cause }]);
    const seen = await fixture.order(order.id, employee);
    expect([seen.refunded_points, seen.total_points, seen.events.at(-1)?.refunded]).toEqual([30, 30, 30]);
  });

  it('cancelling an order line in a later month changes only the budget of the month of purchase', async () => {
    await fixture.budget(50);
    const { item } = await anOrder();
    fixture.deployment.now = Date.parse('2026-04-10T18:00:00.000Z');
    const other = await fixture.product();
    await fixture.buy(employee, { [other]: 4 });
    await fixture.decide(item.id, { status: 'cancelled' });
    expect(await fixture.redeemed()).toEqual({ '2026-03': 0, '2026-04': 40 });
  });

  it('cancelling an order line after the time zone changed frees the budget of the month that it used', async () => {
    await fixture.budget(50);
    await fixture.purse(employee, 100);
    const zone = (timezone: string) =>
      fixture.write((store) => store.update(organizations, {}, { timezone }));
    await zone('UTC');
    fixture.deployment.now = Date.parse('2026-04-01T03:00:00.000Z');
    const [item] = (await fixture.buy(employee, { [await fixture.product({ points: 30 })]: 1 })).items;
    expect(await fixture.redeemed()).toEqual({ '2026-04': 30 });
    await zone('America/Mexico_City');
    await fixture.decide(item?.id ?? '', { status: 'cancelled' });
    expect(await fixture.redeemed()).toEqual({ '2026-04': 0 });
  });

  it('reopening a cancelled order line takes points and stock again, and is refused by name when they are missing', async () => {
    await fixture.budget(50);
    const { order, item } = await anOrder();
    await fixture.decide(item.id, { status: 'cancelled' });
    expect((await fixture.decide(item.id, { status: 'in_progress' })).status).toBe(200);
    const seen = await fixture.order(order.id, employee);
    expect([seen.status, seen.refunded_points, seen.events.at(-1)?.refunded]).toEqual([
      'in_progress',
      0,
      -30,
    ]);
    expect([await fixture.redeemable(employee), await fixture.stock(item.product_id)]).toEqual([70, 2]);

    await fixture.decide(item.id, { status: 'cancelled' });
    const again = () => fixture.decide(item.id, { status: 'approved' });
    await fixture.budget(29);
    expect([(await again()).status, reasonsOf(await again())]).toEqual([409, ['status: redeem_budget']]);
    await fixture.budget(null);
    await fixture.purse(employee, 29);
    expect(reasonsOf(await again())).toEqual(['status: buyer_points_insufficient']);
    await fixture.purse(employee, 100);
    await fixture.purse(manager, 100);
    await fixture.buy(manager, { [item.product_id]: 3 });
    expect(reasonsOf(await again())).toEqual(['status: product_stock']);
    expect([await fixture.redeemable(employee), await fixture.stock(item.product_id)]).toEqual([100, 2]);
  });

  it('a delivered order line keeps its state, and a cancelled one cannot be delivered', async () => {
    const { item } = await anOrder();
    await fixture.decide(item.id, { status: 'delivered' });
    for (const status of ['pending', 'approved', 'in_progress', 'sent', 'cancelled']) {
      const refused = await fixture.decide(item.id, { status });
      expect([refused.status, reasonsOf(refused)]).toEqual([422, ['status: order_step']]);
    }
    expect(
      (await fixture.decide(item.id, { status: 'delivered', tracking_code: 'MX-9' })).body,
    ).toMatchObject({
      tracking_code: 'MX-9',
    });
    expect(await fixture.redeemable(employee)).toBe(70);
    const { item: other } = await anOrder();
    await fixture.decide(other.id, { status: 'cancelled' });
    expect(reasonsOf(await fixture.decide(other.id, { status: 'delivered' }))).toEqual([
      'status: order_step',
    ]);
  });

  it.each([
    ['cancelled', 'approved'],
    ['approved', 'cancelled'],
  ] as const)(
    'of two administrators who decide on a pending order line at the same time, %s and %s, exactly one succeeds',
    async (...wanted) => {
      const { order, item } = await anOrder({ needsApproval: true });
      const deciders = [admin, await hireLike(fixture.deployment, admin)];
      // Signs both in before, so that no sign-in joins the queue.
      for (const decider of deciders) await fixture.ask('GET /user', decider);
      meetInQueue(fixture.deployment.db, wanted.length);
      const both = await Promise.all(
        wanted.map((status, at) => fixture.decide(item.id, { status, from: 'pending' }, deciders[at])),
      );
      const won = both.findIndex(({ status }) => status === 200);
      expect(both.map(({ status }) => status)).toEqual(won === 0 ? [200, 409] : [409, 200]);
      const { events, items, refunded_points } = await fixture.order(order.id, employee);
      expect(events.slice(1).map(({ status, by }) => [status, by?.email])).toEqual([
        [wanted[won], deciders[won]],
      ]);
      expect(items.map(({ status }) => status)).toEqual([wanted[won]]);
      expect([await fixture.redeemable(employee), refunded_points]).toEqual(
        wanted[won] === 'cancelled' ? [100, 30] : [70, 0],
      );
    },
  );

  it('an order line cancelled three times at once is refunded once', async () => {
    const { order, item } = await anOrder();
    await Promise.all([1, 2, 3].map(() => fixture.decide(item.id, { status: 'cancelled' })));
    expect(await fixture.redeemable(employee)).toBe(100);
    expect((await fixture.order(order.id, employee)).refunded_points).toBe(30);
  });

  it('the buyer cancels an order before any line is sent, and the cancellation is final', async () => {
    await fixture.purse(employee, 100);
    const [one, other] = [await fixture.product({ stock: 1 }), await fixture.product({ stock: 4 })];
    const order = await fixture.buy(employee, { [one]: 1, [other]: 2 });
    expect(order.may_cancel).toBe(true);
    expect((await fixture.say(`POST /orders/${order.id}/cancel`, admin)).status).toBe(403);
    expect((await fixture.say(`POST /orders/${order.id}/cancel`, manager)).status).toBe(404);
    const taken = await fixture.ask<Order>(`POST /orders/${order.id}/cancel`, employee);
    expect([taken.status, taken.refunded_points, taken.may_cancel]).toEqual(['cancelled', 30, false]);
    expect(taken.events.at(-1)).toMatchObject({ item_id: null, status: 'cancelled', refunded: 30 });
    expect([
      await fixture.redeemable(employee),
      await fixture.stock(one),
      await fixture.stock(other),
    ]).toEqual([100, 1, 4]);
    expect((await fixture.say(`POST /orders/${order.id}/cancel`, employee)).status).toBe(409);
    // A later approval must not charge the buyer again for a cancelled order.
    const again = await fixture.decide(order.items[0]?.id ?? '', { status: 'approved' });
    expect([again.status, reasonsOf(again)]).toEqual([422, ['status: order_taken_back']]);
  });

  it('an order with a sent line cannot be cancelled by its buyer', async () => {
    await fixture.purse(employee, 100);
    const [one, other] = [await fixture.product(), await fixture.product()];
    const order = await fixture.buy(employee, { [one]: 1, [other]: 1 });
    await fixture.decide(order.items[0]?.id ?? '', { status: 'sent' });
    const refused = await fixture.say(`POST /orders/${order.id}/cancel`, employee);
    expect([refused.status, reasonsOf(refused)]).toEqual([409, ['id: order_on_its_way']]);
    expect((await fixture.order(order.id, employee)).may_cancel).toBe(false);
    await fixture.decide(order.items[0]?.id ?? '', { status: 'cancelled' });
    expect((await fixture.ask<Order>(`POST /orders/${order.id}/cancel`, employee)).refunded_points).toBe(20);
    expect(await fixture.redeemable(employee)).toBe(100);
  });

  it('an order is visible only to its buyer and administrators', async () => {
    const { order, item } = await anOrder();
    for (const as of [employee, admin]) expect((await fixture.order(order.id, as)).user.email).toBe(employee);
    expect((await fixture.order(order.id, admin)).may_cancel).toBe(false);
    for (const as of [manager, foreigner])
      for (const route of [`GET /orders/${order.id}`, `GET /orders/answers/${order.id}`])
        expect((await fixture.say(route, as)).status).toBe(404);
    expect((await fixture.decide(item.id, { status: 'sent' }, foreigner)).status).toBe(404);
    expect((await fixture.decide(item.id, { status: 'sent' }, employee)).status).toBe(403);
    expect((await fixture.decide(nothing, { status: 'sent' })).status).toBe(404);
    expect((await fixture.ask<{ items: Order[] }>('GET /orders?page=1', manager)).items).toEqual([]);
    const mine = await fixture.ask<{ items: Order[] }>('GET /orders?page=1', employee);
    expect(mine.items.map(({ id }) => id)).toEqual([order.id]);
  });

  it('an order keeps the answers of its buyer', async () => {
    await fixture.purse(employee, 100);
    const question = { id: 'size', label: '¿Qué talla?', required: true, options: ['S', 'M'] };
    const product = await fixture.product({ questions: [question], isDigital: true });
    const { items } = await fixture.ask<{ items: { id: string }[] }>('POST /cart', employee, {
      product_id: product,
    });
    const order = await fixture.ask<Order>('POST /buy_products', employee, {
      items: [{ item_id: items[0]?.id, answers: [{ question_id: 'size', answer: 'M' }] }],
    });
    for (const as of [employee, admin])
      expect(await fixture.ask(`GET /orders/answers/${order.id}`, as)).toMatchObject([
        { question: '¿Qué talla?', answer: 'M', item_id: order.items[0]?.id },
      ]);
    expect(order.delivery).toBeNull();
  });

  it('an invalid decision on an order line is refused by field', async () => {
    const { item } = await anOrder();
    for (const status of ['lost', 1, null, [], 'Cancelled', '__proto__', undefined]) {
      const refused = await fixture.decide(item.id, { status });
      expect([refused.status, refused.body.reasons[0]?.field]).toEqual([422, 'status']);
    }
    const long = await fixture.decide(item.id, { status: 'sent', note: 'x'.repeat(501) });
    expect(reasonsOf(long)).toEqual(['note: too_long']);
    expect(reasonsOf(await fixture.decide(item.id, { status: 'sent', tracking_code: 7 }))).toEqual([
      'tracking_code: type',
    ]);
  });
});
