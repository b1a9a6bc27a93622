/** The cart: lines at the price of the day they were added, and what prevents the purchase of each. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { maxPoints } from '#schema/limits.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { aShop, type Shop, type WireCart } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());

describe.each(storesOf(import.meta.url))('cart, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
    await shop.product('card');
    await shop.product('mug', { points: 30, isDigital: false });
    await shop.grant('ana', 50);
  });

  it('a new cart is empty and shows the balance to redeem', async () => {
    expect(await shop.cart('ana')).toEqual({
      items: [],
      count: 0,
      total_points: 0,
      balance: 50,
      held_until: null,
    });
  });

  it('a cart gains a line per product, and adding the product again raises its quantity', async () => {
    await shop.ask('ana', 'POST /cart', { product_id: 'mug', options: { size: 'M' } });
    await shop.ask('ana', 'POST /cart', { product_id: 'card', quantity: 2 });
    const cart = await shop.ask('ana', 'POST /cart', { product_id: 'mug', quantity: 3 });
    expect(cart).toMatchObject({ count: 6, total_points: 320, balance: 50 });
    expect(await shop.ask('ana', 'GET /user')).toMatchObject({ cart_count: 6 });
    expect(
      cart.items.map((line: { name: string; quantity: number; options: unknown }) => [
        line.name,
        line.quantity,
        line.options,
      ]),
    ).toEqual([
      ['mug', 4, { size: 'M' }],
      ['card', 2, {}],
    ]);
  });

  it('a cart line names what prevents its purchase, apart from points missing for the whole cart', async () => {
    await shop.put('ana', 'mug', 7);
    const cart = await shop.cart('ana');
    expect(cart.items[0]?.missing).toEqual([{ code: 'stock', have: 5, need: 7, changes_at: null }]);
    expect(cart.total_points).toBeGreaterThan(cart.balance);
    await shop.change((store) => store.update(products, { id: 'mug' }, { active: false }));
    expect((await shop.cart('ana')).items[0]?.missing[0]?.code).toBe('inactive');
  });

  it('a cart changes quantities, removes a line at quantity 0, and is emptied by one call', async () => {
    const [mug, card] = [await shop.put('ana', 'mug'), await shop.put('ana', 'card')];
    const changed: WireCart = await shop.ask('ana', 'POST /update_cart', {
      items: [
        { item_id: mug, quantity: 0 },
        { item_id: card, quantity: 3 },
      ],
    });
    expect(changed.items.map(({ name, quantity }) => [name, quantity])).toEqual([['card', 3]]);
    await shop.put('ana', 'mug');
    expect((await shop.ask('ana', `DELETE /cart?item_id=${card}`)).items).toHaveLength(1);
    expect((await shop.ask('ana', 'DELETE /cart')).items).toEqual([]);
    expect((await shop.ask('ana', 'DELETE /cart')).items).toEqual([]);
  });

  it('a cart belongs to one person: another person cannot see, change, remove or buy its lines', async () => {
    const line = await shop.put('ana', 'mug');
    expect((await shop.cart('bruno')).items).toEqual([]);
    const items = [{ item_id: line, quantity: 2 }];
    expect(await shop.faults('bruno', 'POST /update_cart', { items })).toEqual([
      'items.0.item_id: id_unknown',
    ]);
    expect((await shop.call('bruno', `DELETE /cart?item_id=${line}`)).status).toBe(404);
    expect(await shop.faults('bruno', 'POST /buy_products', { items: [{ item_id: line }] })).toEqual([
      'items.0.item_id: id_unknown',
    ]);
    expect((await shop.cart('ana')).count).toBe(1);
  });

  it('a cart accepts only active products of the own organisation, from members, while the module is on', async () => {
    await shop.product('old', { active: false });
    expect(await shop.faults('ana', 'POST /cart', { product_id: 'old' })).toEqual([
      'product_id: product_inactive',
    ]);
    expect(await shop.faults('ana', 'POST /cart', { product_id: 'none' })).toEqual([
      'product_id: id_unknown',
    ]);
    expect(await shop.faults('olga@otro.example', 'POST /cart', { product_id: 'mug' })).toEqual([
      'product_id: id_unknown',
    ]);
    expect((await shop.call('xavi', 'GET /cart')).status).toBe(403);
    await shop.turn('catalog', false);
    expect((await shop.call('ana', 'GET /cart')).said.code).toBe('module_off');
  });

  it('a cart accepts a provider product only with its current name, price and ids', async () => {
    const provider = { id: 'cine', name: 'Cine', logoUrl: '/cine.svg', website: null, contactEmail: null };
    await shop.change((store) =>
      store.insert(providers, [{ ...provider, country: null, active: true, createdAt: '2026-01-01' }]),
    );
    await shop.product('ticket', { providerId: 'cine', externalId: 'T-1', name: 'Entrada' });
    const wanted = { provider_id: 'cine', external_product_id: 'T-1', name: 'Entrada', points: 100 };
    const cart = await shop.ask('ana', 'POST /cart/external', {
      ...wanted,
      quantity: 2,
      image_url: 'https://x',
    });
    expect(cart.items[0]).toMatchObject({
      name: 'Entrada',
      provider_id: 'cine',
      external_product_id: 'T-1',
      quantity: 2,
      image_url: null,
      product: { external_id: 'T-1', provider: { id: 'cine', name: 'Cine', logo_url: '/cine.svg' } },
    });
    const fault = (own: object) => shop.faults('ana', 'POST /cart/external', { ...wanted, ...own });
    expect(await fault({ points: 1 })).toEqual(['points: price_changed']);
    expect(await fault({ name: 'Otra' })).toEqual(['name: id_unknown']);
    expect(await fault({ external_product_id: 'T-2' })).toEqual(['external_product_id: id_unknown']);
    expect(await fault({ provider_id: 'otro' })).toEqual(['external_product_id: id_unknown']);
    expect((await shop.cart('ana')).count).toBe(2);
  });

  it('a cart is limited to 99 pieces per line, the points of one movement, and 30 lines', async () => {
    const line = await shop.put('ana', 'mug', 60);
    expect(await shop.faults('ana', 'POST /cart', { product_id: 'mug', quantity: 40 })).toEqual([
      'quantity: too_big',
    ]);
    await shop.product('car', { points: maxPoints / 2 });
    expect(await shop.faults('ana', 'POST /cart', { product_id: 'car', quantity: 3 })).toEqual([
      'quantity: too_big',
    ]);
    const car = await shop.put('ana', 'car', 2);
    const items = [
      { item_id: line, quantity: 99 },
      { item_id: car, quantity: 3 },
    ];
    expect(await shop.faults('ana', 'POST /update_cart', { items })).toEqual(['items.1.quantity: too_big']);
    for (let at = 2; at < storeLimits.cartLines; at++) await shop.put('ana', await shop.product(`p${at}`));
    await shop.product('more');
    expect(await shop.faults('ana', 'POST /cart', { product_id: 'more' })).toEqual(['product_id: cart_full']);
    expect((await shop.cart('ana')).items).toHaveLength(storeLimits.cartLines);
  });

  it.each([-1, 0, 1.5, 1e308, 2 ** 53 + 1, '1', null, [], 'NaN', 100])(
    'a cart refuses a quantity of %j and names the field',
    async (quantity) => {
      expect((await shop.faults('ana', 'POST /cart', { product_id: 'mug', quantity }))[0]).toMatch(
        /^quantity: /,
      );
      const line = await shop.put('ana', 'mug');
      if (quantity === 0) return;
      const items = [{ item_id: line, quantity }];
      expect((await shop.faults('ana', 'POST /update_cart', { items }))[0]).toMatch(/^items\.0\.quantity: /);
      expect((await shop.cart('ana')).count).toBe(1);
    },
  );

  it('a cart loses the line of a deleted product', async () => {
    await shop.put('ana', 'mug');
    await shop.ask('diego', 'DELETE /org/product/mug');
    expect((await shop.cart('ana')).items).toEqual([]);
  });
});
