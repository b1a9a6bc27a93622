/** Mutations of the cart: each with its idempotency key and its cache updates. */
import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { request } from '#src/api/client.ts';
import { intentKey } from '#src/api/idempotency.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import type { Operation } from '#src/api/operation.ts';
import {
  AddExternalToCartDocument,
  AddToCartDocument,
  HoldCartDocument,
  ReleaseCartDocument,
  RemoveFromCartDocument,
  UpdateCartDocument,
  type CartFactsFragment,
} from '#src/gql/graphql.ts';
import { pageStorage } from '#src/lib/storages.ts';
import { cartOf, showCart } from './cart.queries.ts';

/** Repeating the same content after a lost answer is the same mutation, so no quantity is added twice. */
async function write<R, V extends object>(
  cache: QueryClient,
  document: Operation<R, V>,
  variables: V,
  name: string,
  take: (answer: R) => CartFactsFragment,
): Promise<Cart> {
  const { key, settle } = intentKey(pageStorage(), `cart:${name}`, JSON.stringify(variables));
  try {
    const cart = cartOf(take(await request(document, variables, { key })));
    settle();
    showCart(cache, cart);
    return cart;
  } catch (error) {
    if (isAnswered(error)) settle();
    throw error;
  }
}

/** Adds a product of the organisation or of a provider; raises `ApiError`. */
export function addToCart(cache: QueryClient, product: Product, quantity: number): Promise<Cart> {
  const { id, externalId, provider, name, points } = product;
  if (externalId === null || provider === null)
    return write(
      cache,
      AddToCartDocument,
      { productId: id, quantity },
      `add:${id}`,
      ({ addToCart: cart }) => cart,
    );
  const input = { providerId: provider.id, externalProductId: externalId, name, points, quantity };
  return write(
    cache,
    AddExternalToCartDocument,
    { input },
    `add:${id}`,
    ({ addExternalToCart: cart }) => cart,
  );
}

/** The change of one line. */
export interface LineChange {
  readonly itemId: string;
  /** 0 removes the line. */
  readonly quantity: number;
  /** Accepts the current price. */
  readonly acceptPrice?: boolean;
}

/** Changes quantities and accepts prices; raises `ApiError`. */
export const updateCart = (cache: QueryClient, items: readonly LineChange[]): Promise<Cart> =>
  write(cache, UpdateCartDocument, { items: [...items] }, 'update', ({ updateCart: cart }) => cart);

/** Removes all lines; raises `ApiError`. */
export const clearCart = (cache: QueryClient): Promise<Cart> =>
  write(cache, RemoveFromCartDocument, {}, 'clear', ({ removeFromCart: cart }) => cart);

/** Holds the stock of all lines for a limited time; raises `ApiError`. */
export const holdCart = async (cache: QueryClient): Promise<Cart> => {
  const cart = cartOf((await request(HoldCartDocument, {})).holdCart);
  showCart(cache, cart);
  return cart;
};

/** Releases the held stock; raises `ApiError`. */
export const releaseCart = async (cache: QueryClient): Promise<void> =>
  showCart(cache, cartOf((await request(ReleaseCartDocument, {})).releaseCart));
