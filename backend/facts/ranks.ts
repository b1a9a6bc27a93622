/**
 * What people sent and received in twelve months, kept for each first month, so that rank and spread of a large company are
 * read from few rows. They follow from the sums of people by month, and are written where those are written.
 */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { monthsAfter } from '../kit/month.ts';
import { remembered } from '../kit/remembered.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { scopeNames, sumChanges, type SumChange } from './changes.ts';
import { facts, factRanks, factSums } from './facts.tables.ts';
import { keepsRanks, measures, type Measure } from './measures.ts';
import { daysIn, monthOfDay, type Days } from './periods.ts';
import { waiting } from './waiting.ts';

const months = 12;
type Rank = Row<typeof factRanks>;
/** The first months of all twelve-month ranges that contain a month. */
const yearsWith = remembered((month: string) =>
  Array.from({ length: months }, (_, back) => monthsAfter(month, -back)),
);

/** The changes of ranks that follow from changes of sums, as rows. */
export function rankChanges(sums: readonly SumChange[]): readonly Rank[] {
  const changes = new Map<string, Rank>();
  for (const { measure, scope, period, part: personId, count, amount } of sums)
    if (scope === scopeNames.people && keepsRanks(measure))
      for (const first of yearsWith(period)) {
        const id = `${measure} ${first} ${personId}`;
        const { times, points } = changes.get(id) ?? { times: 0, points: 0 };
        changes.set(id, { id, measure, first, personId, times: times + count, points: points + amount });
      }
  return [...changes.values()].filter(({ times, points }) => times !== 0 || points !== 0);
}

/** Adds changes to the stored ranks. */
async function changeRanks(store: Store, rows: readonly Rank[]): Promise<void> {
  if (rows.length === 0) return;
  const { rows: there } = await store.list(factRanks, {
    columns: [],
    where: { id: { in: rows.map(({ id }) => id) } },
  });
  const isThere = new Set(there.map(({ id }) => id));
  await store.insert(
    factRanks,
    rows.filter(({ id }) => !isThere.has(id)),
  );
  const known = rows.filter(({ id }) => isThere.has(id));
  for (const alike of Map.groupBy(known, ({ times, points }) => `${times} ${points}`).values()) {
    const [{ times, points } = { times: 0, points: 0 }] = alike;
    const same = { id: { in: alike.map(({ id }) => id) } };
    await store.update(factRanks, same, { times: { inc: times }, points: { inc: points } });
  }
}

/** Adds the changes that follow from sums to the stored ranks. */
export const addToRanks = (store: Store, sums: readonly SumChange[]): Promise<void> =>
  changeRanks(store, rankChanges(sums));

/** Corrects the ranks of people that contain a month, from their sums; returns how many differed. */
export async function correctRanks(store: Store, month: string, ids: readonly string[]): Promise<number> {
  const firsts = yearsWith(month);
  const period = { gte: firsts.at(-1) ?? month, lt: monthsAfter(month, months) };
  let differed = 0;
  for (const measure of measures.filter(keepsRanks)) {
    const { rows: sums } = await store.list(factSums, {
      where: { measure, scope: scopeNames.people, period, part: { in: ids } },
    });
    const { rows: are } = await store.list(factRanks, {
      where: { measure, first: { in: firsts }, personId: { in: ids } },
    });
    const differences = new Map(
      are.map((row) => [row.id, { ...row, times: -row.times, points: -row.points }]),
    );
    for (const should of rankChanges(sums).filter(({ first }) => firsts.includes(first))) {
      const { times, points } = differences.get(should.id) ?? { times: 0, points: 0 };
      differences.set(should.id, { ...should, times: should.times + times, points: should.points + points });
    }
    const wrong = [...differences.values()].filter(({ times, points }) => times !== 0 || points !== 0);
    await changeRanks(store, wrong);
    differed += wrong.length;
  }
  return differed;
}

type Value = Pick<Rank, 'personId' | 'times' | 'points'>;
interface Year {
  readonly where: { readonly measure: Measure; readonly first: string };
  /** The people whose facts are not yet folded, with the times that are stored. */
  readonly fresh: ReadonlyMap<string, Value & { readonly before: number }>;
}

/**
 * The stored year with exactly the facts of these days; null if there is none. Future days have no facts.
 */
