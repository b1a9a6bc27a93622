/** Pieces of products: taken and given back with a guard, and held for checkouts. */
import type { Store } from '../store/port.ts';
import { products, stockHolds } from './catalog.tables.ts';

async function stockOf(store: Store, id: string): Promise<number | null | undefined> {
  return (await store.list(products, { where: { id } })).rows[0]?.stock;
}

/** Takes pieces; false, and nothing taken, where there are not as many. A product without a number always has them. */
export async function takeStock(store: Store, productId: string, quantity: number): Promise<boolean> {
  const stock = await stockOf(store, productId);
  if (stock === undefined) return false;
  if (stock === null) return true;
  if (stock < quantity) return false;
  // A number that may be missing cannot be added to: guarded by what was read.
  const taken = await store.update(products, { id: productId, stock }, { stock: stock - quantity });
  return taken.length > 0;
}

/** Puts pieces back; a product that is gone or no longer has a number needs none. */
export async function giveStockBack(store: Store, productId: string, quantity: number): Promise<void> {
  const stock = await stockOf(store, productId);
  if (stock === undefined || stock === null) return;
  await store.update(products, { id: productId, stock }, { stock: stock + quantity });
}

/** Lets go of what is held; answers whether there was anything. One that somebody else has let go since is left alone. */
export async function releaseHolds(
  store: Store,
  where: { readonly userId: string } | { readonly id?: string; readonly expiresAt: { readonly lte: string } },
): Promise<boolean> {
  const { rows } = await store.list(stockHolds, { where });
  let released = false;
  for (const { id, productId, quantity } of rows) {
    if ((await store.remove(stockHolds, { id, quantity })) === 0) continue;
    await giveStockBack(store, productId, quantity);
    released = true;
  }
  return released;
}
