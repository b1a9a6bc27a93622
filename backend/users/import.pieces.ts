/** Runs the batches of an import. Each batch is one transaction, and a failed batch is retried at the next run. */
import type { JobContext } from '../jobs/jobs.ts';
import { notifiedByMail } from '../mail/listed.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { applyLines } from './import.apply.ts';
import type { Line } from './import.chunk.ts';
import { undoLines, undoPlaces } from './import.undo.ts';
import { userImportLines, userImports } from './imports.tables.ts';
import { importMail } from './users.mails.ts';

type Import = Row<typeof userImports>;

/** Lines with a place in the range `[gte, lt)`. */
async function linesOf(
  store: Store,
  importId: string,
  status: Line['status'],
  [gte, lt]: readonly [number, number],
): Promise<readonly Line[]> {
  const { rows } = await store.list(userImportLines, {
    where: { importId, status, place: { gte, lt } },
    order: [['place', 'asc']],
  });
  return rows;
}

/** Counts of the lines that were applied. */
async function countsOf(store: Store, { id: importId }: Import) {
  const found = await store.tally(userImportLines, { where: { importId, status: 'done' }, by: ['action'] });
  const of = (action: Line['action']): number => found.find((one) => one.action === action)?.count ?? 0;
  return {
    added: of('added'),
    changed: of('changed'),
    reactivated: of('reactivated'),
    deactivated: of('deactivated'),
  };
}

/** The import, if it or its undo is still running. */
async function underWay(store: Store, id: string): Promise<Import | undefined> {
  const { rows } = await store.list(userImports, {
    where: { id, status: { in: ['queued', 'running', 'undoing'] } },
  });
  return rows[0];
}

/**
 * Runs one batch unless another run has already done so. The last batch ends the import or its undo. Undo searches all
 * `tables` for traces of people.
 */
export async function runPiece(
  context: JobContext,
  tables: readonly Table[],
  importId: string,
  [from, done]: readonly [number, number],
): Promise<boolean> {
  const { store, at } = context;
  const row = await underWay(store, importId);
  if (row?.done !== from) return false;
  const { total, status } = row;
  const isLast = done === total;
  if (status === 'undoing') {
    const lines = await linesOf(store, importId, 'done', [total - done, total - from]);
    const kept = [...row.kept, ...(await undoLines(context, tables, lines.toReversed()))];
    if (isLast) await undoPlaces(context, tables, row);
    await store.update(
      userImports,
      { id: importId },
      { done, kept, ...(isLast ? { status: 'undone', finishedAt: at } : {}) },
    );
    return true;
  }
  await applyLines(context, row, await linesOf(store, importId, 'waiting', [from, done]));
  if (!isLast) {
    await store.update(userImports, { id: importId }, { done, status: 'running' });
    return true;
  }
  const counts = await countsOf(store, row);
  await store.update(userImports, { id: importId }, { done, status: 'done', finishedAt: at, ...counts });
  await notifiedByMail(context, importMail, { ...counts, failed: false });
  return true;
}

/** Gives up an import that makes no progress. Its applied lines can be undone. */
export async function giveUp(context: JobContext, importId: string): Promise<boolean> {
  const { store, at } = context;
  const row = await underWay(store, importId);
  if (row === undefined) return false;
  await store.update(userImports, { id: importId }, { status: 'failed', finishedAt: at });
  await notifiedByMail(context, importMail, { ...(await countsOf(store, row)), failed: true });
  return true;
}
