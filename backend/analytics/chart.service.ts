/** One figure by one dimension (`/chart/summary/v3`). */
import { isFigureKind, type FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Chart } from '#schema/analytics/analytics.shapes.ts';
import { reason } from '#schema/reasons.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { daysIn, monthOfDay } from '../facts/periods.ts';
import { daysFor, expectDivision, isTagged, keyOf, rangeOf, type Value, type Wanted } from './chart.parts.ts';
import { byOwnPlace, byPlace } from './chart.places.ts';
import { usersOf } from './chart.users.ts';
import { isSum, seriesOf, sumsOf, valueOf, type Promised } from './figures.ts';
import { namesOf } from './names.ts';
import { promiseOf } from './promise.ts';
import { readingOf, type Reading } from './reading.ts';

type Point = Chart['series'][number];
export type NamedValue = Omit<Point, 'users'>;

async function overTime(
  reading: Reading,
  allowed: Promised,
  { kind, by, tag, size }: Wanted,
): Promise<Value[]> {
  const may = allowed(kind);
  const end = reading.endDate > reading.today ? reading.today : reading.endDate;
  const days = daysIn({ startDate: reading.startDate, endDate: end });
  const keys = by === 'day' ? days : [...new Set(days.map(monthOfDay))];
  if (may.scope === null) return keys.map((key) => ({ key, value: null, withheld: may.withheld }));
  if (!isSum(kind)) {
    const found: Value[] = [];
    for (const key of keys)
      found.push({ key, ...(await valueOf(reading, kind, may, { days: daysFor(reading, key) })) });
    return found;
  }
  const sums = await seriesOf(reading, kind, may.scope, { by: by === 'day' ? 'day' : 'month', tag, size });
  return keys.map((key) => ({
    key,
    value: sums.reduce((sum, one) => sum + (one.get(key) ?? 0), 0),
    withheld: null,
  }));
}

async function byTag(reading: Reading, allowed: Promised, { kind, by }: Wanted): Promise<Value[]> {
  // Listing the types without numbers would show which of them few people have.
  if (allowed(kind).scope === null) return [];
  const part = by === 'type' ? 'type' : by === 'value' ? 'value' : 'category';
  const [rows = []] = await sumsOf(reading, { measure: kind === 'received' ? 'received' : 'sent', part });
  return rows.map((row) => ({ key: keyOf(row.part), value: row.count, withheld: null }));
}

/** The points of a chart, each with its name. */
export async function pointsOf(
  reading: Reading,
  allowed: Promised,
  wanted: Wanted,
): Promise<readonly NamedValue[]> {
  const { by } = wanted;
  const isPlace = by === 'department' || by === 'country';
  const values = isTagged(by)
    ? await byTag(reading, allowed, wanted)
    : !isPlace
      ? await overTime(reading, allowed, wanted)
      : reading.scope === 'organization'
        ? await byPlace(reading, allowed, wanted)
        : await byOwnPlace(reading, allowed, wanted);
  const nameOf = await namesOf(reading.context, by);
  return values.map(({ key, value, withheld }) => {
    const { name, nameEn } = nameOf(key);
    const isTime = by === 'month' || by === 'day';
    return { key, label: isTime ? key : name, labelEn: isTime ? null : nameEn, value, withheld };
  });
}

/** Figures whose people are visible to all in the feed. */
const inFeed: readonly FigureKind[] = ['recognitions', 'received', 'givers', 'receivers', 'boosts'];

export const chartService: Pick<Service<typeof analyticsEndpoints>, 'chart'> = {
  async chart(context, { query }) {
    const { department, category, valueFrom, valueTo, sendUsers, country, type, by } = query;
    const kind = isFigureKind(type) ? type : 'recognitions';
    if (sendUsers === true && !inFeed.includes(kind))
      throw domainError('forbidden', context.language, [
        reason('sendUsers', 'analytics_users', context.language),
      ]);
    const { days, size } = rangeOf(context.language, valueFrom, valueTo);
    expectDivision(context, { kind, by, ...(category === undefined ? {} : { category }), size });
    const reading = await readingOf(
      context,
      { ...days, departmentId: department, countryId: country, kinds: [kind] },
      ['valueFrom', 'valueTo'],
    );
    const allowed = await promiseOf(reading, [kind]);
    const wanted: Wanted = { kind, by, size, tag: category === undefined ? null : `category:${category}` };
    const series: Point[] = [];
    for (const point of await pointsOf(reading, allowed, wanted))
      series.push({ ...point, users: sendUsers === true ? await usersOf(reading, wanted, point.key) : [] });
    return { about: reading.about, kind, by, series };
  },
};
