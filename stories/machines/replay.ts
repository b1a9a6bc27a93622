/** Finds for each step of a report the sample events between its two states. */
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { SampleEvent, Samples } from '#machines/sample.ts';
import type { ReportStep } from '#src/lib/report.shape.ts';
import { reachedBy, type Place } from './states.ts';
import { stepperOf, type Stepper } from './stepper.ts';

/**
 * How a step was reconstructed: `begins` starts the machine; `sample` matches a sample; `stays` handles an event
 * without a state change; `placed` matches a sample after resetting the machine to another context; `gap` has no
 * match and is skipped; `unknown` means that this build lacks the machine or state.
 */
export type How = 'begins' | 'sample' | 'stays' | 'placed' | 'gap' | 'unknown';

/** One reconstructed step. */
export interface Frame {
  readonly step: ReportStep;
  readonly how: How;
  /** The label of the sample; null if none was needed or found. */
  readonly label: string | null;
  readonly event: AnyEventObject | null;
  /** The machine's place after the step; null if unknown. */
  readonly place: Place | null;
}

/** A chain of steps that explains the report so far. */
interface Trail extends Omit<Frame, 'place'> {
  readonly snapshot: AnyMachineSnapshot | null;
  readonly earlier: Trail | null;
  readonly cost: number;
}

const price: Readonly<Record<How, number>> = {
  begins: 0,
  sample: 0,
  stays: 1,
  placed: 10,
  gap: 100,
  unknown: 1_000,
};

/** Maximum number of parallel trails: a report does not contain the contexts. */
const maxTrails = 48;
const maxPlaces = 2_000;
/** Maximum number of distinguished repetitions of an event. */
const maxTimes = 4;

const keyOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : `{${Object.entries(value)
        .map(([name, below]) => `${name} ${below === undefined ? '' : keyOf(below)}`)
        .toSorted()
        .join()}}`;

/** Whether two values are equal, regardless of the order of regions. */
export const isSameValue = (one: StateValue, other: StateValue): boolean => keyOf(one) === keyOf(other);

const codeIn = ({ error }: AnyEventObject): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** The data for searching one machine. */
interface Search {
  readonly samples: Samples;
  readonly stepper: Stepper;
}

const trail = (
  earlier: Trail | null,
  snapshot: AnyMachineSnapshot | null,
  step: ReportStep,
  how: How,
  sample?: SampleEvent,
): Trail => ({
  step,
  how,
  snapshot,
  earlier,
  label: sample?.label ?? null,
  event: sample?.event ?? null,
  cost: (earlier?.cost ?? 0) + price[how] + (sample && codeIn(sample.event) !== step.code ? 1 : 0),
});

function bySamples(
  { samples, stepper }: Search,
  earlier: Trail | null,
  from: AnyMachineSnapshot,
  step: ReportStep,
  how: 'sample' | 'placed',
): Trail[] {
  return samples.events
    .filter(({ event }) => event.type === step.event)
    .map((sample) => trail(earlier, stepper.step(from, sample.event), step, how, sample))
    .filter(({ snapshot }) => snapshot !== null && isSameValue(snapshot.value, step.after));
}

/** Continuations from the known snapshots. */
function goesOn(search: Search, trails: readonly Trail[], step: ReportStep): readonly Trail[] {
  const { samples, stepper } = search;
  if (step.event === 'xstate.init')
    return Object.entries(samples.inputs)
      .map(([word, input]) => ({
        ...trail(trails[0] ?? null, stepper.begin(input), step, 'begins'),
        label: word,
      }))
      .filter(({ snapshot }) => snapshot !== null && isSameValue(snapshot.value, step.after));
  return trails.flatMap((one) => {
    const { snapshot } = one;
    if (snapshot === null || (step.before !== null && !isSameValue(snapshot.value, step.before))) return [];
    const heard = bySamples(search, one, snapshot, step, 'sample');
    for (let time = 1; time < Math.min(step.times, maxTimes); time += 1)
      heard.push(
        ...fewest(heard).flatMap((now) =>
          now.snapshot === null ? [] : bySamples(search, one, now.snapshot, step, 'sample'),
        ),
      );
    return [
      ...heard,
      ...(isSameValue(snapshot.value, step.after) ? [trail(one, snapshot, step, 'stays')] : []),
    ];
  });
}

/** Continuations that reset the machine to a place of other samples. */
function beginsAnew(search: Search, earlier: Trail | null, step: ReportStep): readonly Trail[] {
  const { places } = reachedBy(search.samples);
  const standing = (value: StateValue | null): readonly AnyMachineSnapshot[] =>
    places
      .flatMap(({ snapshot }) => (value === null || isSameValue(snapshot.value, value) ? [snapshot] : []))
      .slice(0, maxPlaces);
  const isBeginning = step.event === 'xstate.init';
  const placed = isBeginning
    ? standing(step.after).map((snapshot) => trail(earlier, snapshot, step, 'placed'))
    : standing(step.before).flatMap((from) => bySamples(search, earlier, from, step, 'placed'));
  if (placed.length > 0) return placed;
  const jumped = standing(step.after).map((snapshot) => trail(earlier, snapshot, step, 'gap'));
  return jumped.length > 0 ? jumped : [trail(earlier, null, step, 'unknown')];
}

/** The cheapest trail per context. */
function fewest(trails: readonly Trail[]): readonly Trail[] {
  const seen = new Set<string>();
  const kept: Trail[] = [];
  for (const one of trails.toSorted((a, b) => a.cost - b.cost)) {
    const key = JSON.stringify(one.snapshot?.context);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(one);
    if (kept.length === maxTrails) break;
  }
  return kept;
}

/** The steps of one actor, oldest first. */
function followOne(samples: Samples, steps: readonly ReportStep[]): readonly Frame[] {
  const search = { samples, stepper: stepperOf(samples.machine) };
  let trails: readonly Trail[] = [];
  for (const step of steps) {
    const known = goesOn(search, trails, step);
    trails = fewest(known.length > 0 ? known : beginsAnew(search, trails[0] ?? null, step));
  }
  const frames: Frame[] = [];
  for (let at = trails[0] ?? null; at !== null; at = at.earlier) {
    const { step, how, label, event, snapshot } = at;
    const place = snapshot === null ? null : { value: snapshot.value, context: snapshot.context };
    frames.unshift({ step, how, label, event, place });
  }
  return frames;
}

/** Name of an actor: two actors of the same machine can run at once. */
export const runOf = ({ machine, actor }: ReportStep): string => `${machine} ${actor}`;

/** One frame per step, in the order of the report. */
export function replayOf(
  steps: readonly ReportStep[],
  samplesOf: (machine: string) => Samples | undefined,
): readonly Frame[] {
  const found = new Map<ReportStep, Frame>();
  for (const own of Map.groupBy(steps, runOf).values()) {
    const samples = samplesOf(own[0]?.machine ?? '');
    const frames = samples === undefined ? [] : followOne(samples, own);
    for (const frame of frames) found.set(frame.step, frame);
  }
  return steps.map(
    (step) => found.get(step) ?? { step, how: 'unknown', label: null, event: null, place: null },
  );
}
