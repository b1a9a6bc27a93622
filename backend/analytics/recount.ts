/**
 * Counts a month again, piece by piece: facts against the rows that they count, sums of days against facts, months
 * against days, days of people against facts, and ranks against months. What differs is corrected.
 */
import { movementKinds } from '#schema/points/points.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { addSums, scopeNames, SumChanges, type Counted, type SumChange } from '../facts/changes.ts';
import { facts, factSums, personDays } from '../facts/facts.tables.ts';
import { changeSums, foldDays } from '../facts/fold.ts';
import { countsPeople, keepsFirsts, measures, type Measure } from '../facts/measures.ts';
import { daysIn, daysOfMonth, type Days } from '../facts/periods.ts';
import { addDay, befores, firstOf, isBefore, isFirst } from '../facts/personDays.ts';
import { correctRanks } from '../facts/ranks.ts';
import { isMeasureOfActs } from '../facts/takingPart.ts';
import { takeBackFacts, type Fact } from '../facts/write.ts';
import { partsOf } from '../kit/inParts.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { boosts, posts } from '../posts/posts.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';
import { pagesOfActs, wrongActs } from './acts.read.ts';
import { countPast, notCounted } from './backfill.ts';
import { pastBoosts, pastEntries, pastPosts, type Past } from './past.ts';

/** Number of facts or rows in a page: some milliseconds of work. */
const pageSize = 400;

type Turn = Pick<JobContext, 'store' | 'newId' | 'at'>;

/** How a recount reads and writes, so that other calls are answered between two pages. */
export interface Recounting {
  /** Reads a snapshot, which blocks no writer. */
  readonly look: <A>(work: (store: Store) => Promise<A>) => Promise<A>;
  /** Runs a transaction. */
  readonly mend: <A>(work: (turn: Turn) => Promise<A>) => Promise<A>;
}

/** The changes that make the stored sums equal to what they should be. */
function differing(should: readonly SumChange[], are: readonly SumChange[]): readonly SumChange[] {
  const difference = new SumChanges();
  for (const one of should) difference.add(one);
  for (const { measure, scope, period, part, count, amount } of are)
    difference.add({ measure, scope, period, part, count: -count, amount: -amount });
  return difference.list();
}

