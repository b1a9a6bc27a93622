/** What the nightly recount corrected, kept for administrators. */
import { factProgress } from '../facts/facts.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';

const name = 'corrected';

/** Keeps that sums of a month were corrected, instead of what was kept before. */
export async function keepCorrected(
  { store, newId, at }: Pick<JobContext, 'store' | 'newId' | 'at'>,
  month: string,
  sums: number,
): Promise<void> {
  await store.remove(factProgress, { name });
  await store.insert(factProgress, [{ id: newId(), name, cursor: month, done: sums, total: sums, at }]);
}

/** The month that was corrected last, how many of its sums differed, and when it was found; null if none ever did. */
export async function lastCorrected(store: Store) {
  const {
    rows: [last],
  } = await store.list(factProgress, { where: { name } });
  return last === undefined ? null : { month: last.cursor, sums: last.total, at: last.at };
}
