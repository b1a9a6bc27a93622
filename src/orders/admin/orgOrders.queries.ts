/** Queries of all orders, and decisions on their lines (spec §7 `POST /org/orders`, `PATCH /order_item/{id}/status`). */
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import { request } from '#src/api/client.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import { DecideOrderItemDocument, OrgOrdersDocument } from '#src/gql/graphql.ts';
import { orderQueries } from '#src/orders/orders.queries.ts';

export const orgOrderSearch = searchOf(orderEndpoints.orgOrders.body, {
  userId: null,
  startDate: null,
  endDate: null,
});

/** A decision on one line. */
export interface Decision {
  readonly id: string;
  readonly status: OrderState;
  /** The state that the administrator saw. It keeps a decision by another administrator from being overwritten. */
  readonly from: OrderState;
  readonly note: string;
  /** Undefined if the line is not shipped: the saved code is kept. */
  readonly trackingCode?: string;
}

const staleTimeMs = 15_000;

/** Invalidates orders and the data that decisions change: products, wallets and monthly points. */
export const refreshOrders = (cache: QueryClient): void => {
  for (const root of ['orders', 'catalog', 'points']) void cache.invalidateQueries({ queryKey: [root] });
};

/** Newest first. */
export const orgOrderQueries = {
  list: (filter: FilterOf<typeof orgOrderSearch>) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(), 'org', filter],
      queryFn: async ({ pageParam: page, signal }) =>
        (await request(OrgOrdersDocument, { input: { page, ...filter } }, { signal })).orgOrders,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

export const decide = (decision: Decision, key: string) =>
  request(DecideOrderItemDocument, { ...decision }, { key });
