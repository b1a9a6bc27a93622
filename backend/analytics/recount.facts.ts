/** Facts against the rows that they count: what is wrong is taken back, what is missing is counted. */
import { movementKinds } from '#schema/points/points.rules.ts';
import { facts } from '../facts/facts.tables.ts';
import type { Measure } from '../facts/measures.ts';
import type { Days } from '../facts/periods.ts';
import { isMeasureOfActs } from '../facts/takingPart.ts';
import { takeBackFacts, type Fact } from '../facts/write.ts';
import { partsOf } from '../kit/inParts.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { boosts, posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import { pagesOfActs, wrongActs } from './acts.read.ts';
import { countPast, notCounted } from './backfill.ts';
import { pastBoosts, pastEntries, pastPosts, type Past } from './past.ts';
import { pageByPage, pageFrom, within, type Recounting } from './recount.pages.ts';

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

type ReadPage = (store: Store, after: string | undefined) => Promise<Past>;

/** What counts in a measure on these days, in pages of the rows that it counts; sessions have none but their facts. */
async function pagesOf(store: Store, measure: Measure, days: Days): Promise<readonly ReadPage[]> {
  const timezone = await timezoneOf(store);
  const createdAt = { gte: dayStart(days.startDate, timezone), lt: dayEnd(days.endDate, timezone) };
  const paged = (after: string | undefined) =>
    ({ order: [['createdAt', 'asc']], ...pageFrom(after) }) as const;
  switch (measure) {
    case 'points':
      return movementKinds.map(
        (kind): ReadPage =>
          (of, after) =>
            pastEntries(of, { where: { kind, createdAt }, ...paged(after) }),
      );
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
    case 'answers':
    case 'reads':
      return pagesOfActs(measure, days, timezone);
    // Rows of `sent` make the facts of both.
    case 'received':
    case 'sessions':
      return [];
  }
}

/** Facts of some days against entries, posts and boosts. */
export async function recountFacts(
  { look, mend }: Recounting,
  measure: Measure,
  days: Days,
): Promise<number> {
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
