/** Counts what happened before facts were kept, piece by piece, with the departments that people have now. */
import { factProgress, facts, piece } from '../facts/facts.tables.ts';
import { foldIn } from '../facts/fold.ts';
import { pastActs, pastRows, type PastAct } from '../facts/past.ts';
import { daysOf, factRows, placesOf, type Happened } from '../facts/write.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { boosts, posts } from '../posts/posts.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { nextActs } from './acts.read.ts';
import { actSources } from './acts.ts';
import { pastBoosts, pastEntries, pastPosts } from './past.ts';

type Kind = (typeof pastRows)[number];

const rowKinds = {
  entries: { table: entries, next: pastEntries },
  posts: { table: posts, next: pastPosts },
  boosts: { table: boosts, next: pastBoosts },
} as const satisfies Record<Exclude<Kind, PastAct>, { readonly table: Table; readonly next: unknown }>;
const isAct = (name: Kind): name is PastAct => pastActs.some((one) => one === name);

/** What the next rows of a kind count as, after a row. */
async function nextOf(store: Store, name: Kind, after: string) {
  if (isAct(name)) return nextActs(store, name, after, piece);
  const { ids, happened } = await rowKinds[name].next(store, { where: { id: { gt: after } }, limit: piece });
  return { last: ids.at(-1), looked: ids.length, happened };
}

/** What has no facts yet. */
export async function notCounted(store: Store, happened: readonly Happened[]): Promise<readonly Happened[]> {
  const { rows: known } = await store.list(facts, {
    columns: ['sourceId'],
    where: { sourceId: { in: [...new Set(happened.map(({ sourceId }) => sourceId))] }, gone: false },
  });
  const isKnown = new Set(known.map(({ sourceId }) => sourceId));
  return happened.filter(({ sourceId }) => !isKnown.has(sourceId));
}

/** Counts what has no facts yet, in the sums too; returns how many facts that made. */
export async function countPast(
  { store, newId }: Pick<JobContext, 'store' | 'newId'>,
  happened: readonly Happened[],
): Promise<number> {
  const missing = await notCounted(store, happened);
  const places = await placesOf(
    store,
    missing.map(({ personId, placeOf }) => personId ?? placeOf),
  );
  const rows = factRows(missing, { dayOf: daysOf(await timezoneOf(store)), places, newId, folded: 1 });
  await store.insert(facts, rows);
  await foldIn(store, rows);
  return rows.length;
}

/** The progress of a kind; the total is counted once. */
async function progressOf(
  { store, newId, at }: Pick<JobContext, 'store' | 'newId' | 'at'>,
  name: Kind,
): Promise<Row<typeof factProgress>> {
  const {
    rows: [known],
  } = await store.list(factProgress, { where: { name } });
  if (known !== undefined) return known;
  const total = await countOf(store, name);
  const row = { id: newId(), name, cursor: '', done: 0, total, at };
  await store.insert(factProgress, [row]);
  return row;
}

const countOf = async (store: Store, name: Kind): Promise<number> =>
  (await store.tally<Table>(isAct(name) ? actSources[name].table : rowKinds[name].table))[0]?.count ?? 0;

/** Counts the next piece of past rows; false if none are left. Rows of this moment have their facts already. */
export async function countNext(context: Pick<JobContext, 'store' | 'newId' | 'at'>): Promise<boolean> {
  const { store, at } = context;
  for (const name of pastRows) {
    const { id, cursor, done, total } = await progressOf(context, name);
    if (done >= total) continue;
    const { last, looked, happened } = await nextOf(store, name, cursor);
    await countPast(context, happened);
    const isLast = looked < piece;
    await store.update(
      factProgress,
      { id },
      // Rows that came meanwhile count beyond the total, which must not end the walk.
      { cursor: last ?? cursor, at, done: isLast ? total : Math.min(done + looked, total - 1) },
    );
    return true;
  }
  return false;
}
