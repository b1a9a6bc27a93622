/** The path to a place as a list of stops, and its encoding for a link. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { reachedBy, titleOf, type Place } from './states.ts';
import { mayCome, stepperOf } from './stepper.ts';

/** One place on a path, and the event that led to it. */
export interface Stop {
  /** The label of the sample; null for an action on the component itself. */
  readonly label: string | null;
  /** Null for the start. */
  readonly event: AnyEventObject | null;
  readonly place: Place;
}

const placeOf = ({ value, context }: AnyMachineSnapshot): Place => ({ value, context });

/** Label of the first stop of a chart with a single start. */
export const begins = 'it begins';

/**
 * The stops of a path of labels; with several inputs, the first label names the input. Undefined if the samples do
 * not lead along the path.
 */
export function stopsOf({ machine, inputs, events }: Samples, way: readonly string[]): Stop[] | undefined {
  const { begin, step } = stepperOf(machine);
  const several = Object.keys(inputs).length > 1;
  const [word, input] = several ? [way[0] ?? '', inputs[way[0] ?? '']] : [begins, Object.values(inputs)[0]];
  if (several && !Object.hasOwn(inputs, word)) return undefined;
  let snapshot = begin(input);
  const stops: Stop[] = [{ label: word, event: null, place: placeOf(snapshot) }];
  for (const label of way.slice(several ? 1 : 0)) {
    const sample = events.find((one) => one.label === label);
    if (sample === undefined || !mayCome(snapshot, sample.event)) return undefined;
    snapshot = step(snapshot, sample.event);
    stops.push({ label, event: sample.event, place: placeOf(snapshot) });
  }
  return stops;
}

const isSamePlace = (one: Place | undefined, other: Place): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The stops of a story; a single stop if the path holds only its last label. */
export function stopsTo(samples: Samples, at: Place, way: readonly string[]): readonly Stop[] {
  const stops = stopsOf(samples, way);
  return stops !== undefined && isSamePlace(stops.at(-1)?.place, at)
    ? stops
    : [{ label: way.at(-1) ?? begins, event: null, place: at }];
}

/** The shortest path to a place; walks the whole chart, which takes a second for a large chart. */
export function wholeWay(samples: Samples, at: Place): readonly Stop[] | undefined {
  const value = titleOf(at.value);
  const found = reachedBy(samples).places.find(
    ({ snapshot }) => titleOf(snapshot.value) === value && isSamePlace(placeOf(snapshot), at),
  );
  return found && stopsOf(samples, found.way);
}

/** Whether a stop is a start of the machine. */
export const isBeginning = ({ inputs }: Samples, { label }: Stop): boolean =>
  label === begins || (label !== null && Object.hasOwn(inputs, label));

/** A label for a URL: letters, digits and dashes. */
export const slugOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const between = '__';

/** Encodes stops for a link; undefined if one stop is not a sample. */
export function wordsOf(samples: Samples, stops: readonly Stop[]): string | undefined {
  const labels = stops.flatMap(({ label }) => (label === null ? [] : [label]));
  const words = Object.keys(samples.inputs).length > 1 ? labels : labels.slice(1);
  const last = stops.at(-1);
  const isWhole =
    labels.length === stops.length &&
    last !== undefined &&
    isSamePlace(stopsOf(samples, words)?.at(-1)?.place, last.place);
  return isWhole ? [begins, ...words].map(slugOf).join(between) : undefined;
}

/** Decodes the stops of a link; undefined if this build does not know the path. */
export function stopsOfLink(samples: Samples, text: string): readonly Stop[] | undefined {
  const known = new Map(
    [...Object.keys(samples.inputs), ...samples.events.map(({ label }) => label)].map((label) => [
      slugOf(label),
      label,
    ]),
  );
  const words = text.split(between).slice(1);
  const way = words.flatMap((word) => known.get(word) ?? []);
  return way.length === words.length ? stopsOf(samples, way) : undefined;
}
