/** Stock and the budget of the month have their own guards, which also refuse callers that did not check before. */
import { afterEach, describe, expect, it } from 'vitest';
import { giveBudgetBack, takeBudget } from '#backend/stock/budget.ts';
import { giveStockBack, takeStock } from '#backend/stock/stock.ts';
import type { Store } from '#backend/store/port.ts';
import type { StoreKind } from '../support/deployment.ts';
import { aShop, redeemedIn, type Shop } from './shopFixture.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());

describe.each(['tab', 'sql'] satisfies StoreKind[])('stock and budget guards, %s store', (kind) => {
  it('the stock guard hands out at most the pieces in stock and none of an unknown product', async () => {
    shop = await aShop(kind);
    await shop.product('mug', { stock: 2 });
    await shop.product('air', { stock: null });
    const take = (id: string, pieces: number) => shop.change((store) => takeStock(store, id, pieces));
    const give = (id: string, pieces: number) => shop.change((store) => giveStockBack(store, id, pieces));
    expect(await take('mug', 3)).toBe(false);
    expect(await Promise.all([take('mug', 1), take('mug', 1), take('mug', 1)])).toEqual([true, true, false]);
    expect((await shop.pieces('mug')).stock).toBe(0);
    await give('mug', 2);
    expect((await shop.pieces('mug')).stock).toBe(2);
    expect([await take('air', 99), await take('none', 1)]).toEqual([true, false]);
    for (const id of ['air', 'none']) await give(id, 5);
    expect((await shop.pieces('air')).stock).toBe(null);
  });

  it('the budget guard redeems at most the budget of the month, and counts without a budget too', async () => {
    shop = await aShop(kind);
    const context = (store: Store) => ({
      store,
      newId: shop.deployment.dependencies.newId,
      at: new Date(shop.deployment.now).toISOString(),
    });
    const take = (points: number) =>
      shop.change(async (store) => (await takeBudget(context(store), points)) !== null);
    expect(await take(70)).toBe(true);
    await shop.budget(100);
    expect(await Promise.all([take(20), take(20), take(10)])).toEqual([true, false, true]);
    expect([await take(1), await take(1_000)]).toEqual([false, false]);
    await shop.change((store) => giveBudgetBack(store, '2026-03', 30));
    // Redemptions of another month do not free budget in this month.
    await shop.change((store) => giveBudgetBack(store, '2026-02', 30));
    expect([await take(31), await take(30)]).toEqual([false, true]);
    expect(await shop.look(redeemedIn)).toEqual({ '2026-03': 100 });
    shop.deployment.now = Date.parse('2026-04-01T06:00:00.000Z');
    expect(await take(100)).toBe(true);
    expect(await shop.look(redeemedIn)).toEqual({ '2026-03': 100, '2026-04': 100 });
  });
});
