/** Stock of products: guarded updates, and holds for checkouts. */
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { products, stockHolds } from './catalog.tables.ts';

async function stockOf(store: Store, id: string): Promise<number | null | undefined> {
  return (await store.list(products, { where: { id } })).rows[0]?.stock;
}

/** Takes pieces; false, without a change, if there are too few. Unlimited stock always suffices. */
export async function takeStock(store: Store, productId: string, quantity: number): Promise<boolean> {
  const stock = await stockOf(store, productId);
  if (stock === undefined) return false;
  if (stock === null) return true;
  if (stock < quantity) return false;
  // The store cannot decrement a nullable column, so the update is guarded by the value that was read.
  const taken = await store.update(products, { id: productId, stock }, { stock: stock - quantity });
  return taken.length > 0;
}

/** Returns pieces to the stock; has no effect for a removed product or unlimited stock. */
export async function giveStockBack(store: Store, productId: string, quantity: number): Promise<void> {
  const stock = await stockOf(store, productId);
  if (stock === undefined || stock === null) return;
  await store.update(products, { id: productId, stock }, { stock: stock + quantity });
}

/** Releases holds and returns whether there were any. Skips holds that were already released. */
export async function releaseHolds(store: Store, where: Where<Row<typeof stockHolds>>): Promise<boolean> {
  const { rows } = await store.list(stockHolds, { where });
  let released = false;
  for (const { id, productId, quantity } of rows) {
    if ((await store.remove(stockHolds, { id, quantity })) === 0) continue;
    await giveStockBack(store, productId, quantity);
    released = true;
  }
  return released;
}
