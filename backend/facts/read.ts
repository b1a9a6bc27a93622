/** Reads sums of facts, with those that are not yet folded. No read counts the rows of an organisation. */
import type { Condition, Store } from '../store/port.ts';
import { scopeNames, sumChanges, type SumChange } from './changes.ts';
import { facts, factSums } from './facts.tables.ts';
import { foldingOf } from './fold.ts';
import { isTag, partsOf, tagNames, type Measure, type Tag, type TagName } from './measures.ts';
import { daysIn, monthOfDay, periodsOf, type Days } from './periods.ts';
import { beforePart } from './personDays.ts';
import { waiting } from './waiting.ts';

/** Whose facts are read. An empty department or country is that of people without one. */
export type FactScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'department'; readonly departmentId: string; readonly countryId?: string }
  | { readonly kind: 'country'; readonly countryId: string }
  | { readonly kind: 'people'; readonly ids: readonly string[] };
type People = Extract<FactScope, { kind: 'people' }>;
export type Place = Exclude<FactScope, People>;

export interface SumsAsked extends Days {
  readonly measure: Measure;
  /** One tag, or all tags of a name, each as a row; without it the whole. */
  readonly part?: TagName | Tag;
  readonly by?: 'total' | 'month' | 'day';
}

/** A sum of one period and part; there is no row for a sum of 0. */
export interface SumRow {
  /** YYYY-MM, YYYY-MM-DD, or empty for the total. */
  readonly period: string;
  /** Empty for the whole, or the tag. */
  readonly part: '' | Tag;
  readonly count: number;
  readonly amount: number;
}

/** The name under which sums of a scope are kept. */
export const nameOf = (scope: Place): string => {
  switch (scope.kind) {
    case 'all':
      return scopeNames.all;
    case 'country':
      return scopeNames.country(scope);
    case 'department': {
      const { departmentId, countryId } = scope;
      return countryId === undefined
        ? scopeNames.department({ departmentId })
        : scopeNames.both({ departmentId, countryId });
    }
  }
};

const isName = (part: string): part is TagName => tagNames.some((name) => name === part);

/** The condition for the part that is asked. */
const partWhere = (part: SumsAsked['part']): Condition<string> =>
  part !== undefined && isName(part) ? { gte: `${part}:`, lt: `${part};` } : (part ?? '');

const isPart = (part: string, asked: SumsAsked['part']): boolean =>
  asked !== undefined && isName(asked) ? part.startsWith(`${asked}:`) : part === (asked ?? '');

/** Adds up rows by period and part. */
class Rows {
  readonly #rows = new Map<string, { period: string; part: '' | Tag; count: number; amount: number }>();
  readonly #by: SumsAsked['by'];

  constructor(by: SumsAsked['by']) {
    this.#by = by;
  }

  add(day: string, part: string, count: number, amount: number): void {
    const period = this.#by === 'day' ? day : this.#by === 'month' ? monthOfDay(day) : '';
    const key = `${period} ${part}`;
    const row = this.#rows.get(key);
    if (row === undefined) this.#rows.set(key, { period, part: isTag(part) ? part : '', count, amount });
    else {
      row.count += count;
      row.amount += amount;
    }
  }

