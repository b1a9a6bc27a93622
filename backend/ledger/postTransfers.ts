/** The transfers of a post that still hold, for its publication and its removal. */
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { transfers } from './ledger.tables.ts';

/** Oldest first, without reversals and without what one of them has reversed. */
export async function standingTransfers(
  store: Store,
  postId: string,
): Promise<readonly Row<typeof transfers>[]> {
  const { rows } = await store.list(transfers, { where: { postId }, order: [['id', 'asc']] });
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
