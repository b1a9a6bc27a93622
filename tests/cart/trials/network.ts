/** The network between tabs and the shop: messages can be dropped, doubled, reordered and delayed. */
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import type { Dice } from '#tests/support/seededRandom.ts';
import type { Call, Shop } from './shop.ts';
import type { Tab, Task } from './tab.ts';

interface Envelope {
  readonly tab: Tab;
  readonly task: Task | null;
  readonly call: Call;
  /** Set on the way back. */
  readonly answer?: { readonly value: unknown } | { readonly error: unknown };
  /** Delayed until all other messages have arrived. */
  readonly isStraggler: boolean;
}

const lost = [errorOf('network', 'es'), errorOf('timeout', 'es'), errorOf('internal', 'es', 502)];

/** Likelihoods of the network faults. */
export interface Weather {
  readonly drops: number;
  readonly doubles: number;
  readonly straggles: number;
}

/** Without network faults. */
export const calm: Weather = { drops: 0, doubles: 0, straggles: 0 };

/** Delivers one message at a time, in random order. */
export class Network {
  weather: Weather;
  private flying: Envelope[] = [];
  private stragglers: Envelope[] = [];
  private readonly shop: Shop;
  private readonly dice: Dice;

  constructor(shop: Shop, dice: Dice, weather: Weather) {
    this.shop = shop;
    this.dice = dice;
    this.weather = weather;
  }

  get isEmpty(): boolean {
    return this.flying.length === 0;
  }

  send(tab: Tab, call: Call, task: Task | null): void {
    // Cart reads are never delayed, because the query cache soon gives up on them.
    const isStraggler = call.kind !== 'cart' && this.dice.hits(this.weather.straggles);
    this.put({ tab, call, task, isStraggler });
  }

  /**
   * Ends a task without its answer; the message stays on its way. The client sends a purchase once more under the same
   * key.
   */
  giveUp(tab: Tab): void {
    const entry = this.dice.pickAny([...tab.tasks]);
    if (entry === undefined) return;
    const [name, task] = entry;
    if (task.call.kind === 'buy' && this.dice.hits(0.4)) this.send(tab, task.call, task);
    else tab.end(name, task, { error: this.dice.pickAny(lost) ?? errorOf('network', 'es') });
  }

  /** Delivers or drops one message. */
  step(): void {
    const at = this.dice.whole(0, this.flying.length - 1);
    const envelope = this.flying[at];
    if (envelope === undefined) return;
    if (!this.dice.hits(this.weather.doubles)) this.flying.splice(at, 1);
    if (this.dice.hits(this.weather.drops)) {
      this.flying = this.flying.filter((one) => one !== envelope);
      if (envelope.call.kind === 'cart') envelope.tab.say({ type: 'cart.lost', error: lost[0] });
      return;
    }
    this.arrive(envelope);
  }

  /** Delivers all delayed messages. */
  finish(): void {
    this.flying.push(...this.stragglers);
    this.stragglers = [];
    while (!this.isEmpty) this.step();
  }

  private put(envelope: Envelope): void {
    (envelope.isStraggler ? this.stragglers : this.flying).push(envelope);
  }

  private arrive(envelope: Envelope): void {
    const { tab, task, call, answer } = envelope;
    if (answer === undefined) {
      this.put({ ...envelope, answer: this.answer(call) });
      return;
    }
    if (task !== null) tab.end(task.name, task, answer);
    // The page shows the cart of every answer except those of purchases and settlements.
    if (call.kind === 'buy' || call.kind === 'settle' || 'error' in answer) return;
    tab.say({ type: 'cart.arrived', cart: answer.value as Cart }); // of every other call
  }

  private answer(call: Call): NonNullable<Envelope['answer']> {
    try {
      return { value: this.shop.answer(call) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { error };
    }
  }
}
