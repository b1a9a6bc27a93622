/** The points range of each level: from its minimum to just below the next level. Pure functions. */
import type { Level } from '#schema/points/levels.endpoints.ts';

/** A level with its range. */
export interface Ranged<T> {
  readonly level: T;
  readonly from: number;
  /** Null for the highest level. */
  readonly to: number | null;
}

/** Sorted by points, lowest first. */
export function rangesOf<T extends Pick<Level, 'minPoints'>>(levels: readonly T[]): readonly Ranged<T>[] {
  const sorted = levels.toSorted((one, other) => one.minPoints - other.minPoints);
  return sorted.map((level, place) => {
    const next = sorted[place + 1];
    return { level, from: level.minPoints, to: next === undefined ? null : next.minPoints - 1 };
  });
}

/** The range of a new level with this minimum, and the level before it. Null if another level has the same minimum. */
export function placeAmong<T extends Pick<Level, 'minPoints'>>(
  others: readonly T[],
  minPoints: number,
): { readonly to: number | null; readonly before: T | null } | null {
  if (others.some((one) => one.minPoints === minPoints)) return null;
  const ranges = rangesOf(others);
  const next = ranges.find(({ from }) => from > minPoints);
  return {
    to: next === undefined ? null : next.from - 1,
    before: ranges.findLast(({ from }) => from < minPoints)?.level ?? null,
  };
}
