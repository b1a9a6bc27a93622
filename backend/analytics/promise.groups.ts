/**
 * Which filters a promised figure may be shown for. Each month joins departments and countries with few people (the
 * groups of anonymous surveys); over several months everything that any of them joined stays together, so that no difference
 * of two periods tells about a part of a group.
 */
import { groupsOf } from '#schema/kit/privacy/groups.ts';

/** People of a department in a country, in one month. */
export interface Combination {
  readonly departmentId: string;
  readonly countryId: string;
  readonly people: number;
}
/** What is asked for; null for all. */
export interface PlaceFilter {
  readonly departmentId: string | null;
  readonly countryId: string | null;
}

const keyOf = ({ departmentId, countryId }: Combination): string => JSON.stringify([departmentId, countryId]);
const isIn = (
  { departmentId, countryId }: PlaceFilter,
  one: Pick<Combination, 'departmentId' | 'countryId'>,
): boolean =>
  (departmentId === null || one.departmentId === departmentId) &&
  (countryId === null || one.countryId === countryId);

/** Decides from the months of a period whether a filter is a sum of whole groups of at least `k` people. */
export function wholeGroups(
  months: readonly (readonly Combination[])[],
  k: number,
): (filter: PlaceFilter) => boolean {
  const above = new Map<string, string>();
  const top = (key: string): string => {
    let at = key;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) at = next;
    return at;
  };
  const all = new Map<string, Combination>();
  const few = new Set<string>();
  for (const month of months) {
    const there = month.filter(({ people }) => people > 0);
    for (const one of there) all.set(keyOf(one), one);
    const parts = there.map(({ departmentId, countryId, people }) => ({
      path: [departmentId, countryId],
      size: people,
    }));
    for (const group of groupsOf(parts, k)) {
      const keys = group.flatMap((at) => (there[at] === undefined ? [] : [keyOf(there[at])]));
      const size = group.reduce((sum, at) => sum + (parts[at]?.size ?? 0), 0);
      const [first = '', ...others] = keys;
      // All people of the month together are too few.
      if (size < k) few.add(first);
      for (const other of others) if (top(other) !== top(first)) above.set(top(other), top(first));
    }
  }
  const withheld = new Set([...few].map(top));
  const groups = Map.groupBy(all.values(), (one) => top(keyOf(one)));
  return (filter) => {
    for (const [group, members] of groups) {
      const inside = members.filter((one) => isIn(filter, one)).length;
      if (inside > 0 && (inside < members.length || withheld.has(group))) return false;
    }
    return true;
  };
}
