/** Purchases: the last piece, the budget and an intent are used up once, and nobody pays for nothing. */
import { faultsOf } from '#tests/backend/money.ts';
import { aShop, buyers, redeemedIn, type Shop } from '#tests/backend/shopFixture.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import { racesOn, type Race } from '../race.ts';

const people = buyers(16);
const buy = 'POST /buy_products';

/** A shop in which sixteen people can pay for one product of this stock, and have it in their carts. */
const shopWith = (stock: number | null) => async (kind: StoreKind) => {
  const shop = await aShop(kind, { people });
  await shop.product('mug', { stock });
  await shop.budget(199);
  for (const who of people) {
    await shop.grant(who, 100);
    await shop.put(who, 'mug');
  }
  return shop;
};

/** What the people have whose points changed, and the faults of the books. */
const paid = async (shop: Shop) => ({
  purses: (await Promise.all(people.map((who) => shop.purse(who)))).filter((points) => points !== 100),
  faults: await shop.look(faultsOf),
});
const paidOnce = { purses: [0], faults: [] };

export const races: readonly Race[] = [
  ...racesOn(shopWith(1), [
    {
      call: buy,
      limited: 'the last piece',
      invariant: 'one buyer gets it, fifteen pay nothing',
      statuses: { 200: 1, 422: 15 },
      calls: (shop) => people.map((who) => shop.call(who, buy, { intent: who })),
      left: async (shop) => ({ ...(await shop.pieces('mug')), ...(await paid(shop)) }),
      expected: { stock: 0, held: 0, sold: 1, ...paidOnce },
    },
    {
      call: 'POST /cart/hold',
      limited: 'the last piece',
      invariant: 'only its holder can buy it',
      statuses: { 200: 1, 422: 15 },
      calls: (shop) => people.map((who) => shop.call(who, 'POST /cart/hold')),
      async left(shop, held) {
        const bought = await Promise.all(people.map((who) => shop.call(who, buy)));
        const others = bought.filter(({ status }, at) => status !== held[at]?.status);
        return { others, ...(await paid(shop)) };
      },
      expected: { others: [], ...paidOnce },
    },
  ]),
  ...racesOn(shopWith(null), [
    {
      call: buy,
      limited: 'the remaining budget of the month',
      invariant: 'one purchase is paid, and counted in the budget',
      statuses: { 200: 1, 422: 15 },
      calls: (shop) => people.map((who) => shop.call(who, buy)),
      left: async (shop) => ({ redeemed: await shop.look(redeemedIn), ...(await paid(shop)) }),
      expected: { redeemed: { '2026-03': 100 }, ...paidOnce },
    },
    {
      call: buy,
      limited: 'one intent of one person',
      invariant: 'one order is made, paid once, and answered to all calls',
      statuses: { 200: 16 },
      calls: (shop) => people.map(() => shop.call('buyer001', buy, { intent: 'one', total_points: 100 })),
      left: async (shop, answers) => ({
        orders: new Set(answers.map(({ said }) => said.id)).size,
        ...(await paid(shop)),
      }),
      expected: { orders: 1, ...paidOnce },
    },
  ]),
];
