/** Calls about the cart and the purchase (spec §7 "Cart"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, Points } from '../kit/shapes.ts';
import { storeLimits, textLength } from '../limits.parts.ts';
import { OrderDetail } from '../orders/orders.shapes.ts';
import { Cart, LineOptions, Purchase, Quantity } from './cart.shapes.ts';

const use = { can: 'store.use', module: 'catalog' } as const;

export const cartEndpoints = endpoints({
  cart: { route: 'GET /cart', reply: Cart, ...use, origin: 'spec' },
  /** If the product is already in the cart, its quantity grows. */
  add: {
    route: 'POST /cart',
    body: z.object({ productId: Id, quantity: z._default(Quantity, 1), options: z.optional(LineOptions) }),
    reply: Cart,
    ...use,
    origin: 'spec',
  },
  /**
   * Adds a provider's product; name and price must equal the stored offer of the provider (`price_changed`,
   * `id_unknown`).
   */
  addExternal: {
    route: 'POST /cart/external',
    body: z.object({
      providerId: Id,
      externalProductId: z.string().check(z.minLength(1), z.maxLength(64)),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
      points: Points,
      quantity: z._default(Quantity, 1),
      imageUrl: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    reply: Cart,
    ...use,
    origin: 'spec',
  },
  /** Removes one line, or all lines without `itemId`. */
  remove: {
    route: 'DELETE /cart',
    query: z.object({ itemId: z.optional(Id) }),
    reply: Cart,
    ...use,
    origin: 'spec',
  },
  /** Quantity 0 removes a line. */
  update: {
    route: 'POST /update_cart',
    body: z.object({
      items: z
        .array(
          z.object({
            itemId: Id,
            quantity: z.int().check(z.gte(0), z.lte(storeLimits.quantity)),
            /** Accepts the current price. */
            acceptPrice: z.optional(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(storeLimits.cartLines)),
    }),
    reply: Cart,
    ...use,
    origin: 'spec',
  },
  /** Holds the stock of the cart for `holdMs`, all lines or none; releases earlier holds. */
  hold: { route: 'POST /cart/hold', reply: Cart, ...use, origin: 'ours' },
  release: { route: 'DELETE /cart/hold', reply: Cart, ...use, origin: 'ours' },
  buy: {
    route: 'POST /buy_products',
    body: Purchase,
    reply: OrderDetail,
    ...use,
    origin: 'spec',
  },
  /**
   * Resolves a purchase whose response was lost: returns its order or null. After null, the purchase can never
   * happen.
   */
  settle: {
    route: 'POST /buy_products/settle',
    body: z.object({ intent: Id }),
    reply: z.object({ order: z.nullable(OrderDetail) }),
    ...use,
    origin: 'ours',
  },
});
