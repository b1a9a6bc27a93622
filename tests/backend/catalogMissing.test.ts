/** Every product that cannot be redeemed names the missing condition and the time when the condition changes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogs, productCategories } from '#backend/stock/catalog.tables.ts';
import { holdMs } from '#schema/limits.parts.ts';
import { aShop, catalog, type Shop } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());

const inHours = (hours: number): string => new Date(shop.deployment.now + hours * 3_600_000).toISOString();
const nothing = { have: null, need: null, changes_at: null };

describe.each(storesOf(import.meta.url))('missing conditions of a product, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
    await shop.grant('ana', 500);
  });
  const missing = async (id: string, who = 'ana'): Promise<unknown> =>
    (await shop.ask(who, 'POST /product', { id })).missing;

  it('a product that can be redeemed now has nothing missing', async () => {
    await shop.product('mug');
    await shop.product('air', { stock: null, opensAt: inHours(-1), closesAt: inHours(1) });
    expect([await missing('mug'), await missing('air')]).toEqual([[], []]);
  });

  it('missing "inactive": the product or its category was deactivated, without an end', async () => {
    await shop.product('mug', { active: false });
    await shop.product('book', { categoryId: 'own' });
    await shop.change((store) => store.update(productCategories, { id: 'own' }, { active: false }));
    expect(await missing('mug')).toEqual([{ code: 'inactive', ...nothing }]);
    expect(await missing('book')).toEqual([{ code: 'inactive', ...nothing }]);
  });

  it('missing "country": the product belongs to another catalog than that of the reader', async () => {
    await shop.product('mug', { catalogId: 'mx' });
    await shop.product('air');
    // Without any catalog every product counts.
    expect(await missing('mug')).toEqual([]);
    await shop.change((store) => store.insert(catalogs, [catalog('mx', 1), catalog('cl', 0)]));
    expect(await missing('mug')).toEqual([{ code: 'country', ...nothing }]);
    expect(await missing('air')).toEqual([]);
    await shop.ask('ana', 'PUT /catalogs/mine', { catalog_id: 'mx' });
    expect(await missing('mug')).toEqual([]);
    // The choice counts only if employees may choose, and only while the chosen catalog is active.
    await shop.turn('choose_catalog', false);
    expect(await missing('mug')).toEqual([{ code: 'country', ...nothing }]);
    await shop.turn('choose_catalog', true);
    await shop.ask('diego', 'PATCH /org/catalog/mx', { active: false });
    expect(await missing('mug')).toEqual([{ code: 'country', ...nothing }]);
  });

  it('missing "window": the product opens at a moment and closes for good at another', async () => {
    await shop.product('mug', { opensAt: inHours(2), closesAt: inHours(5) });
    expect(await missing('mug')).toEqual([{ code: 'window', ...nothing, changes_at: inHours(2) }]);
    shop.deployment.now += 2 * 3_600_000;
    expect(await missing('mug')).toEqual([]);
    shop.deployment.now += 3 * 3_600_000 - 1;
    expect(await missing('mug')).toEqual([]);
    shop.deployment.now += 1;
    expect(await missing('mug')).toEqual([{ code: 'window', ...nothing }]);
  });

  it('missing "stock": the pieces left, and the end of the first checkout that holds some', async () => {
    await shop.product('mug', { stock: 1 });
    await shop.product('gone', { stock: 0 });
    expect(await missing('gone')).toEqual([{ code: 'stock', have: 0, need: 1, changes_at: null }]);
    await shop.grant('bruno', 100);
    await shop.put('bruno', 'mug');
    await shop.ask('bruno', 'POST /cart/hold');
    const back = new Date(shop.deployment.now + holdMs).toISOString();
    expect(await missing('mug')).toEqual([{ code: 'stock', have: 0, need: 1, changes_at: back }]);
    expect(await missing('mug', 'bruno')).toEqual([]);
    // A later checkout ends later, so employees wait for the first one.
    shop.deployment.now += 1000;
    await shop.ask('diego', 'POST /org/product/mug/stock', { by: 1 });
    await shop.put('carla', 'mug');
    await shop.ask('carla', 'POST /cart/hold');
    expect(await missing('mug')).toEqual([{ code: 'stock', have: 0, need: 1, changes_at: back }]);
    await shop.wait(holdMs);
    expect(await missing('mug')).toEqual([]);
  });

  it('missing "budget": the rest of the month, until the next month begins in the zone of the organisation', async () => {
    const renewed = '2026-04-01T06:00:00.000Z';
    shop.deployment.now = Date.parse(renewed) - 3_600_000;
    await shop.product('mug', { points: 150 });
    await shop.budget(250);
    expect(await missing('mug')).toEqual([]);
    await shop.put('ana', 'mug');
    await shop.ask('ana', 'POST /buy_products', {});
    await shop.grant('bruno', 150);
    expect(await missing('mug', 'bruno')).toEqual([
      { code: 'budget', have: 100, need: 150, changes_at: renewed },
    ]);
    await shop.put('bruno', 'mug');
    expect((await shop.cart('bruno')).items[0]?.missing.map(({ code }) => code)).toEqual(['budget']);
    expect(await shop.faults('bruno', 'POST /buy_products', {})).toEqual(['total_points: redeem_budget']);
    shop.deployment.now = Date.parse(renewed) - 1;
    expect(await missing('mug', 'bruno')).toHaveLength(1);
    shop.deployment.now += 1;
    expect(await missing('mug', 'bruno')).toEqual([]);
    expect((await shop.call('bruno', 'POST /buy_products', {})).status).toBe(200);
  });

  it('missing "budget": a purchase cancelled in its month frees its budget', async () => {
    await shop.product('mug', { points: 150 });
    await shop.budget(150);
    await shop.put('ana', 'mug');
    const { id } = await shop.ask('ana', 'POST /buy_products', {});
    await shop.grant('bruno', 150);
    expect(await missing('mug', 'bruno')).toHaveLength(1);
    await shop.ask('ana', `POST /orders/${id}/cancel`);
    expect(await missing('mug', 'bruno')).toEqual([]);
    expect(await shop.pieces('mug')).toEqual({ stock: 5, held: 0, sold: 0 });
  });

  it('missing "approval": an own order of the product waits; orders of other people do not count', async () => {
    await shop.product('mug', { needsApproval: true });
    await shop.grant('bruno', 100);
    await shop.put('ana', 'mug');
    await shop.ask('ana', 'POST /buy_products', {});
    expect(await missing('mug')).toEqual([{ code: 'approval', ...nothing }]);
    expect(await missing('mug', 'bruno')).toEqual([]);
    // Without the need for approval, no order waits any more.
    await shop.ask('diego', 'PATCH /org/product/mug', { needs_approval: false });
    expect(await missing('mug')).toEqual([]);
  });

  it('missing "points": the balance to redeem and the price', async () => {
    await shop.product('mug', { points: 501 });
    expect(await missing('mug')).toEqual([{ code: 'points', have: 500, need: 501, changes_at: null }]);
    expect(await missing('mug', 'bruno')).toEqual([{ code: 'points', have: 0, need: 501, changes_at: null }]);
    await shop.grant('ana', 1);
    expect(await missing('mug')).toEqual([]);
  });

  it('a product names all missing conditions together, always in the same order', async () => {
    await shop.change((store) => store.insert(catalogs, [catalog('mx', 0), catalog('cl', 1)]));
    await shop.budget(10);
    const mug = { needsApproval: true, stock: 1, catalogId: 'mx' };
    await shop.product('mug', { ...mug, points: 10 });
    await shop.put('ana', 'mug');
    await shop.ask('ana', 'POST /buy_products', {});
    await shop.ask('diego', 'PATCH /org/product/mug', {
      active: false,
      catalog_id: 'cl',
      opens_at: inHours(1),
      points: 5000,
    });
    const said = (await missing('mug')) as { code: string }[];
    expect(said.map(({ code }) => code)).toEqual([
      'inactive',
      'country',
      'window',
      'stock',
      'budget',
      'approval',
      'points',
    ]);
  });
});
