/** Purchases: once per intent, all or nothing, and every obstacle is named. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products, savings } from '#backend/stock/catalog.tables.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import { holdMs } from '#schema/limits.parts.ts';
import type { StoreKind } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { aShop, delivery, redeemedIn, type Shop } from './shopFixture.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());
const buy = (body: object = {}, who = 'ana') => shop.call(who, 'POST /buy_products', body);
const faults = (body: object = {}, who = 'ana') => shop.faults(who, 'POST /buy_products', body);
const orderCount = () => shop.look(async (store) => (await store.tally(orders))[0]?.count ?? 0);

describe.each(['tab', 'sql'] satisfies StoreKind[])('purchase, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
    await shop.product('card', { needsApproval: true, questions: [] });
    await shop.product('mug', { points: 30, isDigital: false, stock: 4 });
    await shop.grant('ana', 500);
  });

  it('a purchase takes points, stock and budget, empties the cart and ends the saving goal', async () => {
    await shop.budget(400);
    await shop.put('ana', 'card');
    await shop.put('ana', 'mug', 3);
    await shop.ask('ana', 'PUT /saving', { product_id: 'mug' });
    await shop.ask('ana', 'POST /cart/hold');
    const { status, said } = await buy({ delivery, total_points: 190, intent: 'one' });
    expect(status).toBe(200);
    expect(said).toMatchObject({ number: 'A-000001', total_points: 190, delivery, status: 'pending' });
    expect(said.items.map((item: { name: string; status: string }) => [item.name, item.status])).toEqual([
      ['card', 'pending'],
      ['mug', 'approved'],
    ]);
    expect(await shop.purse('ana')).toBe(310);
    expect(await shop.pieces('mug')).toEqual({ stock: 1, held: 0, sold: 3 });
    expect(await shop.pieces('card')).toEqual({ stock: 4, held: 0, sold: 1 });
    expect(await shop.cart('ana')).toMatchObject({
      items: [],
      total_points: 0,
      balance: 310,
      held_until: null,
    });
    expect(await shop.look(redeemedIn)).toEqual({ '2026-03': 190 });
    expect(await shop.look(async (store) => (await store.list(savings)).rows)).toEqual([]);
  });

  it('a purchase of named lines keeps the other lines and their holds', async () => {
    const card = await shop.put('ana', 'card');
    await shop.put('ana', 'mug', 2);
    await shop.ask('ana', 'POST /cart/hold');
    expect((await buy({ items: [{ item_id: card }] })).status).toBe(200);
    expect((await shop.cart('ana')).items.map(({ name }) => name)).toEqual(['mug']);
    expect(await shop.pieces('mug')).toEqual({ stock: 2, held: 2, sold: 0 });
    await shop.wait(holdMs);
    expect(await shop.pieces('mug')).toEqual({ stock: 4, held: 0, sold: 0 });
  });

  it('a purchase happens once per intent, and repeats answer the first order', async () => {
    await shop.put('ana', 'card');
    const first = await buy({ intent: 'one', total_points: 100 });
    await shop.put('ana', 'card');
    const again = await buy({ intent: 'one', total_points: 100 });
    const keyed = await shop.call('ana', 'POST /buy_products', { intent: 'one' }, { key: 'k' });
    expect([again.said.id, keyed.said.id]).toEqual([first.said.id, first.said.id]);
    expect(await orderCount()).toBe(1);
    expect(await shop.purse('ana')).toBe(400);
    // The purchase does not include products that were added later.
    expect((await shop.cart('ana')).count).toBe(1);
  });

  it('a purchase intent belongs to one person: another person may use the same value', async () => {
    await shop.grant('bruno', 100);
    await shop.put('ana', 'card');
    await shop.put('bruno', 'card');
    const [one, other] = [await buy({ intent: 'same' }), await buy({ intent: 'same' }, 'bruno')];
    expect(one.said.id).not.toBe(other.said.id);
    const settled = await shop.ask('carla', 'POST /buy_products/settle', { intent: 'same' });
    expect(settled).toEqual({ order: null });
  });

  it('a purchase whose intent was settled as not made is refused for ever', async () => {
    await shop.put('ana', 'card');
    expect(await shop.ask('ana', 'POST /buy_products/settle', { intent: 'late' })).toEqual({ order: null });
    const late = await buy({ intent: 'late' });
    expect([late.status, reasonsOf({ body: late.said })]).toEqual([409, ['intent: intent_closed']]);
    expect(await shop.ask('ana', 'POST /buy_products/settle', { intent: 'late' })).toEqual({ order: null });
    expect(await orderCount()).toBe(0);
    expect(await shop.purse('ana')).toBe(500);
    expect((await shop.cart('ana')).count).toBe(1);
  });

  it('settling the intent of a made purchase answers its order every time', async () => {
    await shop.put('ana', 'card');
    const { said } = await buy({ intent: 'one' });
    for (const _ of [1, 2]) {
      const settled = await shop.ask('ana', 'POST /buy_products/settle', { intent: 'one' });
      expect(settled.order).toMatchObject({ id: said.id, number: said.number });
    }
  });

  it('a purchase and the concurrent settling of its intent agree in either order', async () => {
    for (const intent of ['a', 'b', 'c', 'd']) {
      await shop.put('ana', 'card');
      const asked = () => shop.ask('ana', 'POST /buy_products/settle', { intent });
      const both = intent < 'c' ? [buy({ intent }), asked()] : [asked(), buy({ intent })];
      const found = await Promise.all(both);
      const bought = found.find((one) => 'status' in one) as Awaited<ReturnType<typeof buy>>;
      const settled = found.find((one) => 'order' in one) as { order: { id: string } | null };
      expect(bought.status).toBe(settled.order === null ? 409 : 200);
      expect(settled.order?.id ?? null).toBe(bought.status === 200 ? bought.said.id : null);
      // The order waits for approval: only one of a product at a time.
      await shop.change((store) => store.update(products, { id: 'card' }, { needsApproval: false }));
      await shop.ask('ana', 'DELETE /cart');
    }
  });

  it('an invalid purchase is refused with every fault by field, and changes nothing', async () => {
    await shop.product('size', {
      points: 450,
      questions: [
        { id: 'q', label: 'Talla', required: true, options: ['S', 'M'] },
        { id: 'w', label: 'Color', required: false, options: ['Rojo'] },
      ],
    });
    const [mug, size] = [await shop.put('ana', 'mug', 4), await shop.put('ana', 'size')];
    await shop.budget(500);
    await shop.change((store) => store.update(products, { id: 'mug' }, { points: 40, stock: 3 }));
    const items = [
      { item_id: mug },
      { item_id: size, answers: [{ question_id: 'w', answer: 'Verde' }] },
      { item_id: 'somebody-else’s' },
      { item_id: mug },
    ];
    const answer = await buy({ items, total_points: 570 });
    expect(answer.status).toBe(422);
    expect(reasonsOf({ body: answer.said })).toEqual([
      'items.2.item_id: id_unknown',
      'items.3.item_id: id_unknown',
      'items.0: product_stock',
      'items.0: price_changed',
      'total_points: redeem_budget',
      'items.1.answers: required',
      'items.1.answers: option',
      'total_points: price_changed',
      'total_points: points_to_redeem_insufficient',
      'delivery: required',
    ]);
    const words = (said: { reasons: { message: string }[] }) => said.reasons.map(({ message }) => message);
    expect(words(answer.said)).toContain('De mug quedan 3 y pediste 4.');
    expect(words(answer.said)).toContain('El precio cambió: antes 30 puntos, ahora 40.');
    expect(words(answer.said)).toContain('Tienes 500 puntos para canjear y esto cuesta 610.');
    const english = await shop.call(
      'ana',
      'POST /buy_products',
      { items, total_points: 570 },
      { language: 'en' },
    );
    expect(words(english.said)).toContain('Of mug 3 are left and you asked for 4.');
    expect(words(english.said)).toContain('This is required.');
    expect(words(english.said)).toContain('The price changed: 570 points before, 610 now.');
    expect(await shop.purse('ana')).toBe(500);
    expect(await shop.pieces('mug')).toEqual({ stock: 3, held: 0, sold: 0 });
    expect((await shop.cart('ana')).count).toBe(5);
    expect(await shop.look(redeemedIn)).toEqual({});
  });

  it('a purchase after a price change succeeds once the new price was accepted', async () => {
    const line = await shop.put('ana', 'card');
    await shop.change((store) => store.update(products, { id: 'card' }, { points: 120 }));
    const [before] = (await shop.cart('ana')).items;
    expect([before?.points, before?.current_points]).toEqual([100, 120]);
    expect(await faults()).toEqual(['items.0: price_changed']);
    expect(await shop.faults('ana', 'POST /cart/hold')).toEqual(['items.0: price_changed']);
    const items = [{ item_id: line, quantity: 1, accept_price: true }];
    expect((await shop.ask('ana', 'POST /update_cart', { items })).items[0].points).toBe(120);
    expect((await buy({ total_points: 120 })).status).toBe(200);
    expect(await shop.purse('ana')).toBe(380);
  });

  it('a purchase of digital products stores the given answers and no delivery', async () => {
    await shop.product('size', {
      questions: [{ id: 'q', label: 'Talla', required: true, options: [] }],
    });
    const size = await shop.put('ana', 'size');
    const answers = [
      { question_id: 'q', answer: '  Mediana ' },
      { question_id: 'gone', answer: 'x' },
    ];
    const { said } = await buy({ items: [{ item_id: size, answers }], delivery });
    expect(said.delivery).toBe(null);
    const kept = await shop.ask('ana', `GET /orders/answers/${said.id}`);
    expect(kept).toMatchObject([{ question: 'Talla', answer: 'Mediana' }]);
    expect(kept).toHaveLength(1);
  });

  it('a purchase works through the GraphQL facade as over REST', async () => {
    const ask = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await shop.deployment.ask(document, { as: 'ana@taller.example', variables });
      expect(errors).toBe(undefined);
      return data;
    };
    await ask('mutation { addToCart(productId: "mug", options: { color: "rojo" }) { count } }');
    expect(
      await ask('mutation { holdCart { heldUntil items { options product { name missing { code } } } } }'),
    ).toEqual({
      holdCart: {
        heldUntil: new Date(shop.deployment.now + holdMs).toISOString(),
        items: [{ options: { color: 'rojo' }, product: { name: 'mug', missing: [] } }],
      },
    });
    const bought = await ask(
      'mutation ($input: PurchaseInput!) { buyProducts(input: $input) { number delivery { city notes } } }',
      { input: { delivery, totalPoints: 30, intent: 'one' } },
    );
    expect(bought).toEqual({
      buyProducts: { number: 'A-000001', delivery: { city: 'Puebla', notes: '' } },
    });
    expect(await ask('mutation { settlePurchase(intent: "one") { order { number } } }')).toEqual({
      settlePurchase: { order: { number: 'A-000001' } },
    });
  });

  it('a purchase of an empty cart is refused, and two tabs buy the same line once', async () => {
    expect(await faults()).toEqual(['items: cart_empty']);
    const line = await shop.put('ana', 'card');
    const tabs = ['one', 'other'].map((intent) => buy({ intent, items: [{ item_id: line }] }));
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(await orderCount()).toBe(1);
  });

  it('a second purchase of a product waits for the approval of the first', async () => {
    await shop.put('ana', 'card');
    const { said } = await buy();
    await shop.put('ana', 'card');
    expect(await faults()).toEqual(['items.0: product_approval']);
    const id = said.items[0].id;
    await shop.ask('diego', `PATCH /order_item/${id}/status`, { status: 'approved' });
    expect((await buy()).status).toBe(200);
  });

  it.each([
    ['total_points', -1],
    ['total_points', 0],
    ['total_points', 1.5],
    ['total_points', 1e308],
    ['total_points', 2 ** 53 + 1],
    ['total_points', '1'],
    ['total_points', null],
    ['total_points', []],
    ['items', []],
    ['items', 'all'],
    ['intent', ''],
    ['intent', 7],
    ['delivery', 'home'],
  ])('a purchase with a hostile %s of %j is refused and names the field', async (field, value) => {
    await shop.put('ana', 'card');
    const { status, said } = await buy({ [field]: value });
    expect(status).toBe(422);
    expect(said.reasons[0].field).toBe(field);
    expect(await orderCount()).toBe(0);
  });

  it('a purchase of more points than one movement can carry is refused, at the hold and at the purchase', async () => {
    for (const id of ['car', 'boat']) await shop.put('ana', await shop.product(id, { points: 600_000 }));
    await shop.grant('ana', 1_500_000);
    expect(await faults()).toEqual(['total_points: too_big']);
    expect(await shop.faults('ana', 'POST /cart/hold')).toEqual([': too_big']);
  });

  it('a purchase with an incomplete address names the missing parts', async () => {
    await shop.put('ana', 'mug');
    expect(await faults({ delivery: { ...delivery, phone: '1', city: ' ' } })).toEqual([
      'delivery.phone: too_short',
      'delivery.city: required',
    ]);
  });
});
