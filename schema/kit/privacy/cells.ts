/** Cells: what an anonymous response keeps of its author. They are fixed at the launch. */
import { groupsOf } from './groups.ts';

/** The values of a person by dimension: department, tenure, group. A missing value counts as the empty text. */
export type Values = Readonly<Partial<Record<string, string>>>;

/** A set of people with at least `k` invited. Each invited person is in one cell. */
export interface Cell {
  /** The values that its people have, by dimension, sorted. More than one value: they were joined. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
  readonly invited: number;
}

/** Values of one dimension that can only be shown together, and the cells (by index) that make them up exactly. */
export interface Segment {
  readonly values: readonly string[];
  readonly cells: readonly number[];
  readonly invited: number;
}

/** A choice of values by dimension. */
export type SegmentFilter = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Puts the invited people into cells of at least `k`, or into a single cell if they are fewer. Small combinations give up
 * the last dimension first. `cellOf` has the index of each person's cell, in the order of `people`. The cells do not
 * depend on that order. With `counts`, each of `people` stands for so many people with the same values.
 */
export function cellsOf(
  people: readonly Values[],
  dimensions: readonly string[],
  k: number,
  counts?: readonly number[],
): { readonly cells: readonly Cell[]; readonly cellOf: readonly number[] } {
  const found = new Map<string, { path: string[]; size: number }>();
  const keys = people.map((values, at) => {
    const count = counts?.[at] ?? 1;
    const path = dimensions.map((dimension) => values[dimension] ?? '');
    const key = JSON.stringify(path);
    const part = found.get(key);
    if (part) part.size += count;
    else found.set(key, { path, size: count });
    return key;
  });
  const combinations = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const cellOfKey = new Map<string, number>();
  const cells = groupsOf(
    combinations.map(([, part]) => part),
    k,
  ).map((members, cell): Cell => {
    const covered = dimensions.map(() => new Set<string>());
    let invited = 0;
    for (const at of members) {
      const combination = combinations[at];
      if (!combination) continue;
      const [key, { path, size }] = combination;
      cellOfKey.set(key, cell);
      invited += size;
      path.forEach((value, dimension) => covered[dimension]?.add(value));
    }
    const covers = dimensions.map(
      (dimension, at) => [dimension, [...(covered[at] ?? [])].toSorted()] as const,
    );
    return { covers: Object.fromEntries(covers), invited };
  });
  return { cells, cellOf: keys.map((key) => cellOfKey.get(key) ?? 0) };
}

/**
 * The finest division of a dimension's values that cells can show exactly, sorted. A segment of several values was merged
 * because one of them is too small; the launch page lists these.
 */
export function segmentsOf(cells: readonly Cell[], dimension: string): readonly Segment[] {
  const setOf = new Map<string, Set<string>>();
  for (const { covers } of cells) {
    const values = covers[dimension] ?? [];
    const joined = new Set(values.flatMap((value) => [...(setOf.get(value) ?? [value])]));
    for (const value of joined) setOf.set(value, joined);
  }
  const cellsOfSet = new Map([...setOf.values()].map((set): [Set<string>, number[]] => [set, []]));
  for (const [at, { covers }] of cells.entries()) {
    const set = setOf.get(covers[dimension]?.[0] ?? '');
    if (set) cellsOfSet.get(set)?.push(at);
  }
  return [...cellsOfSet]
    .map(([set, inside]) => ({
      values: [...set].toSorted(),
      cells: inside,
      invited: inside.reduce((sum, at) => sum + (cells[at]?.invited ?? 0), 0),
    }))
    .toSorted((a, b) => ((a.values[0] ?? '') < (b.values[0] ?? '') ? -1 : 1));
}

/** The cells of a filter, by index; null if a cell is inside only in part, so that the filter cannot be shown exactly. */
export function cellsIn(cells: readonly Cell[], filter: SegmentFilter): readonly number[] | null {
  const inside: number[] = [];
  for (const [at, { covers }] of cells.entries()) {
    let isInside = true;
    let isOutside = false;
    for (const [dimension, values] of Object.entries(filter)) {
      if (!values) continue;
      const matching = (covers[dimension] ?? []).filter((value) => values.includes(value)).length;
      if (matching === 0) isOutside = true;
      if (matching < (covers[dimension] ?? []).length) isInside = false;
    }
    if (isOutside) continue;
    if (!isInside) return null;
    inside.push(at);
  }
  return inside;
}
