/**
 * Random purchases through the real client, facade, backend and stores. Answers are lost, doubled and late, pages
 * reload, and two tabs are open.
 */
import { afterEach, expect, test } from 'vitest';
import { orderItems } from '#backend/orders/orders.tables.ts';
import { again } from '#tests/support/again.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import { isWhole, seed as seedOfRun, trials } from '#tests/support/trials.ts';
import { diceOf, type Dice } from '#tests/support/seededRandom.ts';
import { wayOn } from './trials/person.ts';
import { aRealShop, aWhile, type RealShop, type RealTab } from './trials/realPages.ts';

let real: RealShop;
afterEach(() => real.close());

const isOver = ({ actor }: RealTab): boolean =>
  ['done', 'refused', 'empty'].includes(actor.getSnapshot().value);

function press({ actor }: RealTab): void {
  const standing = actor.getSnapshot();
  const next = standing.hasTag('busy') ? null : wayOn(standing);
  if (next !== null) actor.send(next);
}

/** One user buys while faults of every kind happen. */
async function storm(dice: Dice, tabs: RealTab[]): Promise<void> {
  for (let step = 0; step < 14; step++) {
    await aWhile(dice);
    const tab = dice.pickAny(tabs);
    if (tab === undefined) continue;
    const chance = dice.next();
    if (chance < 0.75) press(tab);
    else if (chance < 0.83) {
      tab.leave();
      tabs.splice(tabs.indexOf(tab), 1, real.open(tab));
    } else if (chance < 0.88 && tabs.length < 2) tabs.push(real.open());
    else if (chance < 0.93) await real.reprice('mug', dice.whole(1, 3));
    else if (chance < 0.96) tab.actor.send({ type: 'back.pressed' });
  }
}

async function trial(seed: number): Promise<void> {
  const dice = diceOf(seed);
  real.weather = { isCalm: false, dice };
  await real.shop.ask('ana', 'DELETE /cart');
  await real.shop.put('ana', 'mug', dice.whole(1, 2));
  if (dice.hits(0.5)) await real.shop.put('ana', 'card');
  const tabs = [real.open()];
  await storm(dice, tabs);
  real.weather = { isCalm: true, dice };
  for (let rounds = 0; rounds < 10_000 && !tabs.every(isOver); rounds++) {
    // Gives other work time to run: cryptography runs asynchronously.
    await real.breathe();
    for (const tab of tabs) if (!isOver(tab)) press(tab);
  }
  await real.calmDown();
  expect(
    tabs.map(({ actor }) => actor.getSnapshot().value).filter((value) => !/done|refused|empty/u.test(value)),
  ).toEqual([]);
  for (const tab of tabs) tab.leave();
  await real.calmDown();
}

test.each<[StoreKind, number]>([
  ['tab', trials(36)],
  ['sql', trials(24)],
])(
  'on the %s store, %i purchases with lost answers and reloads are paid at most once and reported correctly',
  { timeout: 240_000 },
  async (kind, count) => {
    real = await aRealShop(kind, { isCalm: true, dice: diceOf(0) });
    await real.shop.product('mug', { points: 2, isDigital: false, stock: 10_000 });
    await real.shop.product('card', {
      points: 1,
      stock: null,
      questions: [{ id: 'size', label: '¿Talla?', required: true, options: [] }],
    });
    await real.shop.grant('ana', 20_000);
    const before = await real.shop.purse('ana');
    for (let number = 1; number <= count; number++) {
      await trial(seedOfRun + number);
      const placed = await real.intents();
      for (const [intent, end] of real.said) {
        const order = placed.get(intent) ?? null;
        const told = end === 'done' || (order !== null && real.late.has(order));
        expect({ end, isPlaced: order !== null }, `${again()} trial ${number}`).toEqual({
          end,
          isPlaced: told,
        });
      }
    }
    const placed = [...(await real.intents())].filter(([, order]) => order !== null);
    // Each order belongs to one confirmed intent and was paid once.
    expect(await real.orderCount()).toBe(placed.length);
    expect(placed.filter(([intent]) => !real.said.has(intent))).toEqual([]);
    expect(placed.length).toBeGreaterThan(0);
    if (isWhole) expect(placed.length).toBeGreaterThan(count * 0.3);
    const spent = (await real.shop.look((store) => store.list(orderItems))).rows.reduce(
      (sum, { points, quantity }) => sum + points * quantity,
      0,
    );
    expect(await real.shop.purse('ana')).toBe(before - spent);
    // A short run may draw no refusal.
    if (isWhole) expect([...real.said.values()].filter((end) => end === 'refused').length).toBeGreaterThan(0);
  },
);