/** Makes the stored sums equal to what they should be; returns how many differed. */
async function correct(
  store: Store,
  should: readonly SumChange[],
  are: readonly SumChange[],
): Promise<number> {
  const changes = differing(should, are);
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

const pageFrom = (after: string | undefined) =>
  ({ limit: pageSize, ...(after === undefined ? {} : { after }) }) as const;

/** Runs a step for each page; the step returns the cursor of the next page. */
async function pageByPage(step: (after: string | undefined) => Promise<string | undefined>): Promise<void> {
  let after: string | undefined;
  do after = await step(after);
  while (after !== undefined);
}

type ReadPage = (store: Store, after: string | undefined) => Promise<Past>;

/** What counts in a measure on these days, in pages of the rows that it counts; sessions have none but their facts. */
async function pagesOf(store: Store, measure: Measure, days: Days): Promise<readonly ReadPage[]> {
  const timezone = await timezoneOf(store);
  const createdAt = { gte: dayStart(days.startDate, timezone), lt: dayEnd(days.endDate, timezone) };
  const paged = (after: string | undefined) =>
    ({ order: [['createdAt', 'asc']], ...pageFrom(after) }) as const;
  switch (measure) {
    case 'points': {
      const moved = await store.tally(entries, {
        where: { kind: { in: movementKinds }, createdAt },
        by: ['kind'],
      });
      return moved.map(
        ({ kind }): ReadPage =>
          (of, after) =>
            pastEntries(of, { where: { kind, createdAt }, ...paged(after) }),
      );
    }
    case 'sent': {
      // Uses the index on `filed` and `createdAt`.
      const filed = { in: [true, false] } as const;
      return [
        (of, after) => pastPosts(of, { where: { state: 'published', filed, createdAt }, ...paged(after) }),
      ];
    }
    case 'boosts':
      return [(of, after) => pastBoosts(of, { where: { createdAt }, ...paged(after) })];
    case 'acts':
    case 'reads':
      return pagesOfActs(measure, days, timezone);
    // Rows of `sent` make the facts of both.
    case 'received':
    case 'sessions':
      return [];
  }
}

const within = ({ startDate, endDate }: Days) => ({ gte: startDate, lt: dayAfter(endDate, 1) }) as const;

/** Facts of some days against entries, posts and boosts. */
async function recountFacts({ look, mend }: Recounting, measure: Measure, days: Days): Promise<number> {
  if (measure === 'sessions') return 0;
  const wrongIn = isMeasureOfActs(measure) ? wrongActs : wrongSources;
  const wrong = new Set<string>();
  await pageByPage((after) =>
    look(async (store) => {
      const { rows, next } = await store.list(facts, {
        where: { measure, gone: false, day: within(days) },
        order: [['day', 'asc']],
        ...pageFrom(after),
      });
      for (const id of await wrongIn(store, rows)) wrong.add(id);
      return next;
    }),
  );
  for (const sourceIds of partsOf([...wrong]))
    await mend(async (turn) => {
      const where = { measure, gone: false, sourceId: { in: sourceIds } } as const;
      const still = await wrongIn(turn.store, (await turn.store.list(facts, { where })).rows);
      if (still.length > 0) await takeBackFacts(turn, still);
    });
  let made = 0;
  for (const read of await look((store) => pagesOf(store, measure, days)))
    await pageByPage(async (after) => {
      const { next, missing } = await look(async (store) => {
        const past = await read(store, after);
        return { next: past.next, missing: await notCounted(store, past.happened) };
      });
      if (missing.length > 0) made += await mend((turn) => countPast(turn, missing));
      return next;
    });
  return wrong.size + made;
}

/**
 * The differences between the counts, or amounts, of facts and the stored sums of these days. Folding changes both sides
 * alike, so the differences remain valid while facts are folded.
 */
async function differencesOf(
  store: Store,
  measure: Measure,
  days: Days,
  of: 'count' | 'amount',
): Promise<readonly SumChange[]> {
  const only = (value: number) => ({ count: 0, amount: 0, [of]: value });
  const where = { measure, day: within(days) } as const;
  const should = new SumChanges();
  const groups = await store.tally(facts, {
    where: { ...where, gone: { in: [true, false] }, folded: 1 },
    by: ['day', 'departmentId', 'countryId', 'tags'],
    sum: of,
  });
  addSums(
    should,
    // Sums of each person are kept by month only.
    groups.map(({ sum, ...group }): Counted => ({ ...group, measure, personId: '', ...only(sum) })),
  );
  if (of === 'count' && countsPeople(measure)) {
    const alike = await store.tally(personDays, {
      where: { ...where, count: { gt: 0 } },
      by: ['day', 'departmentId', 'countryId', ...befores],
    });
    for (const group of alike) addDay(should, { ...group, measure, count: 1 }, group.count);
  }
  const inDays = daysIn(days);
  const { rows: are } = await store.list(factSums, { where: { period: { in: inDays }, measure } });
  return differing(
    should.list().filter(({ period }) => inDays.includes(period)),
    are.map((row) => ({ ...row, ...only(row[of]) })),
  );
}

/** A measure on some days: its facts and its sums. Returns how much differed. */
export async function recountDays(recounting: Recounting, measure: Measure, days: Days): Promise<number> {
  const made = await recountFacts(recounting, measure, days);
  const changes = new SumChanges();
  for (const of of ['count', 'amount'] as const)
    for (const change of await recounting.look((store) => differencesOf(store, measure, days, of)))
      changes.add(change);
  const wrong = changes.list();
  for (const some of partsOf(wrong)) await recounting.mend(({ store }) => changeSums(store, some));
  return made + wrong.length;
}

/** The months of these scopes against their days. */
export async function recountPlaces(store: Store, month: string, scopes: readonly string[]): Promise<number> {
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

/** The days and months of these people against their facts, and their ranks against their months. */
export async function recountPersons(store: Store, month: string, ids: readonly string[]): Promise<number> {
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
    if (countsPeople(measure)) {
      const { rows: are } = await store.list(personDays, {
        where: { measure, personId: { in: ids }, day: { in: daysOfMonth(month) } },
      });
      const less = are.map((row): Counted => ({ ...row, count: -row.count, tags: '', amount: 0 }));
      differed += await foldDays(store, [...rows, ...less]);
    }
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
