/**
 * Counts a stretch anew, piece by piece: facts against the rows that they count, sums of days against facts, and months
 * against days, and ranks against months. What differs is corrected.
 */
import { movementKinds } from '#schema/points/points.rules.ts';
import { addSums, scopeNames, SumChanges, type Counted, type SumChange } from '../facts/changes.ts';
import { facts, factSums, personDays } from '../facts/facts.tables.ts';
import { changeSums, foldDays } from '../facts/fold.ts';
import { countsPeople, keepsFirsts, measures, type Measure } from '../facts/measures.ts';
import { daysOfMonth } from '../facts/periods.ts';
import { addDay, firstOf, isBefore, isFirst } from '../facts/personDays.ts';
import { correctRanks } from '../facts/ranks.ts';
import { takeBackFacts, type Fact, type Happened } from '../facts/write.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { boosts, posts } from '../posts/posts.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';
import { actsIn, wrongActs } from './acts.read.ts';
import { countPast } from './backfill.ts';
import { pastBoosts, pastEntries, pastPosts } from './past.ts';

type Recounting = Pick<JobContext, 'store' | 'newId' | 'at'>;

/** Makes the stored sums equal to what they should be; returns how many differed. */
async function correct(
  store: Store,
  should: readonly SumChange[],
  are: readonly SumChange[],
): Promise<number> {
  const difference = new SumChanges();
  for (const one of should) difference.add(one);
  for (const { measure, scope, period, part, count, amount } of are)
    difference.add({ measure, scope, period, part, count: -count, amount: -amount });
  const changes = difference.list();
  await changeSums(store, changes);
  return changes.length;
}

/** Measures of posts and their boosts. */
const ofPosts: readonly Measure[] = ['sent', 'received', 'boosts'];

/** Sources of facts that do not count: rows that are missing, were taken back, or say something else. */
async function wrongSources(store: Store, found: readonly Fact[]): Promise<readonly string[]> {
  const sourcesOf = (...of: Measure[]): string[] => [
    ...new Set(found.filter(({ measure }) => of.includes(measure)).map(({ sourceId }) => sourceId)),
  ];
  const [points, thanks, added] = [sourcesOf('points'), sourcesOf('sent', 'received'), sourcesOf('boosts')];
  const { rows: booked } = await store.list(entries, { columns: ['amount'], where: { id: { in: points } } });
  const amounts = new Map(booked.map(({ id, amount }) => [id, amount]));
  const { rows: shown } = await store.list(posts, {
    columns: [],
    where: { id: { in: thanks }, state: 'published' },
  });
  const { rows: given } = await store.list(boosts, {
    columns: [],
    where: { id: { in: added } },
  });
  const right = new Set([...shown, ...given].map(({ id }) => id));
  return [
    ...found.filter((one) => one.measure === 'points' && amounts.get(one.sourceId) !== one.amount),
    ...found.filter(({ measure, sourceId }) => ofPosts.includes(measure) && !right.has(sourceId)),
  ].map(({ sourceId }) => sourceId);
}

/** What counts in a measure on a day, from the rows that it counts; sessions have none but their facts. */
async function pastOf(store: Store, measure: Measure, day: string): Promise<readonly Happened[]> {
  const timezone = await timezoneOf(store);
  const createdAt = { gte: dayStart(day, timezone), lt: dayEnd(day, timezone) };
  switch (measure) {
    case 'points':
      return (await pastEntries(store, { where: { kind: { in: movementKinds }, createdAt } })).happened;
    case 'sent':
    case 'received':
      return (await pastPosts(store, { where: { state: 'published', createdAt } })).happened;
    case 'boosts':
      return (await pastBoosts(store, { where: { createdAt } })).happened;
    case 'acts':
    case 'reads':
      return actsIn(store, measure, createdAt);
    case 'sessions':
      return [];
  }
}

/** Facts of a day against entries, posts and boosts. */
async function recountFacts(context: Recounting, day: string, measure: Measure): Promise<number> {
  const { store } = context;
  const { rows: found } = await store.list(facts, { where: { measure, gone: false, day } });
  const wrong = await (measure === 'acts' || measure === 'reads' ? wrongActs : wrongSources)(store, found);
  if (wrong.length > 0) await takeBackFacts(context, wrong);
  return new Set(wrong).size + (await countPast(context, await pastOf(store, measure, day)));
}

/** Days of people against the facts of a day. */
async function recountPeople(
  store: Store,
  day: string,
  measure: Measure,
  counted: readonly Counted[],
): Promise<number> {
  if (!countsPeople(measure)) return 0;
  const { rows } = await store.list(personDays, { where: { measure, day } });
  const are = rows.map((row): Counted => ({ ...row, count: -row.count, tags: '', amount: 0 }));
  return foldDays(store, [...counted, ...are]);
}

/** A measure on a day: its facts, its people and its sums. Returns how much differed. */
export async function recountDay(context: Recounting, day: string, measure: Measure): Promise<number> {
  const { store } = context;
  const made = await recountFacts(context, day, measure);
  const { rows: counted } = await store.list(facts, {
    where: { measure, gone: { in: [true, false] }, day, folded: 1 },
  });
  const people = await recountPeople(store, day, measure, counted);
  const should = new SumChanges();
  // People's own sums are kept by month only.
  addSums(
    should,
    counted.map((one) => ({ ...one, personId: '' })),
  );
  const { rows: days } = await store.list(personDays, { where: { measure, day } });
  for (const one of days) addDay(should, one, 1);
  const { rows: are } = await store.list(factSums, { where: { period: day, measure } });
  const sums = await correct(
    store,
    should.list().filter(({ period }) => period === day),
    are,
  );
  return made + people + sums;
}

/** The months of these scopes against their days. */
export async function recountPlaces(
  { store }: Recounting,
  month: string,
  scopes: readonly string[],
): Promise<number> {
  let differed = 0;
  const periods = [month, ...daysOfMonth(month)];
  for (const measure of measures) {
    const { rows } = await store.list(factSums, {
      where: { measure, scope: { in: scopes }, period: { in: periods } },
    });
    const should = rows
      .filter(({ period, part }) => period !== month && !isFirst(part))
      .filter(({ part }) => !(isBefore(part) && part.includes(`:${month}`)))
      .flatMap((row) => [
        { ...row, period: month },
        ...(isBefore(row.part) && keepsFirsts(measure)
          ? [{ ...row, period: month, part: firstOf.month }]
          : []),
      ]);
    differed += await correct(
      store,
      should,
      rows.filter(({ period }) => period === month),
    );
  }
  return differed;
}

/** The months of these people against their facts, and their ranks against their months. */
export async function recountPersons(
  { store }: Recounting,
  month: string,
  ids: readonly string[],
): Promise<number> {
  let differed = 0;
  const names = ids.map(scopeNames.person);
  const isOwn = ({ scope }: SumChange): boolean => scope === scopeNames.people || names.includes(scope);
  for (const measure of measures) {
    const { rows } = await store.list(facts, {
      where: {
        measure,
        gone: { in: [true, false] },
        personId: { in: ids },
        day: { in: daysOfMonth(month) },
        folded: 1,
      },
    });
    const should = new SumChanges();
    addSums(should, rows);
    const whole = await store.list(factSums, {
      where: { measure, scope: scopeNames.people, period: month, part: { in: ids } },
    });
    const parts = await store.list(factSums, { where: { measure, scope: { in: names }, period: month } });
    differed += await correct(store, should.list().filter(isOwn), [...whole.rows, ...parts.rows]);
  }
  return differed + (await correctRanks(store, month, ids));
}
