/** A podium cut into its three steps and the list below, with the ties that there are: pure, so that it is tested without a page. */
import type { Place } from './podium.queries.ts';

/** Faces that fit on one step; who shares a rank with more is listed below. */
export const perStep = 4;

/** A step; empty where a tie above left its rank out (1, 1, 3). */
export interface Step {
  readonly rank: 1 | 2 | 3;
  readonly people: readonly Place[];
  /** How many share the rank beyond those shown. */
  readonly more: number;
}

/** Steps of ranks 1 to 3 that somebody stands on, in order, and everybody who is not wholly shown there. */
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
