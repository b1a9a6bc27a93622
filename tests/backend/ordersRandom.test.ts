/** Random decisions about orders, in any order: no point, no unit and no budget is created or lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { orderEvents, orderItems, orders } from '#backend/orders/orders.tables.ts';
import { orderStateOf, orderStates } from '#schema/orders/orders.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { meetInQueue } from '../support/gate.ts';
import { hireLike } from './colleagues.ts';
import { admin, employee, manager, openOrderFixture, type OrderFixture } from './orderFixture.ts';
import type { Item } from './orderWire.ts';
import { trials } from '#tests/support/trials.ts';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

const purse = 200;
const stock = 4;
const month = '2026-03';
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Faults between orders, balances, stock and budget; empty if all is correct. */
async function faultsOf(fixture: OrderFixture, buyers: readonly string[], counted: readonly string[]) {
  const [items, rows, events, purses, moved] = await fixture.look(async (store) => [
    (await store.list(orderItems)).rows,
    (await store.list(orders)).rows,
    (await store.list(orderEvents)).rows,
    (await store.list(accounts, { where: { purse: 'redeem' } })).rows,
    (await store.list(transfers, { where: { kind: 'purchase' } })).rows,
  ]);
  const price = ({ points, quantity }: (typeof items)[number]): number => points * quantity;
  const standing = items.filter(({ status }) => status !== 'cancelled');
  const faults: string[] = [];
  const reversed = moved.flatMap(({ reverses }) => reverses ?? []);
  if (new Set(reversed).size < reversed.length) faults.push('a payment was taken back twice');
  for (const { id, transferId } of standing)
    if (reversed.includes(transferId)) faults.push(`what paid line ${id} was taken back`);
  for (const id of buyers) {
    const held = purses.find(({ ownerId }) => ownerId === id)?.balance ?? 0;
    const paid = sum(standing.filter(({ userId }) => userId === id).map(price));
    if (held + paid !== purse) faults.push(`${id} holds ${held} and has ${paid} in orders`);
  }
  for (const id of counted) {
    const left = await fixture.stock(id);
    const sold = sum(standing.filter((one) => one.productId === id).map(({ quantity }) => quantity));
    if (left === null || left === undefined || left + sold !== stock)
      faults.push(`${id}: ${left} left, ${sold} sold`);
  }
  const counts = (await fixture.redeemed())[month] ?? 0;
  if (counts !== sum(standing.map(price))) faults.push(`${counts} count as redeemed`);
  for (const order of rows) {
    const mine = items.filter(({ orderId }) => orderId === order.id);
    const back = sum(mine.filter(({ status }) => status === 'cancelled').map(price));
    const told = sum(events.filter(({ orderId }) => orderId === order.id).map(({ refunded }) => refunded));
    if (order.refundedPoints !== back || told !== back)
      faults.push(`${order.id} says ${order.refundedPoints} came back, its story ${told}, its lines ${back}`);
    if (order.status !== orderStateOf(mine.map(({ status }) => status)))
      faults.push(`${order.id} is ${order.status}`);
  }
  return faults;
}

/** Two buyers of a scarce and of a plain product. */
async function market(kind: StoreKind) {
  const fixture = await openOrderFixture(kind);
  const scarce = await fixture.product({ stock, points: 7 });
  const plain = await fixture.product({ points: 11, needsApproval: true });
  await fixture.budget(150);
  const items: Item[] = [];
  for (const buyer of [employee, manager]) {
    await fixture.purse(buyer, purse);
    items.push(...(await fixture.buy(buyer, { [scarce]: 2, [plain]: 3 })).items);
  }
  const buyers = await fixture.money.ids([employee, manager]);
  return { fixture, items, scarce, faults: () => faultsOf(fixture, buyers, [scarce]) };
}

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      line: fc.nat(7),
      to: fc.constantFrom(...orderStates.filter((state) => state !== 'delivered')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('deliver' as const), line: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), line: fc.nat(7) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('buy' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  },
);

describe.each([
  ['tab', 25],
  ['sql', 8],
] satisfies [StoreKind, number][])('random decisions on orders, %s store', (kind, numRuns) => {
  it('random decisions on orders keep points, stock and budget in balance', async () => {
    const answered = new Map<number, number>();
    await assertUntilSeen(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const { fixture, items, scarce, faults } = await market(kind);
        const say = async (one: (typeof steps)[number]): Promise<number> => {
          if (one.what === 'buy') {
            await fixture.ask('DELETE /cart', employee);
            await fixture.say('POST /cart', employee, { product_id: scarce, quantity: one.pieces });
            const body = { delivery: { name: 'A', phone: '5551234567', address: 'B', city: 'C' } };
            const bought = await fixture.say('POST /buy_products', employee, body);
            if (bought.status === 200) items.push(...(bought.body as unknown as { items: Item[] }).items); // an order, as its status says
            return bought.status;
          }
          const item = items[one.line % items.length];
          if (one.what === 'cancel') {
            const buyer = items.indexOf(item as Item) < 2 ? employee : manager; // the remainder is always a place of the list
            const { body } = await fixture.say(`GET /orders?page=1`, buyer);
            const [order] = (body as unknown as { items: { id: string }[] }).items; // a page, as the route says
            return (await fixture.say(`POST /orders/${order?.id}/cancel`, buyer)).status;
          }
          const status = one.what === 'deliver' ? 'delivered' : one.to;
          return (await fixture.decide(item?.id ?? '', { status })).status;
        };
        for (const one of steps) {
          const status = await say(one);
          answered.set(status, (answered.get(status) ?? 0) + 1);
          expect([200, 409, 422]).toContain(status);
          expect(await faults()).toEqual([]);
        }
        await fixture.money.expectSoundBooks();
        fixture.close();
      }),
      trials(numRuns),
      () => [200, 409, 422].filter((status) => (answered.get(status) ?? 0) <= 3).map(String),
    );
  }, 60_000);

  it('orders cancelled and reopened twenty times keep points, stock and budget in balance', async () => {
    const { fixture, items, faults } = await market(kind);
    for (let turn = 0; turn < 20; turn++) {
      for (const { id } of items)
        expect((await fixture.decide(id, { status: 'cancelled' })).status).toBe(200);
      expect([await fixture.redeemable(employee), await fixture.redeemable(manager)]).toEqual([purse, purse]);
      expect(await fixture.redeemed()).toEqual({ [month]: 0 });
      for (const { id } of items) expect((await fixture.decide(id, { status: 'sent' })).status).toBe(200);
      expect(await faults()).toEqual([]);
    }
    for (const { id } of items) await fixture.decide(id, { status: 'delivered' });
    expect(await faults()).toEqual([]);
    await fixture.money.expectSoundBooks();
    fixture.close();
  }, 60_000);

  it('concurrent decisions of two administrators on the same order lines keep points, stock and budget in balance', async () => {
    const { fixture, items, faults } = await market(kind);
    const wishes = [...items, ...items, ...items].flatMap(({ id }) =>
      (['cancelled', 'sent', 'approved'] as const).map((status) => ({ id, status })),
    );
    const deciders = [admin, await hireLike(fixture.deployment, admin)];
    for (const decider of deciders) await fixture.ask('GET /user', decider);
    meetInQueue(fixture.deployment.db, wishes.length);
    const answers = await Promise.all(
      wishes.map(({ id, status }, at) => fixture.decide(id, { status }, deciders[at % deciders.length])),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(await faults()).toEqual([]);
    fixture.close();
  }, 60_000);
});
