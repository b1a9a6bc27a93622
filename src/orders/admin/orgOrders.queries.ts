/** Calls of all orders, and decisions on their lines (spec §7 `POST /org/orders`, `PATCH /order_item/{id}/status`). */
import type { QueryClient } from '@tanstack/react-query';
import { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import { readingPages, sending } from '#src/api/documents.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import { SetOrderItemStatusDocument, OrgOrdersDocument } from '#src/gql/graphql.ts';
import { orderQueries } from '#src/orders/orders.queries.ts';

export const orgOrderSearch = searchOf(orderEndpoints.orgOrders.body, {
  userId: null,
  startDate: null,
  endDate: null,
});

const staleTimeMs = 15_000;

/** Invalidates orders and the data that decisions change: products, wallets and monthly points. */
const refreshOrders = (cache: QueryClient): void => {
  for (const root of ['orders', 'catalog', 'points']) void cache.invalidateQueries({ queryKey: [root] });
};

/** Orders, newest first. */
export const orgOrderResource = {
  list: (filter: FilterOf<typeof orgOrderSearch>) =>
    readingPages(
      [...orderQueries.all(), 'org', filter],
      OrgOrdersDocument,
      (page) => ({ input: { page, ...filter } }),
      staleTimeMs,
    ),
  refresh: refreshOrders,
  /**
   * Decides on one line. `from` is the state that the administrator saw: it keeps a decision by another administrator
   * from being overwritten. Without `trackingCode` the saved code stays.
   */
  decide: sending(SetOrderItemStatusDocument),
} as const;
