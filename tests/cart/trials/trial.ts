/**
 * One random trial: a user shops in up to three tabs with lost, doubled, reordered and late answers, reloads, other
 * buyers and price changes. An audit follows.
 */
import { errorOf } from '#schema/errors.ts';
import { nothingStored, type StoredCheckout } from '#machines/checkout.setup.ts';
import { diceOf, type Dice } from '#tests/support/seededRandom.ts';
import { calm, Network } from './network.ts';
import { press, wayOn } from './person.ts';
import { Shop, type ShopFaults } from './shop.ts';
import { Tab, type TabFaults } from './tab.ts';

/** Bugs that a test can plant. */
export interface Faults extends ShopFaults, TabFaults {
  /** A refusal counts as final without settling it. */
  readonly trustsRefusals?: boolean;
}

/** The result of one trial. */
export interface Outcome {
  /** The inconsistencies found; empty in a correct trial. */
  readonly faults: readonly string[];
  /** Confirmed purchases, by their result. */
  readonly done: number;
  readonly refused: number;
  /** Those of the purchases whose answer was lost. */
  readonly settled: number;
}

const steps = 45;
const lostForGood = errorOf('network', 'es');

/** The state of one trial. */
class Trial {
  readonly dice: Dice;
  readonly shop: Shop;
  readonly network: Network;
  readonly faults: string[] = [];
  tabs: Tab[] = [];
  /** Confirmed intents, and the result a page showed for each. */
  readonly said = new Map<string, 'open' | 'done' | 'refused'>();
  readonly wasLost = new Set<string>();
  private drawn = 0;
  private readonly planted: Faults;

  constructor(seed: number, planted: Faults) {
    this.planted = planted;
    this.dice = diceOf(seed);
    this.shop = new Shop(planted);
    const stormy = this.dice.hits(0.7);
    this.network = new Network(
      this.shop,
      this.dice,
      stormy ? { drops: 0.12, doubles: 0.1, straggles: 0.06 } : calm,
    );
  }

  open(kept: StoredCheckout = nothingStored): void {
    const tab = new Tab(
      kept,
      {
        send: (from, call, task) => this.network.send(from, call, task),
        draw: () => `intent ${++this.drawn}`,
      },
      this.planted,
    );
    this.tabs.push(tab);
  }

  /** Records what a page shows of purchases, and checks that no second purchase is confirmed before the first ended. */
  look(tab: Tab, act: () => void): void {
    const before = tab.snapshot.context;
    act();
    const { context } = tab.snapshot;
    if (context.wasSent && context.intent !== null && !before.wasSent) {
      if (this.said.has(context.intent) && this.said.get(context.intent) !== 'open')
        this.faults.push(`${context.intent} is confirmed again`);
      this.said.set(context.intent, this.said.get(context.intent) ?? 'open');
    }
    if (tab.has('checks') && context.intent !== null) this.wasLost.add(context.intent);
    if (before.wasSent && before.intent !== null && !context.wasSent)
      this.said.set(before.intent, tab.value === 'done' ? 'done' : 'refused');
    if (before.wasSent && context.intent !== null && context.intent !== before.intent)
      this.faults.push(`${before.intent ?? ''} was given up before its end`);
    // The planted fault `trustsRefusals` skips the settling.
    if (this.planted.trustsRefusals === true && tab.value === 'closing') {
      const task = tab.tasks.get('settle');
      if (task !== undefined) this.look(tab, () => tab.end('settle', task, { value: null }));
    }
  }

  watched(act: () => void): void {
    this.tabs.reduceRight<() => void>((inner, tab) => () => this.look(tab, inner), act)();
  }
}

function disturb({ dice, shop }: Trial): void {
  const product = dice.whole(0, 2);
  const ware = shop.wares[product];
  if (ware === undefined) return;
  const kind = dice.whole(0, 3);
  if (kind === 0 && ware.stock > 0) {
    ware.stock--;
    shop.others[product] = (shop.others[product] ?? 0) + 1;
  } else if (kind === 1) ware.price = Math.max(1, ware.price + dice.whole(-2, 3));
  else if (kind === 2) {
    const points = Math.min(shop.balance, dice.whole(0, 8));
    shop.balance -= points;
    shop.granted -= points;
  } else shop.add(product);
}

