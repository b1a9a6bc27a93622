/**
 * A tab with a checkout machine, run without promises: tasks leave as calls, and the network delivers answers as
 * events.
 */
import { initialTransition, transition, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { CheckoutEvent, CheckoutTag, StoredCheckout } from '#machines/checkout.setup.ts';
import type { LineChange } from '#machines/checkout.lines.ts';
import type { Purchase } from '#schema/cart/cart.shapes.ts';
import { done, failed } from '#machines/sample.ts';
import type { Call } from './shop.ts';

/** Bugs that a test can plant in a tab. */
export interface TabFaults {
  /** The intent is not stored before it is sent. */
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

/** The outside of a tab. */
export interface TabOutside {
  /** Sends the call of a task; the task is null if no task waits for the answer. */
  readonly send: (tab: Tab, call: Call, task: Task | null) => void;
  /** Draws a fresh intent. */
  readonly draw: () => string;
}

/** One page; a reload makes a new one from the stored state of the old one. */
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

  /** Ends a task, unless the machine has stopped the task. */
  end(name: string, task: Task, result: { readonly value: unknown } | { readonly error: unknown }): void {
    if (this.tasks.get(name) !== task) return;
    this.tasks.delete(name);
    if ('error' in result) this.hear(failed(name, result.error));
    else if (name === 'hold') this.hear(done(name, { cart: result.value, intent: this.outside.draw() }));
    else this.hear(done(name, result.value));
  }

  /** Ends the pause before the next attempt to settle. */
  wake(): void {
    if (this.value === 'unsettled') this.say({ type: 'network.returned' });
  }

  /** The hold time of the stock has passed. */
  expire(): void {
    if (this.has('holds')) this.hear(done('holdEnd', undefined));
  }

  private hear(event: AnyEventObject): void {
    // Events of task results are known to the machine only, so their type needs a cast.
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
