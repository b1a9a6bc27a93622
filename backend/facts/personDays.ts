/**
 * Counts people once over any days: each of their days knows the one before it. The people of a range are those of its
 * days whose day before lies before the range. Pure.
 */
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import { remembered } from '../kit/remembered.ts';
import { compareValues } from '../store/order.ts';
import type { Row } from '../store/table.ts';
import { namesPerson, scopesOf, type Counted, type SumChanges } from './changes.ts';
import type { personDays } from './facts.tables.ts';
import { keepsFirsts } from './measures.ts';
import { monthOfDay } from './periods.ts';
import type { Place } from './write.ts';

export type PersonDay = Row<typeof personDays>;

/** The part of sums for people whose day before is this one. */
export const beforePart = remembered((day: string): string => `before:${day}`);

/** Whether a part of sums is one of people. */
export const isBefore = (part: string): boolean => part.startsWith(beforePart(''));

/**
 * The parts of people for whom a day is the first at all, of its week and of its month: the people of a day, of a week as
 * the sum of its days, and of a month.
 */
export const firstOf = { day: 'first:day', week: 'first:week', month: 'first:month' } as const;
type FirstOf = (typeof firstOf)[keyof typeof firstOf];

/** Whether a part is one of these. */
export const isFirst = (part: string): boolean => part.startsWith('first:');

const weekOfDay = remembered(weekOf);

/** The parts of a day of people whose day before is this one, the last of them in the row of the month. */
export const firstsOf = (day: string, before: string): readonly FirstOf[] => [
  firstOf.day,
  ...(before < weekOfDay(day) ? [firstOf.week] : []),
  ...(monthOfDay(before) === monthOfDay(day) ? [] : [firstOf.month]),
];

/** The column of the day before in each of the scopes in which days follow one another (`scopesOf`). */
export const befores = [
  'before',
  'beforeDepartment',
  'beforeCountry',
  'beforeBoth',
] as const satisfies readonly (keyof PersonDay)[];

/** The scopes of a day, each with its column. */
function* chainsOf(
  day: Pick<PersonDay, 'departmentId' | 'countryId'>,
): Generator<readonly [column: (typeof befores)[number], scope: string]> {
  const scopes = scopesOf(day);
  for (const [at, column] of befores.entries()) yield [column, scopes[at] ?? ''];
}

/**
 * The loaded days of one person and measure: all from some day on. `earlier`: by scope, the last day before them, empty for
 * none, where no loaded day says it.
 */
export interface KnownDays {
  readonly rows: readonly PersonDay[];
  readonly earlier: ReadonlyMap<string, string>;
}
/** A person without days. */
export const noDays: KnownDays = { rows: [], earlier: new Map() };

export const personKey = ({ measure, personId }: Pick<PersonDay, 'measure' | 'personId'>): string =>
  `${measure} ${personId}`;
/** The id of a row; unlike other ids it does not contain a time of creation. */
export const rowIdOf = ({ measure, personId, day, departmentId, countryId }: Omit<PersonDay, 'id'>): string =>
  `${measure} ${personId} ${day} ${departmentId} ${countryId}`;

const none = { before: '', beforeDepartment: '', beforeCountry: '', beforeBoth: '' } as const;
/** By day, and within a day in a fixed order, because only the first row of a day counts in a scope. */
const inOrder = (rows: readonly PersonDay[]): readonly PersonDay[] =>
  rows.toSorted(
    (one, other) =>
      compareValues(one.day, other.day) ||
      compareValues(one.departmentId, other.departmentId) ||
      compareValues(one.countryId, other.countryId),
  );
const isLive = ({ count }: Pick<PersonDay, 'count'>): boolean => count > 0;

/** The days of facts, added up. */
function added(counted: readonly Counted[]): ReadonlyMap<string, PersonDay> {
  const days = new Map<string, PersonDay>();
  for (const { measure, personId, day, departmentId, countryId, count } of counted) {
    const row = { measure, personId, day, departmentId, countryId, count, ...none };
    const id = rowIdOf(row);
    days.set(id, { id, ...row, count: count + (days.get(id)?.count ?? 0) });
  }
  return days;
}

/** Facts by person and measure, added to groups; only of measures that count people. */
export function byPerson(
  counted: readonly Counted[],
  groups = new Map<string, Counted[]>(),
): ReadonlyMap<string, readonly Counted[]> {
  for (const one of counted) {
    if (!namesPerson(one)) continue;
    const group = groups.get(personKey(one));
    if (group === undefined) groups.set(personKey(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** The day before the loaded ones, by scope, where it is known. */
function beginnings(rows: readonly PersonDay[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const row of inOrder(rows).filter(isLive))
    for (const [column, scope] of chainsOf(row)) if (!first.has(scope)) first.set(scope, row[column]);
  return first;
}

/** The scopes of these facts whose day before them no loaded day says, each with the place of its days. */
export function unsaid(
  counted: readonly Counted[],
  rows: readonly PersonDay[],
): ReadonlyMap<string, Partial<Place>> {
  const first = beginnings(rows);
  const found = new Map<string, Partial<Place>>();
  for (const day of added(counted).values()) {
    const { departmentId, countryId } = day;
    const places = [{}, { departmentId }, { countryId }, { departmentId, countryId }];
    for (const [at, scope] of scopesOf(day).entries()) {
      const before = first.get(scope);
      if (before === undefined || before >= day.day) found.set(scope, places[at] ?? {});
    }
  }
  return found;
}

/** Adds the contribution of a day of `people` persons to the sums of people; only the person may differ between them. */
export function addDay(into: SumChanges, day: Omit<PersonDay, 'id' | 'personId'>, people: number): void {
  if (!isLive(day)) return;
  const [period, month] = [day.day, monthOfDay(day.day)];
  for (const [column, scope] of chainsOf(day)) {
    const before = day[column];
    if (before === period) continue;
    const row = { measure: day.measure, scope, part: beforePart(before), count: people, amount: 0 };
    into.add({ ...row, period });
    // The first day of a month: a whole month is read as one period.
    if (monthOfDay(before) !== month) into.add({ ...row, period: month });
    if (!keepsFirsts(day.measure)) continue;
    for (const part of firstsOf(period, before))
      into.add({ ...row, part, period: part === firstOf.month ? month : period });
  }
}

const isSame = (one: PersonDay, other: PersonDay | undefined): boolean =>
  one.count === other?.count && befores.every((column) => one[column] === other[column]);

/** The new and changed days of a person, whose count may be 0; what they change in the sums of people is added. */
export function changeDays(
  into: SumChanges,
  counted: readonly Counted[],
  { rows: known, earlier }: KnownDays,
): readonly PersonDay[] {
  const first = new Map([...beginnings(known), ...earlier]);
  const was = new Map(known.map((row) => [row.id, row]));
  const now = new Map(was);
  for (const [id, row] of added(counted)) {
    const old = now.get(id);
    now.set(id, old === undefined ? row : { ...old, count: old.count + row.count });
  }
  const last = new Map<string, string>();
  const changed: PersonDay[] = [];
  for (const row of inOrder([...now.values()])) {
    const linked = { ...row };
    if (isLive(row))
      for (const [column, scope] of chainsOf(row)) {
        linked[column] = last.get(scope) ?? first.get(scope) ?? '';
        last.set(scope, row.day);
      }
    const old = was.get(row.id);
    if (isSame(linked, old) || (old === undefined && linked.count === 0)) continue;
    if (old !== undefined) addDay(into, old, -1);
    addDay(into, linked, 1);
    changed.push(linked);
  }
  return changed;
}
