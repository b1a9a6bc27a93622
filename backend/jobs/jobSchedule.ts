/** Schedule of jobs that run every 15 minutes; between two runs a check costs one read of one row. */
import type { Store } from '../store/port.ts';
import type { JobContext } from './jobs.ts';
import { jobTurns } from './jobs.tables.ts';

/** The UTC offset of every time zone is a multiple of 15 minutes, so no local hour or day starts in between. */
const quarterMs = 900_000;

/** The start of the 15-minute interval of an instant. */
export const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / quarterMs) * quarterMs).toISOString();

/** The last item of a run. An interrupted run has not reached it, so the job starts again at once. */
export const turn = 'turn';

/** The interval of the job's last run; undefined if it never ran. */
export async function lastRun(store: Store, name: string): Promise<string | undefined> {
  const {
    rows: [last],
  } = await store.list(jobTurns, { where: { name } });
  return last?.at;
}

/** Whether a job has run in this interval. */
export const hasRun = async (store: Store, name: string, at: string): Promise<boolean> =>
  // Compares for equality: after the clock is set back, `>=` would delay the job.
  (await lastRun(store, name)) === quarterOf(at);

/** Does the last item: stores the run. Returns false, because the item was not due work. */
export async function recordRun(
  { store, newId, at }: Pick<JobContext, 'store' | 'newId' | 'at'>,
  name: string,
): Promise<false> {
  const run = { at: quarterOf(at) };
  const known = await store.update(jobTurns, { name }, run);
  // Another server may store the first run meanwhile.
  if (known.length === 0)
    await store.insert(jobTurns, [{ id: newId(), name, ...run }], { skipExisting: true });
  return false;
}
