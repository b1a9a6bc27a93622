/** Which points each level holds: from its own beginning to just before the next one, so that there is no gap; pure. */
import type { Level } from '#schema/points/levels.endpoints.ts';

/** A level with what it holds. */
export interface Ranged<T> {
  readonly level: T;
  readonly from: number;
  /** Null for the highest. */
  readonly to: number | null;
}

/** Lowest first. */
export function rangesOf<T extends Pick<Level, 'minPoints'>>(levels: readonly T[]): readonly Ranged<T>[] {
  const sorted = levels.toSorted((one, other) => one.minPoints - other.minPoints);
  return sorted.map((level, place) => {
    const next = sorted[place + 1];
    return { level, from: level.minPoints, to: next === undefined ? null : next.minPoints - 1 };
  });
}

/** Where a level that begins here would stand among the others: what it holds, and the one before, which then ends where it begins. Null where another one begins there. */
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