async function yearOf(store: Store, measure: Measure, { startDate, endDate }: Days): Promise<Year | null> {
  const first = monthOfDay(startDate);
  const last = dayAfter(`${monthsAfter(first, months)}-01`, -1);
  if (!startDate.endsWith('-01') || endDate > last || !keepsRanks(measure)) return null;
  const { rows: later } = await store.list(facts, {
    columns: [],
    where: { measure, gone: false, day: { gte: dayAfter(endDate, 1), lt: dayAfter(last, 1) } },
    limit: 1,
  });
  if (later.length > 0) return null;
  const where = { measure, first } as const;
  const inYear = new Set(daysIn({ startDate, endDate: last }).map(monthOfDay));
  const { rows: all } = await store.list(factSums, {
    columns: ['count'],
    where: { measure, scope: scopeNames.all, period: { in: [...inYear] }, part: '' },
  });
  const [kept] = await store.tally(factRanks, { where, sum: 'times' });
  // Sums that were written without their ranks.
  if ((kept?.sum ?? 0) !== all.reduce((sum, { count }) => sum + count, 0)) return null;
  const open = rankChanges(sumChanges(await waiting(store))).filter(
    (one) => one.measure === measure && one.first === first,
  );
  const { rows: stored } = await store.list(factRanks, {
    where: { ...where, personId: { in: open.map(({ personId }) => personId) } },
  });
  const was = new Map(stored.map((row) => [row.personId, row]));
  return {
    where,
    fresh: new Map(
      open.map(({ personId, times, points }) => {
        const { times: before, points: had } = was.get(personId) ?? { times: 0, points: 0 };
        return [personId, { personId, before, times: before + times, points: had + points }];
      }),
    ),
  };
}

/** The number of people by number of times in a year; null if these days are not a stored year. */
export async function readSpread(
  store: Store,
  measure: Measure,
  days: Days,
): Promise<ReadonlyMap<number, number> | null> {
  const year = await yearOf(store, measure, days);
  if (year === null) return null;
  const rows = await store.tally(factRanks, { where: year.where, by: ['times'] });
  const spread = new Map(rows.map(({ times, count }) => [times, count]));
  const add = (times: number, people: number): void =>
    void spread.set(times, (spread.get(times) ?? 0) + people);
  for (const { before, times } of year.fresh.values()) {
    add(before, -1);
    add(times, 1);
  }
  return new Map([...spread].filter(([times, people]) => times > 0 && people > 0));
}

/**
 * The people with the highest counts in a year: at least `most` of those that `choose` accepts, if there are that many.
 * Null if these days are not a stored year.
 */
export async function readTop(
  store: Store,
  { measure, most, ...days }: Days & { readonly measure: Measure; readonly most: number },
  choose: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<readonly Value[] | null> {
  const year = await yearOf(store, measure, days);
  if (year === null) return null;
  const fresh = [...year.fresh.values()].filter(({ times }) => times > 0);
  const right = await choose(fresh.map(({ personId }) => personId));
  const found: Value[] = fresh.filter(({ personId }) => right.has(personId));
  const wanted = found.length + most;
  for (let after: string | undefined; found.length < wanted;) {
    const { rows, next } = await store.list(factRanks, {
      columns: ['personId', 'times', 'points'],
      where: { ...year.where, times: { gt: 0 } },
      order: [['times', 'desc']],
      limit: most * 2,
      ...(after === undefined ? {} : { after }),
    });
    const known = rows.filter(({ personId }) => !year.fresh.has(personId));
    const chosen = await choose(known.map(({ personId }) => personId));
    found.push(...known.filter(({ personId }) => chosen.has(personId)));
    if (next === undefined) break;
    after = next;
  }
  return found;
}

/** The next people by id with a count in a year; null if these days are not a stored year. */
export async function readWho(
  store: Store,
  { measure, after, most, ...days }: Days & { measure: Measure; after: string; most: number },
): Promise<readonly string[] | null> {
  const year = await yearOf(store, measure, days);
  if (year === null) return null;
  const { rows } = await store.list(factRanks, {
    columns: ['personId'],
    where: { ...year.where, personId: { gt: after }, times: { gt: 0 } },
    order: [['personId', 'asc']],
    limit: most + year.fresh.size,
  });
  const fresh = [...year.fresh.values()].filter(({ personId, times }) => personId > after && times > 0);
  return [...rows.filter(({ personId }) => !year.fresh.has(personId)), ...fresh]
    .map(({ personId }) => personId)
    .toSorted()
    .slice(0, most);
}
