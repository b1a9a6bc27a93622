/**
 * Concurrent purchases: the last unit, the budget of the month and the balance have exactly one winner each, and no one
 * pays for nothing.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { holdMs } from '#schema/limits.parts.ts';
import type { StoreKind } from '../support/deployment.ts';
import { faultsOf } from './money.ts';
import { aShop, buyers, redeemedIn, type Shop } from './shopFixture.ts';

const people = buyers(16);
let shop: Shop;
afterEach(() => shop.deployment.close());

const atOnce = async (work: (who: string) => Promise<{ status: number }>): Promise<readonly number[]> =>
  (await Promise.all(people.map(work))).map(({ status }) => status);
const won = (statuses: readonly number[], status = 200): number =>
  statuses.filter((one) => one === status).length;

describe.each(['tab', 'sql'] satisfies StoreKind[])('sixteen concurrent buyers, %s store', (kind) => {
  const open = async (): Promise<void> => {
    shop = await aShop(kind, { people });
    await shop.product('last', { stock: 1 });
    await shop.product('many', { stock: null });
    for (const who of people) {
      await shop.grant(who, 100);
      await shop.deployment.tokenOf(`${who}@taller.example`);
    }
  };
  const expectPaidOnce = async (winners: number): Promise<void> => {
    const purses = await Promise.all(people.map((who) => shop.purse(who)));
    expect(purses.toSorted((one, other) => one - other)).toEqual(
      people.map((_, index) => (index < winners ? 0 : 100)),
    );
    expect(await shop.look(faultsOf)).toEqual([]);
  };

  it('sixteen concurrent purchases of the last piece: one buyer gets it, fifteen pay nothing', async () => {
    await open();
    for (const who of people) await shop.put(who, 'last');
    const statuses = await atOnce((who) => shop.call(who, 'POST /buy_products', { intent: who }));
    expect([won(statuses), won(statuses, 422)]).toEqual([1, 15]);
    expect(await shop.pieces('last')).toEqual({ stock: 0, held: 0, sold: 1 });
    await expectPaidOnce(1);
  });

  it('sixteen concurrent checkouts of the last piece: one holds it, and only the holder buys it', async () => {
    await open();
    for (const who of people) await shop.put(who, 'last');
    const held = await atOnce((who) => shop.call(who, 'POST /cart/hold'));
    expect(won(held)).toBe(1);
    const bought = await atOnce((who) => shop.call(who, 'POST /buy_products', { intent: who }));
    expect(bought.map((status) => status === 200)).toEqual(held.map((status) => status === 200));
    await expectPaidOnce(1);
  });

  it('sixteen concurrent purchases at the moment a hold ends: one buyer gets the last piece', async () => {
    await open();
    for (const who of people) await shop.put(who, 'last');
    await shop.ask(people[0] ?? '', 'POST /cart/hold');
    shop.deployment.now += holdMs;
    const [statuses] = await Promise.all([
      atOnce((who) => shop.call(who, 'POST /buy_products')),
      shop.deployment.tick(),
      shop.deployment.tick(),
    ]);
    expect(won(statuses)).toBe(1);
    expect(await shop.pieces('last')).toEqual({ stock: 0, held: 0, sold: 1 });
    await expectPaidOnce(1);
  });

  it('sixteen concurrent purchases on the remaining budget of the month: one succeeds', async () => {
    await open();
    await shop.budget(199);
    for (const who of people) await shop.put(who, 'many');
    const statuses = await atOnce((who) => shop.call(who, 'POST /buy_products'));
    expect([won(statuses), won(statuses, 422)]).toEqual([1, 15]);
    expect(await shop.look(redeemedIn)).toEqual({ '2026-03': 100 });
    await expectPaidOnce(1);
  });

  it('sixteen concurrent purchases by one person with one intent: one order, paid once, answered to all', async () => {
    await open();
    const who = people[0] ?? '';
    await shop.put(who, 'many');
    const answers = await Promise.all(
      people.map(() => shop.call(who, 'POST /buy_products', { intent: 'one', total_points: 100 })),
    );
    expect(new Set(answers.map(({ status, said }) => `${status} ${said.id}`)).size).toBe(1);
    await expectPaidOnce(1);
  });
});
