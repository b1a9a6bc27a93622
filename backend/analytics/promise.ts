/**
 * The promise: what people do by themselves (coming in; for managers also spending) is shown only for groups of at least
 * the threshold. Groups follow from the people of departments and countries in each month of a period, so that neither a
 * figure, nor its complement, nor the difference of two tells about fewer (`promise.groups.ts`).
 */
import {
  isPartKind,
  partKinds,
  type FigureKind,
  type WithheldFor,
} from '#schema/analytics/analytics.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { threshold } from '#schema/limits.parts.ts';
import { present } from '../departments/leaders.ts';
import { scopeNames } from '../facts/changes.ts';
import { facts, factSums } from '../facts/facts.tables.ts';
import { measures } from '../facts/measures.ts';
import { daysIn, monthOfDay } from '../facts/periods.ts';
import { beforePart, firstOf } from '../facts/personDays.ts';
import type { FactScope } from '../facts/read.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { wholeGroups, type Combination } from './promise.groups.ts';
import { peopleSeen, placesOf } from './promise.places.ts';
import type { Reading } from './reading.ts';

const promised: Readonly<Record<Reading['scope'], readonly FigureKind[]>> = {
  own: [],
  people: ['activePeople', 'sessions', 'pointsRedeemed', ...partKinds],
  organization: ['activePeople', 'sessions', ...partKinds],
};

/** Whether a figure may only be shown for groups of at least the threshold. */
export const isPromised = (
  { scope, isPublished }: Pick<Reading, 'scope' | 'isPublished'>,
  kind: FigureKind,
): boolean => isPublished || promised[scope].includes(kind);

/** What may be read for a figure: facts of a scope, or the reason why nothing is. */
export type Allowed =
  | { readonly scope: readonly FactScope[]; readonly withheld: null }
  | { readonly scope: null; readonly withheld: WithheldFor };
const few: Allowed = { scope: null, withheld: 'few' };

/**
 * By whom groups are made: by those who came in; for published figures, and for taking part, also by those who did
 * anything that these count, and by the people of today.
 */
type Grouping = 'cameIn' | 'didAnything';
const groupingOf = ({ isPublished }: Pick<Reading, 'isPublished'>, kind: FigureKind): Grouping =>
  isPublished || isPartKind(kind) ? 'didAnything' : 'cameIn';

/** The months of a period until today, each with the first day whose people count in it. Sums are kept for longer than sessions. */
function monthsOf({
  startDate,
  endDate,
  today,
}: Reading): readonly { readonly months: readonly string[]; readonly from: string }[] {
  const days = { startDate, endDate: endDate > today ? today : endDate };
  if (days.endDate < days.startDate) return [];
  const current = monthOfDay(today);
  const before = monthOfDay(dayAfter(`${current}-01`, -1));
  return [...new Set(daysIn(days).map(monthOfDay))].map((month) =>
    // The current month has few people on its first morning: the month before counts with it.
    month === current
      ? { months: [before, current], from: `${before}-01` }
      : { months: [month], from: `${month}-01` },
  );
}

/** People of later months who did not come in since a day. */
const peopleAdded = async (
  store: Store,
  where: { readonly measure: 'sessions'; readonly scope: { readonly in: readonly string[] } },
  months: readonly string[],
  from: string,
) =>
  months.length === 0
    ? []
    : store.tally(factSums, {
        where: { ...where, period: { in: months }, part: { gte: beforePart(''), lt: beforePart(from) } },
        by: ['scope'],
        sum: 'count',
      });

/**
 * People by department and country of the day, in each month of a period, as a grouping counts them. Departments that no
 * longer exist are among them: the whole has their people.
 */
