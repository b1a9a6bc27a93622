/** Reads of the cart (spec §7 `GET /cart`). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { request } from '#src/api/client.ts';
import { CartDocument, type CartFactsFragment } from '#src/gql/graphql.ts';

const isWord = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
  typeof entry[1] === 'string';

/** Converts the cart of the facade to the shared `Cart` type. */
export const cartOf = (cart: CartFactsFragment): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({
    ...item,
    options: Object.fromEntries(Object.entries(item.options ?? {}).filter(isWord)),
  })),
});

/** Stale time in ms: prices and stock change with purchases of others. */
const staleTimeMs = 30_000;

/** Queries of the cart. */
export const cartQueries = {
  all: () => ['cart'] as const,

  /** The reader's cart; raises `ApiError`. */
  cart: () =>
    queryOptions({
      queryKey: [...cartQueries.all(), 'mine'],
      queryFn: async ({ signal }): Promise<Cart> =>
        cartOf((await request(CartDocument, {}, { signal })).cart),
      staleTime: staleTimeMs,
    }),
} as const;

/** Caches the cart from a mutation; cancels a pending read, because its answer is older. */
export function showCart(cache: QueryClient, cart: Cart): void {
  const { queryKey } = cartQueries.cart();
  void cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData(queryKey, cart);
}
