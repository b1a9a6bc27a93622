/** Stock is held for a checkout and released when the checkout ends in any way. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stockHolds } from '#backend/stock/catalog.tables.ts';
import { holdsJob } from '#backend/stock/holds.job.ts';
import { holdMs } from '#schema/limits.parts.ts';
import type { StoreKind } from '../support/deployment.ts';
import { faultsOf } from './money.ts';
import { aShop, type Shop } from './shopFixture.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());

describe.each(['tab', 'sql'] satisfies StoreKind[])('stock held for a checkout, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
    await shop.product('mug', { stock: 3 });
    await shop.product('card', { stock: 1 });
    await shop.product('air', { stock: null });
    for (const who of ['ana', 'bruno']) await shop.grant(who, 1000);
  });
  const hold = (who: string) => shop.ask(who, 'POST /cart/hold');
  const stockFor = async (who: string, id: string): Promise<unknown> => {
    const { stock, missing } = await shop.ask(who, 'POST /product', { id });
    return [stock, missing.map((one: { code: string }) => one.code)];
  };

  it('held stock is missing for other people and available to the holder of the checkout', async () => {
    await shop.put('ana', 'mug', 2);
    await shop.put('ana', 'card');
    await shop.put('ana', 'air', 9);
    const until = new Date(shop.deployment.now + holdMs).toISOString();
    expect((await hold('ana')).held_until).toBe(until);
    expect(await shop.pieces('mug')).toEqual({ stock: 1, held: 2, sold: 0 });
    expect([await stockFor('ana', 'card'), await stockFor('bruno', 'card')]).toEqual([
      [1, []],
      [0, ['stock']],
    ]);
    expect((await shop.cart('ana')).items.map(({ missing }) => missing)).toEqual([[], [], []]);
    const seen = await shop.ask('bruno', 'POST /product', { id: 'card' });
    expect(seen.missing).toEqual([{ code: 'stock', have: 0, need: 1, changes_at: until }]);
    await shop.put('bruno', 'card');
    expect(await shop.faults('bruno', 'POST /buy_products')).toEqual(['items.0: product_stock']);
  });

  it('a stock hold takes all lines of a cart or none', async () => {
    await shop.put('ana', 'card');
    await hold('ana');
    await shop.put('bruno', 'mug', 2);
    await shop.put('bruno', 'card');
    expect(await shop.faults('bruno', 'POST /cart/hold')).toEqual(['items.1: product_stock']);
    expect(await shop.pieces('mug')).toEqual({ stock: 3, held: 0, sold: 0 });
    expect(await shop.faults('carla', 'POST /cart/hold')).toEqual(['items: cart_empty']);
  });

  it('released stock returns once, even when the release is repeated', async () => {
    await shop.put('ana', 'mug', 2);
    await hold('ana');
    for (const _ of [1, 2]) {
      expect((await shop.ask('ana', 'DELETE /cart/hold')).held_until).toBe(null);
      expect(await shop.pieces('mug')).toEqual({ stock: 3, held: 0, sold: 0 });
    }
  });

  it('held stock returns once by itself at the end of the hold, and not before', async () => {
    await shop.put('ana', 'mug', 2);
    await hold('ana');
    await shop.wait(holdMs - 1);
    expect(await shop.pieces('mug')).toEqual({ stock: 1, held: 2, sold: 0 });
    shop.deployment.now += 1;
    await Promise.all([shop.deployment.tick(), shop.deployment.tick(), shop.deployment.tick()]);
    expect(await shop.pieces('mug')).toEqual({ stock: 3, held: 0, sold: 0 });
    expect((await shop.cart('ana')).held_until).toBe(null);
  });

  it('concurrent purchases at the moment a stock hold ends: one buyer gets the last piece', async () => {
    for (const who of ['ana', 'bruno', 'carla']) {
      await shop.grant(who, 100);
      await shop.put(who, 'card');
    }
    await hold('ana');
    shop.deployment.now += holdMs;
    const [statuses] = await Promise.all([
      Promise.all(
        ['ana', 'bruno', 'carla'].map(async (who) => (await shop.call(who, 'POST /buy_products')).status),
      ),
      shop.deployment.tick(),
      shop.deployment.tick(),
    ]);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
    expect(await shop.pieces('card')).toEqual({ stock: 0, held: 0, sold: 1 });
    expect(await shop.look(faultsOf)).toEqual([]);
  });

  it('the job leaves a stock hold alone that has not ended yet', async () => {
    await shop.put('ana', 'mug', 2);
    await hold('ana');
    const early = await shop.change(async (store) => {
      const { rows } = await store.list(stockHolds);
      const at = new Date(shop.deployment.now + holdMs - 1).toISOString();
      const { dependencies } = shop.deployment;
      const links = { ...dependencies, directory: dependencies.db.directory };
      const now = Date.parse(at);
      const context = {
        store,
        org: 'taller',
        at,
        now,
        newId: dependencies.newId,
        links,
        publish: () => undefined,
      };
      return holdsJob.run(context, rows[0]?.id ?? '');
    });
    expect(early).toBe(false);
    expect(await shop.pieces('mug')).toEqual({ stock: 1, held: 2, sold: 0 });
  });

  it('held stock is available to the next buyer from the moment the hold ends', async () => {
    await shop.put('ana', 'card');
    await hold('ana');
    await shop.put('bruno', 'card');
    shop.deployment.now += holdMs;
    expect((await shop.call('bruno', 'POST /buy_products')).status).toBe(200);
    expect(await shop.faults('ana', 'POST /buy_products')).toEqual(['items.0: product_stock']);
    expect(await shop.pieces('card')).toEqual({ stock: 0, held: 0, sold: 1 });
  });

  it('holding again renews the full hold time, and held stock follows changes of the cart', async () => {
    const line = await shop.put('ana', 'mug', 3);
    await hold('ana');
    shop.deployment.now += holdMs - 1;
    const again = await hold('ana');
    expect(again.held_until).toBe(new Date(shop.deployment.now + holdMs).toISOString());
    expect(await shop.pieces('mug')).toEqual({ stock: 0, held: 3, sold: 0 });
    await shop.ask('ana', 'POST /update_cart', { items: [{ item_id: line, quantity: 1 }] });
    expect(await shop.pieces('mug')).toEqual({ stock: 2, held: 1, sold: 0 });
    await shop.ask('ana', 'DELETE /cart');
    expect(await shop.pieces('mug')).toEqual({ stock: 3, held: 0, sold: 0 });
  });

  it('a purchase takes held stock first and the remainder from the free stock', async () => {
    const line = await shop.put('ana', 'mug');
    await hold('ana');
    await shop.ask('ana', 'POST /update_cart', { items: [{ item_id: line, quantity: 3 }] });
    expect((await shop.call('ana', 'POST /buy_products')).status).toBe(200);
    expect(await shop.pieces('mug')).toEqual({ stock: 0, held: 0, sold: 3 });
  });

  it('a stock hold stays unchanged when a larger hold is refused', async () => {
    const line = await shop.put('ana', 'mug', 2);
    await hold('ana');
    await shop.ask('ana', 'POST /update_cart', { items: [{ item_id: line, quantity: 4 }] });
    expect(await shop.faults('ana', 'POST /cart/hold')).toEqual(['items.0: product_stock']);
    expect(await shop.pieces('mug')).toEqual({ stock: 1, held: 2, sold: 0 });
  });

  it('a product with unlimited stock has no held stock, also after an administrator removed its limit', async () => {
    await shop.put('ana', 'mug', 2);
    await hold('ana');
    await shop.ask('diego', 'PATCH /org/product/mug', { stock: null });
    expect(await shop.pieces('mug')).toEqual({ stock: null, held: 0, sold: 0 });
    await shop.ask('diego', 'PATCH /org/product/mug', { stock: 4 });
    await shop.wait(holdMs);
    expect(await shop.pieces('mug')).toEqual({ stock: 4, held: 0, sold: 0 });
  });
});
