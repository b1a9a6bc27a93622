/** Random actions on carts, holds, purchases and stock, in any order: no unit and no point is created or lost. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { products, stockHolds } from '#backend/stock/catalog.tables.ts';
import { cartItems } from '#backend/cart/cart.tables.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { orderItems } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { holdMs } from '#schema/limits.parts.ts';
import type { StoreKind } from '../support/deployment.ts';
import { after, begin, people, prices, things, type Act, type State } from './cartModel.ts';
import { faultsOf } from './money.ts';
import { aShop, type Shop } from './shopFixture.ts';
import { trials } from '#tests/support/trials.ts';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

const who = fc.constantFrom(...people);
const what = fc.constantFrom(...things);
const ms = fc.constantFrom(1, holdMs / 2, holdMs - 1, holdMs);
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('put' as const),
        who,
        what,
        pieces: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), who, what, pieces: fc.nat(4) }) },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constantFrom('hold' as const, 'buy' as const, 'buy' as const), who }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'cancel' as const), who }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('wait' as const, 'late' as const), ms }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('adjust' as const),
        what: fc.constantFrom('mug' as const, 'card' as const),
        by: fc.constantFrom(-3, -1, 1, 2),
      }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

/** The contents of the store in the terms of the model. */
async function kept(store: Store, now: number): Promise<unknown> {
  const { rows: onShelf } = await store.list(products);
  const { rows: held } = await store.list(stockHolds);
  const { rows: lines } = await store.list(cartItems);
  const { rows: purses } = await store.list(accounts, { where: { purse: 'redeem' } });
  const { rows: sold } = await store.list(orderItems, { where: { status: { ne: 'cancelled' } } });
  const of = (rows: readonly { userId: string; productId: string; quantity: number }[], one: string) =>
    things.map((thing) =>
      rows.reduce(
        (sum, { userId, productId, quantity }) =>
          sum + (userId === one && productId === thing ? quantity : 0),
        0,
      ),
    );
  return {
    now,
    stock: things.map((thing) => onShelf.find(({ id }) => id === thing)?.stock ?? 0),
    places: people.map((one) => ({
      cart: of(lines, one),
      held: of(held, one),
      points: purses.find(({ ownerId }) => ownerId === one)?.balance ?? 0,
      sold: of(sold, one),
    })),
  };
}

/** The expected contents, from the model. */
const should = ({ now, stock, places }: State): unknown => ({
  now,
  stock: things.map((thing) => stock[thing]),
  places: people.map((one) => {
    const { cart, held, points, orders } = places[one];
    return {
      cart: things.map((thing) => cart[thing] ?? 0),
      held: things.map((thing) => held[thing]?.pieces ?? 0),
      points,
      sold: things.map((thing) => orders.reduce((sum, order) => sum + (order[thing] ?? 0), 0)),
    };
  }),
});

/** The active orders of each person, newest last. */
type Orders = Readonly<Record<string, string[]>>;

/** Performs an action through the API; returns whether it was accepted. */
async function happen(shop: Shop, act: Act, orders: Orders): Promise<boolean> {
  if (act.do === 'wait' || act.do === 'late') {
    shop.deployment.now += act.ms;
    // Two tabs run the jobs at the same time.
    if (act.do === 'wait') await Promise.all([shop.deployment.tick(), shop.deployment.tick()]);
    return true;
  }
  const done = async (as: string, route: string, body?: unknown): Promise<boolean> => {
    const { status, said, text } = await shop.call(as, route, body);
    expect([200, 404, 409, 422], text).toContain(status);
    if (route === 'POST /buy_products' && status === 200) orders[as]?.push(said.id);
    return status === 200;
  };
  switch (act.do) {
    case 'adjust':
      return done('diego', `POST /org/product/${act.what}/stock`, { by: act.by });
    case 'put':
      return done(act.who, 'POST /cart', { product_id: act.what, quantity: act.pieces });
    case 'set': {
      const line = (await shop.cart(act.who)).items.find(({ product }) => product?.id === act.what);
      return done(act.who, 'POST /update_cart', {
        items: [{ item_id: line?.id ?? 'none', quantity: act.pieces }],
      });
    }
    case 'cancel':
      return done(act.who, `POST /orders/${orders[act.who]?.pop() ?? 'none'}/cancel`);
    case 'buy':
      return done(act.who, 'POST /buy_products', {});
    default:
      return done(act.who, `${act.do === 'hold' ? 'POST' : 'DELETE'} /cart/hold`);
  }
}

/** The outcomes that the random runs must include. */
const outcomes = ['hold done', 'hold refused', 'buy done', 'buy refused', 'cancel done', 'adjust refused'];

it.each([
  ['tab', 40],
  ['sql', 15],
] satisfies [StoreKind, number][])(
  'stock, holds, sold pieces and wallets of random cart stories agree with the model, %s store, %i stories',
  async (kind, numRuns) => {
    const tally: Record<string, number> = {};
    await assertUntilSeen(
      fc.asyncProperty(acts, fc.integer({ min: 1, max: 6 }), async (story, stock) => {
        const shop = await aShop(kind);
        await shop.product('mug', { points: prices.mug, stock });
        await shop.product('card', { points: prices.card, stock: 1 });
        await shop.product('air', { points: prices.air, stock: null });
        for (const one of people) await shop.grant(one, 60);
        let state = begin(shop.deployment.now, stock, 60);
        const orders: Orders = { ana: [], bruno: [], elena: [] };
        for (const act of story) {
          const next = after(state, act);
          const done = await happen(shop, act, orders);
          expect(done, JSON.stringify(act)).toBe(next !== undefined);
          state = next ?? state;
          expect(await shop.look((store) => kept(store, shop.deployment.now)), JSON.stringify(act)).toEqual(
            should(state),
          );
          const name = `${act.do} ${done ? 'done' : 'refused'}`;
          tally[name] = (tally[name] ?? 0) + 1;
        }
        expect(await shop.look(faultsOf)).toEqual([]);
        shop.deployment.close();
      }),
      trials(numRuns),
      () => outcomes.filter((name) => tally[name] === undefined),
    );
  },
  120_000,
);
