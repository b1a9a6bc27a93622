/** The way to a place as a list of stops, and as words that fit in a link. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { reachedBy, titleOf, type Place } from './states.ts';
import { mayCome, stepperOf } from './stepper.ts';

/** One place on a way, and what led there. */
export interface Stop {
  /** In the words of the samples; nothing for what somebody did on the component itself. */
  readonly label: string | null;
  /** Nothing for the beginning. */
  readonly event: AnyEventObject | null;
  readonly place: Place;
}

const placeOf = ({ value, context }: AnyMachineSnapshot): Place => ({ value, context });

/** The first stop of a chart that begins in one way only. */
export const begins = 'it begins';

/** Words of a way: those of the input first, where there are several; nothing where the samples do not lead along it. */
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

/** The stops of a story; a single one where its words are only the last of the way. */
export function stopsTo(samples: Samples, at: Place, way: readonly string[]): readonly Stop[] {
  const stops = stopsOf(samples, way);
  return stops !== undefined && isSamePlace(stops.at(-1)?.place, at)
    ? stops
    : [{ label: way.at(-1) ?? begins, event: null, place: at }];
}

/** The shortest way of all to a place; walks the whole chart, which takes a second for a large one. */
export function wholeWay(samples: Samples, at: Place): readonly Stop[] | undefined {
  const value = titleOf(at.value);
  const found = reachedBy(samples).places.find(
    ({ snapshot }) => titleOf(snapshot.value) === value && isSamePlace(placeOf(snapshot), at),
  );
  return found && stopsOf(samples, found.way);
}

/** Whether a stop is one that a machine begins with. */
export const isBeginning = ({ inputs }: Samples, { label }: Stop): boolean =>
  label === begins || (label !== null && Object.hasOwn(inputs, label));

/** A label as an address may carry it: letters, digits and dashes. */
export const slugOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const between = '__';

/** The way of some stops for a link; nothing where one of them is no sample. */
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

/** The stops that a link names; nothing where this build knows no such way. */
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
