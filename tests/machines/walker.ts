/**
 * Sends random events to a machine and stops at the first that breaks it; reports the shortest sequence of samples that
 * does.
 */
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { mayCome, stepperOf } from '#stories/machines/stepper.ts';
import { diceOf } from '#tests/support/seededRandom.ts';

/** The result of a walk. */
export interface Walked {
  /** Each state value once, as JSON. */
  readonly places: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

export interface WalkPlan {
  readonly events: number;
  readonly seed: number;
}

/**
 * The number of events after which a run ends. The next run starts at a beginning or, for a shorter run, at a place
 * that was found.
 */
const runLength = { fromBeginning: 500, fromPlace: 50 } as const;
/** The most places per state value that are kept as a start: a walk seldom reaches deep states from the beginning. */
const maxKept = 4;
/** The most contexts per state value that are checked for a way out. */
const mostAsked = 20;
/** An event that no machine knows. */
const unknown = { type: 'nobody.knows' } as const;

const written = ({ value, context, status }: AnyMachineSnapshot): string =>
  JSON.stringify({ value, context, status });

/** Compares by reference first: a step without a change returns the given objects. */
const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  (one.value === other.value && one.context === other.context && one.status === other.status) ||
  written(one) === written(other);

const textOf = (value: AnyMachineSnapshot['value']): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

/** The checks of one machine: each returns a fault or undefined. */
function checksOf({ machine, events, ends, promises = {} }: Samples) {
  const { begin, step, taken } = stepperOf(machine);
  const kept = Object.entries(promises);
  const asked = new Map<string, number>();
  const places = new Map<string, AnyMachineSnapshot>();
  const isStuck = (here: AnyMachineSnapshot, text: string): boolean =>
    !ends.includes(text) &&
    !events.some(({ event }) => mayCome(here, event) && textOf(step(here, event).value) !== text);
  const faultAt = (here: AnyMachineSnapshot): string | undefined => {
    if (here.status === 'error') return `raised ${String(here.error)}`;
    for (const [sentence, holds] of kept) if (!holds(here)) return `broke "${sentence}"`;
    if (here.status !== 'active') return undefined;
    if (!isSame(step(here, unknown), here)) return 'changed by an event that it does not know';
    const text = textOf(here.value);
    const times = asked.get(text) ?? 0;
    if (times === 0) places.set(text, here);
    if (times >= mostAsked) return undefined;
    asked.set(text, times + 1);
    return isStuck(here, text) ? `is stuck in ${text}` : undefined;
  };
  /** Takes an event; returns the next snapshot and its fault. */
  const go = (from: AnyMachineSnapshot, index: number): readonly [AnyMachineSnapshot, string | undefined] => {
    const event = events[index]?.event;
    if (event === undefined || !mayCome(from, event)) return [from, undefined];
    try {
      const next = step(from, event);
      return [next, faultAt(next)];
    } catch (error) {
      return [from, `raised ${String(error)}`];
    }
  };
  return { begin, go, faultAt, places, taken, forget: () => asked.clear() };
}

/** Removes the events that are not needed: halves first, single events last. */
function fewest(path: readonly number[], breaks: (shorter: readonly number[]) => boolean): readonly number[] {
  let left = path;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < left.length;) {
      const shorter = left.toSpliced(at, size);
      if (breaks(shorter)) left = shorter;
      else at += size;
    }
  return left;
}

/** A start of a run, and the path to it. */
interface Start {
  readonly word: string;
  readonly input: unknown;
  readonly path: readonly number[];
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Walks a machine. Throws with the shortest path if a promise breaks, or if the machine gets stuck, throws or reacts to
 * unknown events.
 */
export function walk(samples: Samples, { events: total, seed }: WalkPlan): Walked {
  const { machine, inputs, events } = samples;
  const { begin, go, faultAt, places, taken, forget } = checksOf(samples);
  const dice = diceOf(seed);
  const told = ({ word, input }: Start, fault: string, path: readonly number[]): Error => {
    const breaks = (shorter: readonly number[]): boolean => {
      forget();
      let here = begin(input);
      for (const index of shorter) {
        const [next, wrong] = go(here, index);
        if (wrong === fault) return true;
        here = next;
      }
      return false;
    };
    const labels = fewest(path, breaks).map((index) => events[index]?.label ?? '');
    return new Error(`${machine.id} ${fault}: ${[word, ...labels].join(' → ')}`);
  };
  const starts = Object.entries(inputs).map(([word, input]): Start => ({
    word,
    input,
    path: [],
    snapshot: begin(input),
  }));
  for (const start of starts) {
    const fault = faultAt(start.snapshot);
    if (fault !== undefined) throw told(start, fault, []);
  }
  const kept: Start[] = [];
  const times = new Map<string, number>();
  const keep = (start: Start): void => {
    const text = textOf(start.snapshot.value);
    times.set(text, (times.get(text) ?? 0) + 1);
    kept.push(start);
  };
  const isWanted = ({ value, status }: AnyMachineSnapshot): boolean =>
    status === 'active' && (times.get(textOf(value)) ?? 0) < maxKept;
  // Prefers later entries, because places found late lie deep.
  const lately = (): number => Math.max(dice.whole(0, kept.length - 1), dice.whole(0, kept.length - 1));
  let sent = 0;
  while (sent < total) {
    const start = kept.length === 0 || dice.hits(0.25) ? dice.pickAny(starts) : kept[lately()];
    if (start === undefined) break;
    const { word, input, path: before } = start;
    const most = before.length === 0 ? runLength.fromBeginning : runLength.fromPlace;
    const path: number[] = [];
    let here = start.snapshot;
    let fault: string | undefined;
    // An event that is impossible now is skipped and not counted.
    for (let draws = 0; draws < most * 4 && path.length < most && sent < total; draws++) {
      const index = dice.whole(0, events.length - 1);
      const event = events[index]?.event;
      if (event === undefined || here.status !== 'active' || !mayCome(here, event)) continue;
      path.push(index);
      sent += 1;
      const { value } = here;
      [here, fault] = go(here, index);
      if (fault !== undefined) throw told(start, fault, [...before, ...path]);
      if (here.value !== value && isWanted(here))
        keep({ word, input, path: [...before, ...path], snapshot: here });
    }
    // A machine that takes no event at its start takes none at all.
    if (path.length === 0 && kept.length === 0) break;
  }
  return { places, taken };
}
