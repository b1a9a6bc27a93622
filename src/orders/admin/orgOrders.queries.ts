/** Reads of all orders, and decisions on their lines (spec §7 `POST /org/orders`, `PATCH /order_item/{id}/status`). */
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { request } from '#src/api/client.ts';
import { DecideOrderItemDocument, OrgOrdersDocument } from '#src/gql/graphql.ts';
import { orderQueries } from '#src/orders/orders.queries.ts';

/** What the list is narrowed by. */
export interface OrgOrdersFilter {
  readonly status: OrderState | null;
  readonly keywords: string;
}

/** A decision on one line. */
export interface Decision {
  readonly id: string;
  readonly status: OrderState;
  /** Where it stood when it was looked at: somebody else's decision since then is not overwritten. */
  readonly from: OrderState;
  readonly note: string;
  /** Left out where the line is not on its way: what it had stays. */
  readonly trackingCode?: string;
}

const staleTimeMs = 15_000;

/** Orders, and what follows from a decision on them: products, purses and months. */
export const refreshOrders = (cache: QueryClient): void => {
  for (const root of ['orders', 'catalog', 'points']) void cache.invalidateQueries({ queryKey: [root] });
};

/** Newest first. */
export const orgOrderQueries = {
  list: ({ status, keywords }: OrgOrdersFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(), 'org', status, keywords],
      queryFn: async ({ pageParam: page, signal }) =>
        (
          await request(
            OrgOrdersDocument,
            {
              input: {
                page,
                ...(status === null ? {} : { status }),
                ...(keywords === '' ? {} : { keywords }),
              },
            },
            { signal },
          )
        ).orgOrders,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

/** Decides on a line. */
export const decide = (decision: Decision, key: string) =>
  request(DecideOrderItemDocument, { ...decision }, { key });
