/** Where people were in the months of a period, as sums tell: also in departments and countries that no longer exist. */
import { scopeNames } from '../facts/changes.ts';
import { factSums } from '../facts/facts.tables.ts';
import type { Measure } from '../facts/measures.ts';
import { beforePart } from '../facts/personDays.ts';
import { measuresOfActs } from '../facts/takingPart.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';

interface Where {
  readonly measure: { readonly in: readonly Measure[] };
  readonly period: { readonly in: readonly string[] };
}

const names = {
  department: (departmentId: string) => scopeNames.department({ departmentId }),
  country: (countryId: string) => scopeNames.country({ countryId }),
} as const;

/** The known keys with the removed ones, which are looked for only where the known ones do not add up to the whole. */
async function withRemoved(
  store: Store,
  kind: keyof typeof names,
  known: readonly string[],
  where: Where,
): Promise<readonly string[]> {
  const own = known.map(names[kind]);
  const kept = await store.tally(factSums, {
    where: { ...where, scope: { in: [scopeNames.all, ...own] }, part: '' },
    by: ['measure', 'period', 'scope'],
    sum: 'count',
  });
  const rest = new Map<string, number>();
  for (const { measure, period, scope, sum } of kept) {
    const key = `${measure} ${period}`;
    rest.set(key, (rest.get(key) ?? 0) + (scope === scopeNames.all ? sum : -sum));
  }
  if ([...rest.values()].every((count) => count === 0)) return known;
  const all = await store.tally(factSums, {
    where: { ...where, scope: { gte: `${kind}:`, lt: `${kind};` }, part: '' },
    by: ['scope'],
  });
  return [...new Set([...known, ...all.map(({ scope }) => scope.slice(kind.length + 1))])];
}

/** Every department in every country, each empty for people without one, by the name of its sums. */
export async function placesOf(
  store: Store,
  where: Where,
): Promise<ReadonlyMap<string, { readonly departmentId: string; readonly countryId: string }>> {
  const { rows: areas } = await store.list(departments);
  const people = await store.tally(users, { by: ['countryId'] });
  const areaIds = await withRemoved(store, 'department', ['', ...areas.map(({ id }) => id)], where);
  const countryIds = await withRemoved(
    store,
    'country',
    [...new Set(['', ...people.map(({ countryId }) => countryId ?? '')])],
    where,
  );
  return new Map(
    areaIds
      .flatMap((departmentId) => countryIds.map((countryId) => ({ departmentId, countryId })))
      .map((place) => [scopeNames.both(place), place]),
  );
}

/**
 * Who was there without coming in, by month: people who sent, received or took part. Where only points moved or a boost was
 * added, one person. Points of the organisation's budget belong to no person.
 */
export async function peopleSeen(
  store: Store,
  scopes: readonly string[],
  months: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly scope: string; readonly people: number }[]>> {
  const where = { scope: { in: scopes }, period: { in: months } } as const;
  const counted = await store.tally(factSums, {
    where: {
      ...where,
      measure: { in: ['sent', 'received', ...measuresOfActs] },
      part: { gte: beforePart(''), lt: beforePart('~') },
    },
    by: ['measure', 'scope', 'period'],
    sum: 'count',
  });
  const moved = await store.tally(factSums, {
    where: { ...where, measure: 'points', part: { gte: 'flow:give', lt: 'flow:s' } },
    by: ['scope', 'period'],
    sum: 'count',
  });
  const boosted = await store.tally(factSums, {
    where: { ...where, measure: 'boosts', part: '' },
    by: ['scope', 'period'],
    sum: 'count',
  });
  return Map.groupBy(
    [
      ...counted.map(({ scope, period, sum }) => ({ scope, period, people: sum })),
      ...[...moved, ...boosted].map(({ scope, period, sum }) => ({ scope, period, people: sum > 0 ? 1 : 0 })),
    ],
    ({ period }) => period,
  );
}
