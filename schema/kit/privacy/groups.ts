/** Joins parts that are too small to be shown alone. Cells at the launch and blocks at the close come from here. */
import { isEnough } from './threshold.ts';

/** A part of the whole. */
export interface Part {
  /** The part's value of each dimension, the most important first. All parts have paths of the same length. */
  readonly path: readonly string[];
  /** Number of people or answers. */
  readonly size: number;
}

interface Group {
  readonly members: readonly number[];
  readonly size: number;
}

const together = (left: Group, right: Group): Group => ({
  members: [...left.members, ...right.members],
  size: left.size + right.size,
});

/** Joins small groups in their order until each joint is large enough; the last one joins the smallest other. */
function joinSmall(groups: readonly Group[], k: number): readonly Group[] {
  const large = groups.filter(({ size }) => isEnough(size, k));
  let open: Group | undefined;
  for (const group of groups) {
    if (isEnough(group.size, k)) continue;
    open = open ? together(open, group) : group;
    if (open.size < k) continue;
    large.push(open);
    open = undefined;
  }
  if (!open) return large;
  let smallest = -1;
  large.forEach(({ size }, at) => {
    if (size > 0 && size < (large[smallest]?.size ?? Infinity)) smallest = at;
  });
  const other = large[smallest];
  return other ? large.with(smallest, together(other, open)) : [...large, open];
}

/**
 * Groups of the parts, by their indexes: each group has at least `k`, or is one part of size 0; if all parts together have
 * fewer than `k`, those above 0 are one group. Parts that share the values of the more important dimensions are joined
 * first. The result depends on the set of parts only, if paths differ; equal paths are kept apart in the given order.
 */
export function groupsOf(parts: readonly Part[], k: number): readonly (readonly number[])[] {
  const levels = parts[0]?.path.length ?? 0;
  const split = (members: readonly number[], level: number): readonly (readonly number[])[] => {
    if (members.length < 2 || level > levels) return members.length === 0 ? [] : [members];
    const byValue = new Map<string | number, { members: number[]; size: number }>();
    for (const at of members) {
      // The last level tells the parts themselves apart.
      const value = parts[at]?.path[level] ?? at;
      const group = byValue.get(value) ?? { members: [], size: 0 };
      byValue.set(value, group);
      group.members.push(at);
      group.size += parts[at]?.size ?? 0;
    }
    const groups = [...byValue].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
    return joinSmall(groups, k).flatMap((group) => split(group.members, level + 1));
  };
  return split([...parts.keys()], 0);
}
