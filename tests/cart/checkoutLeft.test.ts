/** A cart that is left while its stock is being held. */
import { afterEach, expect, test } from 'vitest';
import { stockHolds } from '#backend/stock/catalog.tables.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { aRealShop, type RealShop } from './trials/realPages.ts';

let real: RealShop;
afterEach(() => real.close());

test('a cart that is left while its stock is being held keeps no stock', async () => {
  real = await aRealShop('tab', { isCalm: true, dice: diceOf(1) });
  await real.shop.product('mug', { points: 2, stock: 3 });
  await real.shop.grant('ana', 10);
  await real.shop.put('ana', 'mug', 1);
  const { actor, leave } = real.open();
  while (!actor.getSnapshot().matches('editing')) await real.breathe();
  actor.send({ type: 'checkout.pressed' });
  expect(actor.getSnapshot().value).toBe('holding');
  leave();
  await real.calmDown();
  expect((await real.shop.look((store) => store.list(stockHolds))).rows).toEqual([]);
});
