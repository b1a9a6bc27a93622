/** Explores a machine by its samples: each place once, the shortest path to it, and each taken transition. */
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { coming, stepperOf } from './stepper.ts';

/** A place, and the samples that lead to it. */
export interface Found {
  readonly snapshot: AnyMachineSnapshot;
  /** Labels of the samples. */
  readonly way: readonly string[];
}

/** A sample that leads from one state value to another. */
export interface Move {
  readonly from: Found;
  readonly label: string;
  readonly to: Found;
}

/** The first place where a transition is taken. */
export interface Taking {
  readonly from: Found;
  readonly label: string;
}

export interface Reach {
  /** Nearest first. */
  readonly places: readonly Found[];
  /** One per pair of state values and sample. */
  readonly moves: readonly Move[];
  /** Transitions that a sample takes; null for transitions of the start. */
  readonly taken: ReadonlyMap<AnyTransitionDefinition, Taking | null>;
}

const maxPlaces = 100_000;

/** Assigns equal numbers to equal values. Objects seen before are recognised by reference and not serialised again. */
function numbering(): (value: unknown) => number {
  const byText = new Map<string, number>();
  const byObject = new WeakMap<object, number>();
  return (value) => {
    const object = typeof value === 'object' && value !== null ? value : undefined;
    const known = object && byObject.get(object);
    if (known !== undefined) return known;
    const text = `${typeof value} ${JSON.stringify(value)}`;
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    if (object) byObject.set(object, number);
    return number;
  };
}

/** Explores from all starts in parallel. Throws above 100,000 places, for example if samples count up. */
export function reachOf({ machine, inputs, events }: Samples): Reach {
  const { begin, step, taken } = stepperOf(machine);
  const numberOf = numbering();
  const seen = new Set<string>();
  const places: Found[] = [];
  const moves = new Map<string, Move>();
  const takings = new Map<AnyTransitionDefinition, Taking | null>();
  const noteTaken = (taking: Taking | null): void => {
    for (const arrow of taken) if (!takings.has(arrow)) takings.set(arrow, taking);
  };
  const note = (snapshot: AnyMachineSnapshot, wayOf: () => readonly string[]): void => {
    const context: Readonly<Record<string, unknown>> = snapshot.context;
    const fields = Object.entries(context).filter(([, value]) => value !== undefined);
    const key = `${numberOf(snapshot.value)} ${fields.map(([name, value]) => `${name}${numberOf(value)}`).join()}`;
    if (seen.has(key)) return;
    if (seen.size >= maxPlaces) throw new Error(`${machine.id} has more than ${maxPlaces} places`);
    seen.add(key);
    places.push({ snapshot, way: wayOf() });
  };
  const several = Object.keys(inputs).length > 1;
  for (const [word, input] of Object.entries(inputs)) note(begin(input), () => (several ? [word] : []));
  noteTaken(null);
  // The loop adds places while it runs.
  for (const from of places) {
    const { snapshot, way } = from;
    if (snapshot.status !== 'active') continue;
    for (const { event, label } of coming(snapshot, events)) {
      const next = step(snapshot, event);
      if (taken.size > takings.size) noteTaken({ from, label });
      note(next, () => [...way, label]);
      const [left, entered] = [numberOf(snapshot.value), numberOf(next.value)];
      const key = `${left} ${entered} ${label}`;
      if (left !== entered && !moves.has(key))
        moves.set(key, { from, label, to: { snapshot: next, way: [...way, label] } });
    }
  }
  return { places, moves: [...moves.values()], taken: takings };
}
