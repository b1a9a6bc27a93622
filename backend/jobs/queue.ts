/** Rows that wait for another service; `sendQueued.ts` sends them. */
import { ended } from '../kit/runAhead.ts';
import type { Store } from '../store/port.ts';
import { int, text, type Row, type Table } from '../store/table.ts';

/** The columns that every queue has. */
export const queued = {
  status: text<'queued' | 'sending' | 'failed'>(),
  tries: int(),
  dueAt: text(),
  createdAt: text(),
} as const;

/** Any queue. */
export type QueueTable = Table<string, typeof queued>;

/** A failure of which the other service said whether, and how soon, to try again. Holds nothing personal. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** For the log: what the other service calls the failure, and the status of its answer. */
  readonly code: string;
  readonly responseCode: number | undefined;
  /** The shortest pause in ms; `never` if it would fail again, or if the row may have arrived. */
  readonly again: number | 'never';

  constructor(code: string, responseCode: number | undefined, again: number | 'never') {
    super(code);
    this.code = code;
    this.responseCode = responseCode;
    this.again = again;
  }
}

/** What a row is called that is still here when quiet hours begin. */
export const late = 'late';

/**
 * Whether a row would leave in quiet hours: these begin at `quietAt` (null: never), and the hours before it was queued may be
 * quiet, too. A clock that was set back is before that.
 */
export const isLate = (
  now: number,
  { createdAt, quietAt }: { readonly createdAt: string; readonly quietAt: string | null },
): boolean => quietAt !== null && (now < Date.parse(createdAt) || now >= Date.parse(quietAt));

/** The values of a new row that may leave at once. */
export const queuedAt = (at: string): Pick<Row<QueueTable>, keyof typeof queued> => ({
  status: 'queued',
  tries: 0,
  dueAt: at,
  createdAt: at,
});

/** Minutes before the next try, after the first, second … failure; after the last pause the row has failed. */
export const pauses = [1, 5, 30, 120] as const;

/** The rows that are due. */
export const due = (at: string) => ({
  or: ended(at, Math.max(...pauses) * 60_000).map((dueAt) => ({ dueAt })),
});

/** Whether a row is due. */
export async function isAnyDue(store: Store, table: QueueTable, at: string): Promise<boolean> {
  const { rows } = await store.list(table, {
    where: { status: { in: ['queued', 'sending'] }, ...due(at) },
    limit: 1,
  });
  return rows.length > 0;
}
