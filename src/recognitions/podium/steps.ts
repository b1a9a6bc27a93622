/** Splits a podium into three steps and the list below, including ties. Pure. */
import type { Place } from './podium.queries.ts';

/** Maximum faces on one step; the list shows the others of the rank. */
export const perStep = 4;

/** A step; empty if a tie above skips its rank (1, 1, 3). */
export interface Step {
  readonly rank: 1 | 2 | 3;
  readonly people: readonly Place[];
  /** Number of people of the rank who do not fit on the step. */
  readonly more: number;
}

/**
 * The non-empty steps of ranks 1 to 3 in order, and the list of everyone who is not fully shown on a step.
 */
export function cutPodium(places: readonly Place[]): {
  readonly steps: readonly Step[];
  readonly list: readonly Place[];
} {
  const steps = ([1, 2, 3] as const)
    .map((rank) => {
      const people = places.filter((one) => one.rank === rank);
      return { rank, people: people.slice(0, perStep), more: Math.max(0, people.length - perStep) };
    })
    .filter(({ people }) => people.length > 0);
  const crowded = new Set(steps.filter(({ more }) => more > 0).map(({ rank }) => rank as number));
  return { steps, list: places.filter(({ rank }) => rank > 3 || crowded.has(rank)) };
}