async function combinationsOf(
  reading: Reading,
  grouping: Grouping,
): Promise<readonly (readonly Combination[])[]> {
  const { store } = reading.context;
  const isWide = grouping !== 'cameIn';
  const parts = monthsOf(reading);
  const periods = parts.flatMap(({ months }) => months);
  const counted = isWide ? measures : (['sessions'] as const);
  const byName = await placesOf(store, { measure: { in: counted }, period: { in: periods } });
  const scopes = [...byName.keys()];
  const names = { measure: 'sessions', scope: { in: scopes } } as const;
  const { rows: kept } = await store.list(factSums, {
    columns: ['scope', 'period', 'count'],
    where: { ...names, period: { in: periods }, part: firstOf.month },
  });
  const keptIn = Map.groupBy(kept, ({ period }) => period);
  const seenIn = isWide ? await peopleSeen(store, scopes, periods) : new Map<string, never>();
  // Facts of the last minute are not yet in the sums: in a place without people, they count as one person.
  const waiting = await store.tally(facts, {
    where: { folded: 0, measure: { in: counted }, personId: { gt: '' } },
    by: ['day', 'departmentId', 'countryId'],
  });
  const places = new Map<string, Omit<Combination, 'people'>>([
    ...byName,
    ...waiting.map(
      ({ departmentId, countryId }) =>
        [scopeNames.both({ departmentId, countryId }), { departmentId, countryId }] as const,
    ),
  ]);
  const found: (readonly Combination[])[] = [];
  for (const { months, from } of parts) {
    const [first = '', ...later] = months;
    const people = new Map((keptIn.get(first) ?? []).map(({ scope, count }) => [scope, count]));
    const more = await peopleAdded(store, names, later, from);
    for (const { scope, sum } of more) people.set(scope, (people.get(scope) ?? 0) + sum);
    for (const month of months)
      for (const { scope, people: seen } of seenIn.get(month) ?? [])
        people.set(scope, Math.max(people.get(scope) ?? 0, seen));
    for (const one of waiting) {
      const scope = scopeNames.both(one);
      if (months.includes(monthOfDay(one.day)) && !((people.get(scope) ?? 0) > 0)) people.set(scope, 1);
    }
    found.push(
      [...people].flatMap(([scope, count]) => {
        const place = places.get(scope);
        return place === undefined || count <= 0 ? [] : [{ ...place, people: count }];
      }),
    );
  }
  return found;
}

/** The people of today, for figures of those who did not come in. */
async function staffOf({ context: { store } }: Reading): Promise<readonly Combination[]> {
  const rows = await store.tally(users, { where: present, by: ['departmentId', 'countryId'] });
  return rows.map(({ departmentId, countryId, count }) => ({
    departmentId: departmentId ?? '',
    countryId: countryId ?? '',
    people: count,
  }));
}

type Led = Extract<FactScope, { kind: 'department' }>;
/** Departments that a manager leads, if exactly their people are in them: then their sums do not change with a person. */
async function departmentsLed({ context: { store, me }, ids }: Reading): Promise<readonly Led[]> {
  const { rows: led } = await store.list(departments, { where: { managerId: me.id } });
  if (led.length === 0) return [];
  const { rows } = await store.list(users, {
    columns: ['active'],
    where: { ...present, departmentId: { in: led.map(({ id }) => id) } },
  });
  const there = new Set(rows.map(({ id }) => id).filter((id) => id !== me.id));
  if (there.size !== ids.length || !ids.every((id) => there.has(id))) return [];
  return led.map(({ id }) => ({ kind: 'department', departmentId: id }));
}

/**
 * Decides for several groups at once, of these figures only: a department and country, null for the filter of the reading.
 * Who came in is read only where one of them is promised.
 */
export async function promiseOf(
  reading: Reading,
  kinds: readonly FigureKind[],
): Promise<(kind: FigureKind, departmentId?: string | null, countryId?: string | null) => Allowed> {
  const { scope, ids, facts } = reading;
  const promisedKinds = kinds.filter((kind) => isPromised(reading, kind));
  const isAny = promisedKinds.length > 0;
  const groups = new Map<Grouping, ReturnType<typeof wholeGroups>>();
  for (const grouping of new Set(promisedKinds.map((kind) => groupingOf(reading, kind)))) {
    const months = await combinationsOf(reading, grouping);
    const people = grouping === 'cameIn' ? months : [...months, await staffOf(reading)];
    groups.set(grouping, wholeGroups(people, threshold.usual));
  }
  const led =
    isAny && scope === 'people' && ids.length >= threshold.usual ? await departmentsLed(reading) : [];
  return (kind, departmentId = reading.departmentId, countryId = reading.countryId) => {
    const open: FactScope =
      scope !== 'organization'
        ? facts
        : departmentId !== null
          ? { kind: 'department', departmentId, ...(countryId === null ? {} : { countryId }) }
          : countryId === null
            ? { kind: 'all' }
            : { kind: 'country', countryId };
    if (!isPromised(reading, kind)) return { scope: [open], withheld: null };
    const isShown = groups.get(groupingOf(reading, kind)) ?? (() => false);
    if (scope === 'people')
      return led.length > 0 &&
        led.every((one) => isShown({ departmentId: one.departmentId, countryId: null }))
        ? { scope: led, withheld: null }
        : few;
    return isShown({ departmentId, countryId }) ? { scope: [open], withheld: null } : few;
  };
}
