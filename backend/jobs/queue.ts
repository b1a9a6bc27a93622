/** Rows that wait for another service; `sendQueued.ts` sends them. */
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

/** The values of a new row that may leave at once. */
export const queuedAt = (at: string): Pick<Row<QueueTable>, keyof typeof queued> => ({
  status: 'queued',
  tries: 0,
  dueAt: at,
  createdAt: at,
});

/** Whether a row is due. */
export async function isAnyDue(store: Store, table: QueueTable, at: string): Promise<boolean> {
  const { rows } = await store.list(table, {
    where: { status: { in: ['queued', 'sending'] }, dueAt: { lte: at } },
    limit: 1,
  });
  return rows.length > 0;
}
