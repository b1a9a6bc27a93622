/** Finds the arrows of a machine that the recorded steps of a page took; only unambiguous arrows count. */
import type { StateValue } from 'xstate';
import * as z from 'zod/mini';
import type { NamedArrow } from '#stories/machines/arrows.ts';

const Value: z.ZodMiniType<StateValue> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), z.optional(Value))]),
);

/**
 * In the format of `src/lib/recorder.ts`: machine, event, state before (null at the start) and state after.
 */
export const Steps = z.array(z.tuple([z.string(), z.string(), z.nullable(Value), Value]));
export type Step = z.infer<typeof Steps>[number];

/** Dotted paths of all states of a value, including outer ones. */
export function pathsOf(value: StateValue, above = ''): readonly string[] {
  const under = (name: string): string => (above === '' ? name : `${above}.${name}`);
  if (typeof value === 'string') return [under(value)];
  return Object.entries(value).flatMap(([name, below]) => [
    under(name),
    ...(below === undefined ? [] : pathsOf(below, under(name))),
  ]);
}

const isWithin = (state: string, outer: string): boolean => outer === '' || state.startsWith(`${outer}.`);

/**
 * The arrows that a step certainly took. A step with an automatic transition may have taken several arrows,
 * and counts for none.
 */
export function arrowsOfStep(
  arrows: readonly NamedArrow[],
  [, event, before, after]: Step,
): readonly NamedArrow[] {
  if (before === null) return [];
  const from = new Set(pathsOf(before));
  const to = new Set(pathsOf(after));
  const heard = arrows.filter(
    ({ key, state }) => key.split('|')[1] === event && (state === '' || from.has(state)),
  );
  // An event that an inner state handles does not reach the outer state.
  const states = [...new Set(heard.map(({ state }) => state))].filter(
    (state, _, all) => !all.some((inner) => inner !== state && isWithin(inner, state)),
  );
  return states.flatMap((state) => {
    const own = heard.filter((arrow) => arrow.state === state);
    if (own.length === 1 && own[0]?.when.length === 0) return own;
    // A guard may have blocked the arrow: only a newly entered state proves that the arrow was taken.
    const fitting = own.filter((arrow) => arrow.to.every((path) => to.has(path)));
    const [one] = fitting;
    return fitting.length === 1 && one?.to.some((path) => !from.has(path)) === true ? [one] : [];
  });
}
