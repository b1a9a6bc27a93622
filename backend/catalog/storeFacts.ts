/** Loads the facts that decide about products for a reader, in a constant number of reads. */
import { storeLimits } from '#schema/limits.parts.ts';
import type { Context } from '../http/context.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { orderItems } from '../orders/orders.tables.ts';
import type { Store } from '../store/port.ts';
import { budgetOf } from '../stock/budget.ts';
import { productCategories, stockHolds } from '../stock/catalog.tables.ts';
import { catalogRows, currentCatalogOf } from './currentCatalog.ts';
import type { ProductRow, StoreFacts } from './missing.rules.ts';

/** A person's balance to redeem; 0 if the account does not exist yet. */
export async function balanceOf(store: Store, userId: string): Promise<number> {
  const { rows } = await store.list(accounts, { where: { ownerId: userId, purse: 'redeem' } });
  return rows[0]?.balance ?? 0;
}

/** The earliest end of other people's holds, for each product. */
async function firstEnds(
  store: Store,
  userId: string,
  scarce: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await store.list(stockHolds, {
    where: { productId: { in: scarce }, userId: { ne: userId } },
    order: [['expiresAt', 'desc']],
  });
  return new Map(rows.map(({ productId, expiresAt }) => [productId, expiresAt]));
}

/** The facts about these products for the caller. */
export async function storeFactsOf(
  context: Pick<Context, 'store' | 'me' | 'now' | 'at'>,
  rows: readonly ProductRow[],
): Promise<StoreFacts> {
  const { store, me, now } = context;
  const ids = rows.map(({ id }) => id);
  const { rows: categories } = await store.list(productCategories, {
    where: { id: { in: [...new Set(rows.map(({ categoryId }) => categoryId))] } },
  });
  const { rows: own } = await store.list(stockHolds, { where: { userId: me.id, productId: { in: ids } } });
  // No call requests more than this of one product, so only scarce products can run short.
  const scarce = rows.filter(({ stock }) => stock !== null && stock < storeLimits.quantity);
  const waiting = await store.tally(orderItems, {
    where: { userId: me.id, status: 'pending', productId: { in: ids } },
    by: ['productId'],
  });
  return {
    now,
    catalogId: await currentCatalogOf(context, await catalogRows(store)),
    categories: new Map(categories.map((row) => [row.id, row])),
    held: new Map(own.map(({ productId, quantity }) => [productId, quantity])),
    freesAt: await firstEnds(
      store,
      me.id,
      scarce.map(({ id }) => id),
    ),
    budget: await budgetOf(context),
    waiting: new Set(waiting.map(({ productId }) => productId)),
    balance: await balanceOf(store, me.id),
  };
}
