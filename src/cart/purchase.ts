/** Buying once, and asking what became of it; what was bought is shown everywhere. */
import type { QueryClient } from '@tanstack/react-query';
import type { Purchase } from '#schema/cart/cart.shapes.ts';
import { ApiError } from '#schema/errors.ts';
import type { PlacedOrder } from '#machines/checkout.setup.ts';
import { request } from '#src/api/client.ts';
import { BuyProductsDocument, SettlePurchaseDocument } from '#src/gql/graphql.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { cartQueries } from './cart.queries.ts';

/** Everything that rests on points and products is asked again. */
export function refreshStore(cache: QueryClient): void {
  void refreshMe(cache);
  for (const queryKey of [cartQueries.all(), ['points'], ['catalog'], ['orders'], ['coupons']])
    void cache.invalidateQueries({ queryKey });
}

/** Waiting three times as long would tell nobody anything: what took too long is asked about instead. */
const notAgain = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'timeout'
    ? new ApiError({ ...error.facts(), retryable: false }, error.operation)
    : error;

/** Buys under the key of its intent, so that the pass of repeats is the same purchase; raises `ApiError`. */
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

/** The order of an intent; null where there is none, and then there never will be. Asked once: the machine asks again. */
export async function settle(cache: QueryClient, intent: string): Promise<PlacedOrder | null> {
  const { order } = (await request(SettlePurchaseDocument, { intent }, { pass: 'none' })).settlePurchase;
  if (order !== null) refreshStore(cache);
  return order;
}
