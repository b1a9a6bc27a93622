/** One figure by one dimension (`/chart/summary/v3`). */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import {
  analyticsLimits,
  isFigureKind,
  type ChartDimension,
  type FigureKind,
} from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Chart } from '#schema/analytics/analytics.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { reason } from '#schema/reasons.ts';
import { facts, factSums } from '../facts/facts.tables.ts';
import type { Tag } from '../facts/measures.ts';
import { daysIn, monthOfDay, type Days } from '../facts/periods.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';
import { nextMonth } from '../kit/month.ts';
import {
  isSum,
  peopleOf,
  seriesOf,
  sumRules,
  sumsOf,
  valueOf,
  type Promised,
  type Shown,
  type Size,
} from './figures.ts';
import { namesOf } from './names.ts';
import { isPromised, promiseOf } from './promise.ts';
import { over, readingOf, type Asked, type Reading } from './reading.ts';
import { keyOf } from './recognitions.service.ts';

type Point = Chart['series'][number];
interface Wanted {
  readonly kind: FigureKind;
  readonly by: ChartDimension;
  readonly tag: Tag | null;
  readonly size: Size | null;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toString() !== 'Invalid Date' &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Two days are the period, two whole numbers a range of points a movement. Throws 422 for anything mixed. */
export function rangeOf(
  language: Context['language'],
  valueFrom: string | undefined,
  valueTo: string | undefined,
): { readonly days: Pick<Asked, 'startDate' | 'endDate'>; readonly size: Size | null } {
  const findings = new ValidationErrors(language);
  const given = [valueFrom, valueTo].filter((one) => one !== undefined);
  if (given.every(isDay)) return { days: { startDate: valueFrom, endDate: valueTo }, size: null };
  if (!given.every(isNumber))
    findings.add(valueFrom === undefined ? 'valueTo' : 'valueFrom', 'analytics_mixed');
  const size = { from: Number(valueFrom ?? 0), to: Number(valueTo ?? Number.MAX_SAFE_INTEGER) };
  if (size.to < size.from) findings.add('valueTo', 'analytics_reversed');
  findings.throwIfAny();
  return { days: {}, size };
}

const tagged: readonly ChartDimension[] = ['type', 'value', 'category'];
const hasTags = (kind: FigureKind): boolean => kind === 'recognitions' || kind === 'received';
const isPoints = (kind: FigureKind): boolean => isSum(kind) && sumRules[kind].flows !== null;

/** Throws 422 for a division that a figure does not have. */
export function expectDivision(
  { language }: Context,
  {
    kind,
    by,
    category,
    size,
  }: { kind: FigureKind; by?: ChartDimension; category?: string; size?: Size | null },
): void {
  const findings = new ValidationErrors(language);
  if (by !== undefined && tagged.includes(by) && (!hasTags(kind) || category !== undefined))
    findings.add('by', 'analytics_by');
  if (category !== undefined && !hasTags(kind)) findings.add('category', 'analytics_category');
  if (size !== undefined && size !== null && !isPoints(kind))
    findings.add('valueFrom', 'analytics_points_only');
  findings.throwIfAny();
}

/** The days of a key of a chart, within those of the reading. */
function daysFor({ startDate, endDate }: Days, key: string): Days {
  const [from, to] = key.length === 7 ? [`${key}-01`, dayAfter(`${nextMonth(key)}-01`, -1)] : [key, key];
  return { startDate: from < startDate ? startDate : from, endDate: to > endDate ? endDate : to };
}

type Value = Shown & { readonly key: string };

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

async function byTag(reading: Reading, { kind, by }: Wanted): Promise<Value[]> {
  const part = by === 'type' ? 'type' : by === 'value' ? 'value' : 'category';
  const [rows = []] = await sumsOf(reading, { measure: kind === 'received' ? 'received' : 'sent', part });
  return rows.map((row) => ({ key: keyOf(row.part), value: row.count, withheld: null }));
}

/** The departments or countries that can have figures, the empty one for people without one. */
async function placesOf({ context: { store } }: Reading, by: ChartDimension): Promise<readonly string[]> {
  if (by === 'department') return ['', ...(await store.list(departments)).rows.map(({ id }) => id)];
  const rows = await store.tally(users, { by: ['countryId'] });
  return [...new Set(['', ...rows.map(({ countryId }) => countryId ?? '')])];
}

/** Places that no longer exist and have figures: found only where the known ones do not add up to the whole. */
async function removedPlaces(
  { context: { store }, startDate, endDate }: Reading,
  { kind, by }: Wanted,
  known: readonly string[],
): Promise<readonly string[]> {
  if (!isSum(kind) || by !== 'department') return [];
  const { measure } = sumRules[kind];
  const kept = await store.tally(factSums, {
    where: {
      measure,
      scope: { gte: 'department:', lt: 'department;' },
      period: { in: [...new Set(daysIn({ startDate, endDate }).map(monthOfDay))] },
      part: '',
    },
    by: ['scope'],
  });
  const waiting = await store.tally(facts, { where: { folded: 0, measure }, by: ['departmentId'] });
  const all = [...kept.map(({ scope }) => keyOf(scope)), ...waiting.map(({ departmentId }) => departmentId)];
  return [...new Set(all)].filter((key) => !known.includes(key));
}

/** The values of places of the organisation, as many reads for all as for one. */
async function valuesOf(
  reading: Reading,
  allowed: Promised,
  { kind, by, tag, size }: Wanted,
  keys: readonly string[],
): Promise<Value[]> {
  const may = keys.map((key) =>
    by === 'department' ? allowed(kind, key, reading.countryId) : allowed(kind, reading.departmentId, key),
  );
  const scopes = may.flatMap(({ scope }) => scope ?? []);
  const sums = isSum(kind) ? await seriesOf(reading, kind, scopes, { tag, size }) : [];
  const found: Value[] = [];
  let at = 0;
  for (const [index, key] of keys.entries()) {
    const one = may[index];
    if (one === undefined || one.scope === null) found.push({ key, value: null, withheld: 'few' });
    else if (isSum(kind)) {
      found.push({ key, value: sums[at]?.get('') ?? 0, withheld: null });
      at += 1;
    } else found.push({ key, ...(await valueOf(reading, kind, one)) });
  }
  return found.filter(({ value }) => value !== 0);
}

async function byPlace(reading: Reading, allowed: Promised, wanted: Wanted): Promise<Value[]> {
  const { kind, by, tag, size } = wanted;
  const asked = by === 'department' ? reading.departmentId : reading.countryId;
  const keys = asked === null ? await placesOf(reading, by) : [asked];
  const found = await valuesOf(reading, allowed, wanted, keys);
  if (asked !== null || isPromised(reading, kind)) return found;
  const whole = await valueOf(reading, kind, allowed(kind), { tag, size });
  const sum = found.reduce((total, { value }) => total + (value ?? 0), 0);
  if (sum === whole.value) return found;
  return [
    ...found,
    ...(await valuesOf(reading, allowed, wanted, await removedPlaces(reading, wanted, keys))),
  ];
}

/** For people of a manager, or oneself: by the departments in which they were. Private ones are left out for a manager. */
async function byOwnPlace(reading: Reading, allowed: Promised, wanted: Wanted): Promise<Value[]> {
  const { kind, by } = wanted;
  const may = allowed(kind);
  const column = by === 'department' ? 'departmentId' : 'countryId';
  const whole = await valueOf(reading, kind, may, wanted);
  const { rows } = await reading.context.store.list(users, {
    columns: ['departmentId', 'countryId'],
    where: { id: { in: reading.ids } },
  });
  const places = [...new Set(rows.map((row) => row[column] ?? ''))];
  // One place of all holds the whole; several are told apart by their people of today.
  const [only] = places;
  if (places.length === 1 && only !== undefined) return [{ key: only, ...whole }];
  const found: Value[] = [];
  for (const key of places) {
    const ids = rows.filter((row) => (row[column] ?? '') === key).map(({ id }) => id);
    const part: Reading = { ...reading, ids, facts: { kind: 'people', ids } };
    const shown =
      whole.value === null
        ? whole
        : await valueOf(part, kind, { scope: [{ kind: 'people', ids }], withheld: null }, wanted);
    found.push({ key, ...shown });
  }
  return found;
}

/** The people behind a point, most first; only of what is public in the feed. */
async function usersOf(reading: Reading, { kind, by, tag }: Wanted, key: string): Promise<Point['users']> {
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
  const part = tagged.includes(by) ? `${by}:${key}` : tag;
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

/** Figures whose people everybody sees in the feed. */
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
    const reading = await readingOf(context, { ...days, departmentId: department, countryId: country }, [
      'valueFrom',
      'valueTo',
    ]);
    const allowed = await promiseOf(reading);
    const wanted: Wanted = { kind, by, size, tag: category === undefined ? null : `category:${category}` };
    const isPlace = by === 'department' || by === 'country';
    const values = tagged.includes(by)
      ? await byTag(reading, wanted)
      : !isPlace
        ? await overTime(reading, allowed, wanted)
        : reading.scope === 'organization'
          ? await byPlace(reading, allowed, wanted)
          : await byOwnPlace(reading, allowed, wanted);
    const nameOf = await namesOf(context, by);
    const series: Point[] = [];
    for (const { key, value, withheld } of values) {
      const { name, nameEn } = nameOf(key);
      const isTime = by === 'month' || by === 'day';
      series.push({
        key,
        label: isTime ? key : name,
        labelEn: isTime ? null : nameEn,
        value,
        withheld,
        users: sendUsers === true ? await usersOf(over(reading, reading), wanted, key) : [],
      });
    }
    return { about: reading.about, kind, by, series };
  },
};
