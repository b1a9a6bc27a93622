/**
 * Sends the rows of a queue to another service: each row is claimed first, so that only one of two parallel runs sends
 * it. A failure is repeated after growing pauses.
 */
import type { Dependencies } from '../http/context.ts';
import type { OrgId, Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { due, NotTaken, pauses, type QueueTable } from './queue.ts';

/** A queue and what is done with one row. */
export interface Queue<T extends QueueTable> {
  readonly table: T;
  /** The rows that this batch is made of; all by default. */
  readonly among?: Where<Row<T>>;
  /** Number of rows in one batch. */
  readonly atMost?: number;
  /** What the log calls a row; never personal data. */
  readonly nameOf: (row: Row<T>) => string;
  /** Outside a transaction. The row is removed afterwards; a rejection leads to the next try, if not to `NotTaken`. */
  readonly deliver: (row: Row<T>) => Promise<void>;
  /** Whether a row whose sender crashed fails, because the other service cannot recognise a repeated one. */
  readonly isSentOnce?: (row: Row<T>) => boolean;
  /** In the transaction in which rows fail for good; without an error their sender crashed. */
  readonly onFailed?: (store: Store, ids: readonly string[], error?: unknown) => Promise<void>;
}

/** The usual number of rows in one batch. */
export const handful = 20;
/** After ten minutes without a result, the sender of a claimed row counts as crashed. */
const patienceMs = 600_000;

const longestMs = Math.max(...pauses) * 60_000;

const later = (now: number, ms: number): string => new Date(now + ms).toISOString();

/** The cause of a failure without any address: the code of the connection, or of the other server. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const answered =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : '';
  return `${code} ${answered}`.trim().slice(0, 40) || 'unknown';
}

async function hand<T extends QueueTable>(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  org: OrgId,
  { table, nameOf, deliver, onFailed }: Queue<T>,
  row: Row<T>,
): Promise<void> {
  const { id, tries }: Row<QueueTable> = row;
  const queue: QueueTable = table;
  try {
    await deliver(row);
  } catch (error) {
    log(`${nameOf(row)} was not handed over, try ${tries}: ${codeOf(error)}`);
    const again = error instanceof NotTaken ? error.again : 0;
    const minutes = again === 'never' ? undefined : pauses[tries - 1];
    // A row that is due later than after the longest pause counts as due (`due`).
    const pause = Math.min(Math.max((minutes ?? 0) * 60_000, again === 'never' ? 0 : again), longestMs);
    await db.tx(org, async (store) => {
      const [ended] = await store.update(
        queue,
        { id, status: 'sending', tries },
        minutes === undefined ? { status: 'failed' } : { status: 'queued', dueAt: later(clock(), pause) },
      );
      if (ended?.status === 'failed') await onFailed?.(store, [id], error);
    });
    return;
  }
  await db.tx(org, (store) => store.remove(queue, { id }));
}

/** Sends one batch of the rows with the longest wait; returns whether there were any. */
export async function sendBatch<T extends QueueTable>(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  org: OrgId,
  at: string,
  queue: Queue<T>,
): Promise<boolean> {
  const table: QueueTable = queue.table;
  const claimed = await dependencies.db.tx(org, async (store) => {
    const fail = async (where: Where<Row<QueueTable>>): Promise<void> => {
      const failed = await store.update(table, where, { status: 'failed' });
      if (failed.length > 0)
        await queue.onFailed?.(
          store,
          failed.map(({ id }) => id),
        );
    };
    await fail({ status: 'sending', ...due(at), tries: { gt: pauses.length } });
    const { rows } = await store.list(table, {
      // The columns of the queue itself are among those of its rows.
      where: {
        ...(queue.among as Where<Row<QueueTable>>),
        status: { in: ['queued', 'sending'] },
        ...due(at),
      },
      order: [['dueAt', 'asc']],
      limit: queue.atMost ?? handful,
    });
    const isLost = (row: (typeof rows)[number]): boolean =>
      row.status === 'sending' && queue.isSentOnce?.(row as unknown as Row<T>) === true; // a store answers whole rows
    const idsOf = (some: typeof rows) => ({ id: { in: some.map(({ id }) => id) } });
    const [lost, open] = [rows.filter(isLost), rows.filter((row) => !isLost(row))];
    if (lost.length > 0) await fail(idsOf(lost));
    if (open.length === 0) return [];
    const mine = await store.update(table, idsOf(open), {
      status: 'sending',
      tries: { inc: 1 },
      dueAt: later(Date.parse(at), patienceMs),
    });
    return mine as unknown as readonly Row<T>[]; // a store answers whole rows
  });
  await Promise.all(claimed.map((row) => hand(dependencies, org, queue, row)));
  return claimed.length > 0;
}
