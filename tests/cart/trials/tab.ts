/** A tab with a checkout in it, run without promises: tasks leave as calls, answers come back as events, whenever the network likes. */
import { initialTransition, transition, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { CheckoutEvent, CheckoutTag, StoredCheckout } from '#machines/checkout.setup.ts';
import type { LineChange } from '#machines/checkout.lines.ts';
import type { Purchase } from '#schema/cart/cart.shapes.ts';
import { done, failed } from '#machines/sample.ts';
import type { Call } from './shop.ts';

/** Bugs that can be planted in a tab. */
export interface TabFaults {
  /** What was sent is not kept before it leaves. */
  readonly forgetsSending?: boolean;
}

/** A task that waits for its answer. */
export interface Task {
  readonly name: string;
  readonly call: Call;
}

interface Action {
  readonly type: string;
  readonly params?: unknown;
}
interface Spawned {
  readonly id: string;
  readonly input: unknown;
}

const callOf = ({ id, input }: Spawned): Call | null => {
  switch (id) {
    case 'save':
      return { kind: 'save', changes: (input as { changes: readonly LineChange[] }).changes }; // as the chart gives it
    case 'hold':
      return { kind: 'hold' };
    case 'buy':
      return { kind: 'buy', purchase: input as Purchase }; // as the chart gives it
    case 'settle':
      return { kind: 'settle', intent: (input as { intent: string }).intent }; // as the chart gives it
    default:
      return null;
  }
};

/** What leaves a tab. */
export interface TabOutside {
  /** A task's call, or one that nobody waits for. */
  readonly send: (tab: Tab, call: Call, task: Task | null) => void;
  /** A fresh intent. */
  readonly draw: () => string;
}

/** One page; a reload makes a new one of what the old one kept. */
export class Tab {
  kept: StoredCheckout;
  snapshot: SnapshotFrom<typeof checkoutMachine>;
  /** By the id of the task. */
  readonly tasks = new Map<string, Task>();
  private readonly outside: TabOutside;
  private readonly faults: TabFaults;

  constructor(kept: StoredCheckout, outside: TabOutside, faults: TabFaults = {}) {
    this.kept = kept;
    this.outside = outside;
    this.faults = faults;
    const [snapshot, actions] = initialTransition(checkoutMachine, kept);
    this.snapshot = snapshot;
    this.follow(actions);
    this.hear({ type: 'cart.opened' });
  }

  get value(): string {
    return this.snapshot.value;
  }

  has(...tags: readonly CheckoutTag[]): boolean {
    return tags.some((tag) => this.snapshot.hasTag(tag));
  }

  say(event: CheckoutEvent): void {
    this.hear(event);
  }

  /** A task comes to its end, unless nobody waits for it any more. */
  end(name: string, task: Task, result: { readonly value: unknown } | { readonly error: unknown }): void {
    if (this.tasks.get(name) !== task) return;
    this.tasks.delete(name);
    if ('error' in result) this.hear(failed(name, result.error));
    else if (name === 'hold') this.hear(done(name, { cart: result.value, intent: this.outside.draw() }));
    else this.hear(done(name, result.value));
  }

  /** The pause before asking again is over. */
  wake(): void {
    if (this.value === 'unsettled') this.say({ type: 'network.returned' });
  }

  /** The time that the stock was held is over. */
  expire(): void {
    if (this.has('holds')) this.hear(done('holdEnd', undefined));
  }

  private hear(event: AnyEventObject): void {
    // Answers of tasks are events that the chart knows by its own name only.
    const [snapshot, actions] = transition(checkoutMachine, this.snapshot, event as CheckoutEvent);
    this.snapshot = snapshot;
    this.follow(actions);
  }

  private follow(actions: readonly Action[]): void {
    for (const { type, params } of actions) {
      if (type === 'xstate.stopChild') this.tasks.delete((params as { id: string }).id); // of every such action
      else if (type === 'xstate.spawnChild') this.begin(params as Spawned); // of every such action
      else if (type === 'askAgain') this.outside.send(this, { kind: 'cart' }, null);
      else if (type === 'letGo') this.outside.send(this, { kind: 'release' }, null);
      else if (type === 'remember') this.keep(params as StoredCheckout); // as the chart gives it
    }
  }

  private begin(spawned: Spawned): void {
    if (spawned.id === 'watch') this.outside.send(this, { kind: 'cart' }, null);
    const call = callOf(spawned);
    if (call === null) return;
    const task: Task = { name: spawned.id, call };
    this.tasks.set(spawned.id, task);
    this.outside.send(this, call, task);
  }

  private keep(kept: StoredCheckout): void {
    if (kept.step === 'sent' && this.faults.forgetsSending === true) return;
    this.kept = kept;
  }
}
