/** Jobs that look around once in a quarter of an hour: in between, asking costs one read of one row. */
import type { Store } from '../store/port.ts';
import type { JobContext } from './jobs.ts';
import { jobTurns } from './jobs.tables.ts';

/** Every time zone is a whole number of quarters of an hour away from UTC, so no wall strikes in between. */
const quarterMs = 900_000;

/** The beginning of the quarter of an hour of an instant. */
export const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / quarterMs) * quarterMs).toISOString();

/** The last piece of a look: what was cut short before it is looked for again at once. */
export const turn = 'turn';

/** The quarter of an hour in which a job looked around last; undefined where it never did. */
export async function lastRun(store: Store, name: string): Promise<string | undefined> {
  const {
    rows: [last],
  } = await store.list(jobTurns, { where: { name } });
  return last?.at;
}

/** Whether a job has looked around in this quarter of an hour. */
export const hasRun = async (store: Store, name: string, at: string): Promise<boolean> =>
  // Not "before": a clock that was put back must not keep anybody waiting.
  (await lastRun(store, name)) === quarterOf(at);

/** Does the last piece; it is nothing that was due. */
export async function recordRun(
  { store, newId, at }: Pick<JobContext, 'store' | 'newId' | 'at'>,
  name: string,
): Promise<false> {
  await store.insert(jobTurns, [{ id: newId(), name, at: '' }], { skipExisting: true });
  await store.update(jobTurns, { name }, { at: quarterOf(at) });
  return false;
}
