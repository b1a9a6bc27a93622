/** The people behind a point of a chart. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import type { Chart } from '#schema/analytics/analytics.shapes.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { facts } from '../facts/facts.tables.ts';
import { peopleById } from '../people/users.rules.ts';
import { daysFor, isTagged, type Wanted } from './chart.parts.ts';
import { isSum, peopleOf, sumRules } from './figures.ts';
import type { Reading } from './reading.ts';

/** The people behind a point, most first; only of what is public in the feed. */
export async function usersOf(
  reading: Reading,
  { kind, by, tag }: Wanted,
  key: string,
): Promise<Chart['series'][number]['users']> {
  const { context, scope, ids } = reading;
  const measure = isSum(kind) ? sumRules[kind].measure : peopleOf[kind];
  const { startDate, endDate } = by === 'month' || by === 'day' ? daysFor(reading, key) : reading;
  const place = {
    ...(by === 'department'
      ? { departmentId: key }
      : reading.departmentId === null
        ? {}
        : { departmentId: reading.departmentId }),
    ...(by === 'country'
      ? { countryId: key }
      : reading.countryId === null
        ? {}
        : { countryId: reading.countryId }),
  };
  const where = {
    measure,
    gone: false,
    personId: scope === 'organization' ? { gt: '' } : { in: ids },
    day: { gte: startDate, lt: dayAfter(endDate, 1) },
    ...(scope === 'organization' ? place : {}),
  } as const;
  const part = isTagged(by) ? `${by}:${key}` : tag;
  const sums = new Map<string, number>();
  const all = await context.store.tally(facts, {
    where: { ...where, ...(part === null ? {} : { tags: { has: ` ${part} ` } }) },
    by: ['personId', 'tags'],
    sum: 'count',
  });
  for (const { personId, tags, sum } of all)
    if (!tags.includes(' hidden:')) sums.set(personId, (sums.get(personId) ?? 0) + sum);
  const most = [...sums]
    .filter(([, value]) => value > 0)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, analyticsLimits.users);
  const people = await peopleById(
    context,
    most.map(([id]) => id),
  );
  return most.flatMap(([id, value]) => {
    const user = people.get(id);
    return user === undefined ? [] : [{ user, value: isSum(kind) ? value : 1 }];
  });
}
