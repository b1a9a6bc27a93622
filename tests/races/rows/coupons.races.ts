/** Coupons: a person takes one, and the last piece goes to one person. */
import { redemptions } from '#backend/coupons/coupons.tables.ts';
import { faultsOf } from '#tests/backend/money.ts';
import { employee, openOrderFixture } from '#tests/backend/orderFixture.ts';
import { racesOn, type Race } from '../race.ts';

const take = 'POST /redeem/user/create';

export const races: readonly Race[] = racesOn(
  async (kind) => {
    const fixture = await openOrderFixture(kind);
    await fixture.purse(employee, 100);
    const provider = await fixture.provider();
    return {
      ...fixture,
      endless: await fixture.coupon(provider, { points: 5 }),
      single: await fixture.coupon(provider, { points: 5, stock: 1 }),
      people: await fixture.people(16, 5),
    };
  },
  [
    {
      call: take,
      limited: 'one coupon of a person',
      invariant: 'it is paid once, and left for another person',
      statuses: { 200: 1, 409: 7 },
      calls: ({ say, endless }) =>
        Array.from({ length: 8 }, () => say(take, employee, { coupon_id: endless })),
      async left({ say, endless, people, redeemable, look }) {
        const other = await say(take, people[0] ?? '', { coupon_id: endless });
        return [await redeemable(employee), other.status, await look(faultsOf)];
      },
      expected: [95, 200, []],
    },
    {
      call: take,
      limited: 'the last piece of a coupon',
      invariant: 'one person gets it, fifteen pay nothing',
      statuses: { 200: 1, 409: 15 },
      calls: ({ say, single, people }) => people.map((email) => say(take, email, { coupon_id: single })),
      async left({ look, people, redeemable }) {
        const purses = await Promise.all(people.map(redeemable));
        const taken = await look(async (store) => (await store.tally(redemptions))[0]?.count);
        return [purses.filter((points) => points !== 5), taken, await look(faultsOf)];
      },
      expected: [[0], 1, []],
    },
  ],
);
