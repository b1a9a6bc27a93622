/** Reads of one's own orders and of one order with its timeline (spec §7 "Orders"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Order, OrderAnswer, OrderDetail } from '#schema/orders/orders.shapes.ts';
import { request } from '#src/api/client.ts';
import { OneOrderDocument, OrderAnswersDocument, OwnOrdersDocument } from '#src/gql/graphql.ts';

/** A page of orders from the API. */
export interface OrdersPage {
  readonly items: readonly Order[];
  readonly page: number;
  readonly totalPages: number;
}

/** Stale time of orders, in ms. */
const staleTimeMs = 30_000;

/** Queries of orders. */
export const orderQueries = {
  all: () => ['orders'] as const,

  /** The reader's own orders, newest first. */
  own: () =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(), 'own'],
      queryFn: async ({ pageParam, signal }): Promise<OrdersPage> => {
        const { orders } = await request(OwnOrdersDocument, { page: pageParam }, { signal });
        const { page, totalPages } = orders.pagination;
        return { items: orders.items, page, totalPages };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),

  /** One order; 404 raises `not_found`, also for another person's order. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<OrderDetail> =>
        (await request(OneOrderDocument, { id }, { signal })).order,
      staleTime: staleTimeMs,
    }),

  /** The buyer's answers from the purchase. */
  answers: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'answers', id],
      queryFn: async ({ signal }): Promise<readonly OrderAnswer[]> =>
        (await request(OrderAnswersDocument, { id }, { signal })).orderAnswers,
      staleTime: 300_000,
    }),
} as const;
