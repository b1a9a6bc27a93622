/** Buys once, and looks up the result of a purchase; updates every affected query. */
import type { QueryClient } from '@tanstack/react-query';
import type { Purchase } from '#schema/cart/cart.shapes.ts';
import { ApiError } from '#schema/errors.ts';
import type { PlacedOrder } from '#machines/checkout.setup.ts';
import { request } from '#src/api/client.ts';
import { BuyProductsDocument, SettlePurchaseDocument } from '#src/gql/graphql.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { cartQueries } from './cart.queries.ts';

/** Invalidates everything that depends on points or products. */
export function refreshStore(cache: QueryClient): void {
  void refreshMe(cache);
  for (const queryKey of [cartQueries.all(), ['points'], ['catalog'], ['orders'], ['coupons']])
    void cache.invalidateQueries({ queryKey });
}

/**
 * A timeout is not retried: three attempts would only triple the wait, so the machine looks up the result.
 */
const notAgain = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'timeout'
    ? new ApiError({ ...error.facts(), retryable: false }, error.operation)
    : error;

/**
 * Buys with the intent as idempotency key, so that transport retries are the same purchase; raises
 * `ApiError`.
 */
export async function buy(cache: QueryClient, purchase: Purchase): Promise<PlacedOrder> {
  const { items = [], intent = '', ...rest } = purchase;
  const input = {
    ...rest,
    intent,
    items: items.map(({ itemId, answers }) => ({ itemId, answers: [...answers] })),
  };
  const { buyProducts: order } = await request(BuyProductsDocument, { input }, { key: intent }).catch(
    (error: unknown) => {
      throw notAgain(error);
    },
  );
  refreshStore(cache);
  return order;
}

/**
 * The order of an intent. Null means that no order exists and none will: the server closes the intent. No
 * transport retries: the machine retries.
 */
export async function settle(cache: QueryClient, intent: string): Promise<PlacedOrder | null> {
  const { order } = (await request(SettlePurchaseDocument, { intent }, { pass: 'none' })).settlePurchase;
  if (order !== null) refreshStore(cache);
  return order;
}