  list(): readonly SumRow[] {
    return [...this.#rows]
      .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
  }
}

/** The periods of the table that make up a range. */
function periodsFor({ by, ...days }: SumsAsked): ReadonlySet<string> {
  if (by === 'day') return new Set(daysIn(days));
  const { months, days: ends } = periodsOf(days);
  return new Set([...months, ...ends.flatMap(daysIn)]);
}

async function ofPlaces(
  store: Store,
  asked: SumsAsked,
  scopes: readonly Place[],
  changes: readonly SumChange[],
): Promise<ReadonlyMap<string, Rows>> {
  const names = scopes.map(nameOf);
  const found = new Map(names.map((name) => [name, new Rows(asked.by)]));
  if (names.length === 0) return found;
  const { measure, part } = asked;
  const periods = periodsFor(asked);
  const { rows } = await store.list(factSums, {
    where: { measure, scope: { in: names }, period: { in: [...periods] }, part: partWhere(part) },
  });
  for (const row of rows) found.get(row.scope)?.add(row.period, row.part, row.count, row.amount);
  for (const row of changes)
    if (row.measure === measure && periods.has(row.period) && isPart(row.part, part))
      found.get(row.scope)?.add(row.period, row.part, row.count, row.amount);
  return found;
}

/** Adds the facts of a few people. Facts that were taken back are excluded together with those that took them back. */
async function addFacts(
  into: Rows,
  store: Store,
  { measure, part }: SumsAsked,
  ids: readonly string[],
  { startDate, endDate }: Days,
): Promise<void> {
  const { rows } = await store.list(facts, {
    columns: ['day', 'tags', 'count', 'amount'],
    where: {
      measure,
      gone: false,
      personId: { in: ids },
      day: { gte: startDate, lt: `${endDate}~` },
    },
  });
  for (const { day, tags, count, amount } of rows)
    for (const one of partsOf(measure, tags)) if (isPart(one, part)) into.add(day, one, count, amount);
}

async function ofPeople(
  store: Store,
  asked: SumsAsked,
  { ids }: People,
  changes: readonly SumChange[],
): Promise<Rows> {
  const rows = new Rows(asked.by);
  const { measure, part = '', by } = asked;
  // There are no sums of a person by day or by size.
  if (by === 'day' || part.startsWith('size')) {
    await addFacts(rows, store, asked, ids, asked);
    return rows;
  }
  const { months, days } = periodsOf(asked);
  for (const ends of days) await addFacts(rows, store, asked, ids, ends);
  if (months.length === 0 || ids.length === 0) return rows;
  const inMonths = new Set(months);
  const isWhole = part === '';
  const own = new Set(isWhole ? ids : ids.map(scopeNames.person));
  const { rows: found } = await store.list(factSums, {
    where: isWhole
      ? { measure, scope: scopeNames.people, period: { in: months }, part: { in: ids } }
      : { measure, scope: { in: [...own] }, period: { in: months }, part: partWhere(asked.part) },
  });
  const isOwn = (row: SumChange): boolean =>
    row.measure === measure &&
    inMonths.has(row.period) &&
    (isWhole
      ? row.scope === scopeNames.people && own.has(row.part)
      : own.has(row.scope) && isPart(row.part, asked.part));
  for (const row of [...found, ...changes.filter(isOwn)])
    rows.add(row.period, isWhole ? '' : row.part, row.count, row.amount);
  return rows;
}

/** The sums of a scope, by period and part in their order. */
export async function readSums(
  store: Store,
  asked: SumsAsked & { readonly scope: FactScope },
): Promise<readonly SumRow[]> {
  return (await readEach(store, asked, [asked.scope]))[0] ?? [];
}

/** The same for several scopes, in their order; departments and countries in as many reads as for one. */
export async function readEach(
  store: Store,
  asked: SumsAsked,
  scopes: readonly FactScope[],
): Promise<readonly (readonly SumRow[])[]> {
  const changes = sumChanges(await waiting(store));
  const places = await ofPlaces(
    store,
    asked,
    scopes.flatMap((scope) => (scope.kind === 'people' ? [] : [scope])),
    changes,
  );
  const found: (readonly SumRow[])[] = [];
  for (const scope of scopes) {
    const rows =
      scope.kind === 'people' ? await ofPeople(store, asked, scope, changes) : places.get(nameOf(scope));
    found.push(rows?.list() ?? []);
  }
  return found;
}

/** How many people did it at least once in a range. Only for measures that count people. */
export async function readPeople(
  store: Store,
  { measure, scope, startDate, endDate }: Days & { readonly measure: Measure; readonly scope: FactScope },
): Promise<number> {
  if (scope.kind === 'people') {
    const did = await readByPerson(store, { measure, startDate, endDate, of: 'count', ids: scope.ids });
    return [...did.values()].filter((count) => count > 0).length;
  }
  const name = nameOf(scope);
  const { months, days } = periodsOf({ startDate, endDate });
  const periods = new Set([...months, ...days.flatMap(daysIn)]);
  const [from, to] = [beforePart(''), beforePart(startDate)];
  const [kept] = await store.tally(factSums, {
    where: { measure, scope: name, period: { in: [...periods] }, part: { gte: from, lt: to } },
    sum: 'count',
  });
  const { sums } = await foldingOf(
    store,
    (await waiting(store)).filter((fact) => fact.measure === measure),
  );
  return sums
    .filter(({ scope: of, period, part }) => of === name && periods.has(period) && part >= from && part < to)
    .reduce((sum, { count }) => sum + count, kept?.sum ?? 0);
}

/** Count or amount of each person who did it in a range, for ranks and spread; of all people, or of these. */
export async function readByPerson(
  store: Store,
  {
    measure,
    of,
    ids,
    ...range
  }: Days & { readonly measure: Measure; readonly of: 'count' | 'amount'; readonly ids?: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { months, days } = periodsOf(range);
  const found = new Map<string, number>();
  const add = (id: string, value: number): void => void found.set(id, (found.get(id) ?? 0) + value);
  const kept = await store.tally(factSums, {
    where: {
      measure,
      scope: scopeNames.people,
      period: { in: months },
      ...(ids === undefined ? {} : { part: { in: ids } }),
    },
    by: ['part'],
    sum: of,
  });
  for (const { part, sum } of kept) add(part, sum);
  const [inMonths, asked] = [new Set(months), new Set(ids)];
  for (const row of sumChanges(await waiting(store)))
    if (row.measure === measure && row.scope === scopeNames.people && inMonths.has(row.period))
      if (ids === undefined || asked.has(row.part)) add(row.part, row[of]);
  for (const { startDate, endDate } of days) {
    const own = await store.tally(facts, {
      where: {
        measure,
        gone: false,
        personId: ids === undefined ? { gt: '' } : { in: ids },
        day: { in: daysIn({ startDate, endDate }) },
      },
      by: ['personId'],
      sum: of,
    });
    for (const { personId, sum } of own) add(personId, sum);
  }
  return new Map([...found].filter(([, value]) => value !== 0));
}
