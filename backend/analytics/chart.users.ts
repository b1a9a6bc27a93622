/** The people behind a point of a chart. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import type { Chart } from '#schema/analytics/analytics.shapes.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { facts, factSums } from '../facts/facts.tables.ts';
import type { Measure, Tag } from '../facts/measures.ts';
import { daysIn, monthOfDay, type Days } from '../facts/periods.ts';
import { nameOf, type Place } from '../facts/read.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import { daysFor, type Wanted } from './chart.parts.ts';
import { isSum, peopleOf, sumRules } from './figures.ts';
import type { Reading } from './reading.ts';
import type { Context } from '../http/context.ts';

const isHidden = (tags: string): boolean => tags.includes(' hidden:');
const tagged = (part: Tag | null) => (part === null ? {} : { tags: { has: ` ${part} ` } });

/** Department and country of a point, null for all. */
function placeOf({ departmentId, countryId }: Reading, { by }: Wanted, key: string) {
  return {
    departmentId: by === 'department' ? key : departmentId,
    countryId: by === 'country' ? key : countryId,
  };
}

const scopeOf = ({ departmentId, countryId }: ReturnType<typeof placeOf>): Place =>
  departmentId !== null
    ? { kind: 'department', departmentId, ...(countryId === null ? {} : { countryId }) }
    : countryId !== null
      ? { kind: 'country', countryId }
      : { kind: 'all' };

/** Up to 50 people of the latest days. Sums tell which days have any, so the number of reads does not grow with the company. */
async function latest(
  store: Store,
  {
    measure,
    part,
    place,
    today,
    ...days
  }: Days & {
    readonly measure: Measure;
    readonly part: Tag | null;
    readonly place: ReturnType<typeof placeOf>;
    readonly today: string;
  },
): Promise<readonly string[]> {
  const found = new Set<string>();
  const { departmentId, countryId } = place;
  const where = {
    measure,
    gone: false,
    ...(departmentId === null ? {} : { departmentId }),
    ...(countryId === null ? {} : { countryId }),
    ...tagged(part),
  } as const;
  for (const ofMonth of [...Map.groupBy(daysIn(days), monthOfDay).values()].toReversed()) {
    const { rows: kept } = await store.list(factSums, {
      columns: ['period'],
      where: { measure, scope: nameOf(scopeOf(place)), period: { in: ofMonth }, part: part ?? '' },
    });
    // Facts of the last minute are not yet in the sums.
    const some = new Set([...kept.map(({ period }) => period), today]);
    for (const day of ofMonth.filter((one) => some.has(one)).toReversed()) {
      const { rows } = await store.list(facts, { columns: ['personId', 'tags'], where: { ...where, day } });
      for (const { personId, tags } of rows) if (personId !== '' && !isHidden(tags)) found.add(personId);
      if (found.size >= analyticsLimits.users) return [...found];
    }
  }
  return [...found];
}

/** Up to 50 people behind a point, highest value first; of more, those of the latest days. Private recognitions are excluded. */
export async function usersOf(
  reading: Reading<Context>,
  wanted: Wanted,
  key: string,
): Promise<Chart['series'][number]['users']> {
  const { context, scope, today } = reading;
  const { kind, by, tag } = wanted;
  const measure = isSum(kind) ? sumRules[kind].measure : peopleOf[kind];
  const { startDate, endDate } = by === 'month' || by === 'day' ? daysFor(reading, key) : reading;
  const part: Tag | null = by === 'type' || by === 'value' || by === 'category' ? `${by}:${key}` : tag;
  const place = placeOf(reading, wanted, key);
  const ids =
    scope === 'organization'
      ? await latest(context.store, { measure, part, place, today, startDate, endDate })
      : reading.ids;
  const sums = new Map<string, number>();
  const all = await context.store.tally(facts, {
    where: {
      measure,
      gone: false,
      personId: { in: ids },
      day: { gte: startDate, lt: dayAfter(endDate, 1) },
      ...(scope === 'organization' && place.departmentId !== null
        ? { departmentId: place.departmentId }
        : {}),
      ...(scope === 'organization' && place.countryId !== null ? { countryId: place.countryId } : {}),
      ...tagged(part),
    },
    by: ['personId', 'tags'],
    sum: 'count',
  });
  for (const { personId, tags, sum } of all)
    if (!isHidden(tags)) sums.set(personId, (sums.get(personId) ?? 0) + sum);
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
