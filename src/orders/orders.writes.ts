/** Taking one's own order back, and what that changes everywhere else. */
import type { QueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '#schema/orders/orders.shapes.ts';
import { CancelOrderDocument } from '#src/gql/graphql.ts';
import { write } from '#src/posts/post.writes.ts';
import { refreshMe } from '#src/users/me.queries.ts';
import { orderQueries } from './orders.queries.ts';

/** Cancels all of an order: its points come back. Whatever the server said, what is shown is asked again. Raises `ApiError`. */
export async function cancelOrder(cache: QueryClient, id: string): Promise<OrderDetail> {
  try {
    const { cancelOrder: order } = await write(CancelOrderDocument, { id }, `cancel order:${id}`);
    cache.setQueryData(orderQueries.one(id).queryKey, order);
    return order;
  } finally {
    void refreshMe(cache);
    for (const key of ['orders', 'points', 'catalog', 'cart'])
      void cache.invalidateQueries({ queryKey: [key] });
  }
}