function happen(trial: Trial): void {
  const { dice, network, tabs } = trial;
  const tab = dice.pickAny(tabs);
  const chance = dice.next();
  if (tab === undefined) trial.open();
  else if (chance < 0.46 && !network.isEmpty) network.step();
  else if (chance < 0.84) press(tab, dice);
  else if (chance < 0.89) network.giveUp(tab);
  else if (chance < 0.92) tab.wake();
  else if (chance < 0.93) tab.expire();
  else if (chance < 0.95) {
    // A reload: pending messages stay on their way, but no tab receives their answers.
    trial.tabs = tabs.filter((one) => one !== tab);
    trial.open(tab.kept);
  } else if (chance < 0.965 && tabs.length < 3) trial.open(dice.hits(0.5) ? tab.kept : nothingStored);
  else disturb(trial);
}

/** Brings every tab to a final state, then delivers the delayed messages. */
function comeToRest(trial: Trial): void {
  const { network, shop } = trial;
  network.weather = calm;
  shop.balance += 500;
  shop.granted += 500;
  shop.wares.forEach((ware, product) => {
    ware.stock += 40;
    shop.came[product] = (shop.came[product] ?? 0) + 40;
  });
  const isOver = (tab: Tab): boolean =>
    ['done', 'refused', 'empty'].includes(tab.value) && tab.tasks.size === 0;
  for (let round = 0; round < 60 && !(network.isEmpty && trial.tabs.every(isOver)); round++) {
    for (const tab of trial.tabs) {
      while (!network.isEmpty) trial.watched(() => network.step());
      for (const [name, task] of tab.tasks) trial.watched(() => tab.end(name, task, { error: lostForGood }));
      while (!network.isEmpty) trial.watched(() => network.step());
      if (isOver(tab)) continue;
      const next = wayOn(tab.snapshot);
      if (next !== null) trial.watched(() => tab.say(next));
    }
  }
  while (!network.isEmpty) trial.watched(() => network.step());
  for (const tab of trial.tabs) if (!isOver(tab)) trial.faults.push(`a tab does not get out of ${tab.value}`);
  trial.watched(() => network.finish());
}

function audit({ shop, said, faults }: Trial): void {
  const spent = shop.orders.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
  if (shop.balance + spent !== shop.granted || shop.balance < 0) faults.push('points do not add up');
  shop.wares.forEach(({ stock }, product) => {
    const sold = shop.orders.reduce((sum, { pieces }) => sum + (pieces[product] ?? 0), 0);
    const there = stock + (shop.held[product] ?? 0) + sold + (shop.others[product] ?? 0);
    if (there !== shop.came[product] || stock < 0) faults.push('pieces do not add up');
  });
  const orders = Map.groupBy(shop.orders, ({ intent }) => intent);
  for (const [intent, of] of orders) {
    if (of.length > 1) faults.push(`${intent} was bought ${of.length} times`);
    if (!said.has(intent)) faults.push(`${intent} was bought and never confirmed`);
  }
  for (const [intent, end] of said) {
    const isPlaced = orders.has(intent);
    if (end === 'open') faults.push(`${intent} has no end`);
    if (end === 'done' && !isPlaced) faults.push(`${intent} is said to be done and has no order`);
    if (end === 'refused' && isPlaced) faults.push(`${intent} is said to be refused and has an order`);
  }
}

/** Runs the trial of a seed. */
export function trialOf(seed: number, planted: Faults = {}): Outcome {
  const trial = new Trial(seed, planted);
  for (let lines = trial.dice.whole(1, 3); lines > 0; lines--) trial.shop.add(trial.dice.whole(0, 2));
  trial.open();
  for (let step = 0; step < steps; step++) trial.watched(() => happen(trial));
  comeToRest(trial);
  audit(trial);
  const ends = [...trial.said.values()];
  return {
    faults: trial.faults,
    done: ends.filter((end) => end === 'done').length,
    refused: ends.filter((end) => end === 'refused').length,
    settled: trial.wasLost.size,
  };
}
