/** The cart and the body of a purchase. */
import * as z from 'zod/mini';
import { Missing, Product } from '../catalog/catalog.shapes.ts';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { storeLimits, textLength } from '../limits.parts.ts';
import { Delivery } from '../orders/orders.shapes.ts';

export const Quantity = z.int().check(z.gte(1), z.lte(storeLimits.quantity));

/** Options of a line, such as a size. */
export const LineOptions = z.record(
  z.string().check(z.maxLength(textLength.name)),
  z.string().check(z.maxLength(textLength.name)),
);

export const CartItem = z.object({
  id: Id,
  /** The current product; null if it is gone. */
  product: z.nullable(Product),
  providerId: z.nullable(Id),
  /** For a line added with `POST /cart/external`. */
  externalProductId: z.nullable(z.string()),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Unit price when the line was added. */
  points: Points,
  /** Current unit price; null if the product is gone. Differs from `points` after a price change. */
  currentPoints: z.nullable(Points),
  quantity: Quantity,
  options: LineOptions,
  /** Reasons that block the purchase of this line; `points` occurs only for the whole cart. */
  missing: z.array(Missing),
  createdAt: Instant,
});
export type CartItem = z.output<typeof CartItem>;

export const Cart = z.object({
  items: z.array(CartItem),
  /** Sum of the quantities. */
  count: Count,
  /** At current prices; lines whose product is gone count 0. */
  totalPoints: Count,
  /** The balance to redeem of the wallet. */
  balance: Count,
  /** End of the reader's stock hold; null without a hold. */
  heldUntil: z.nullable(Instant),
});
export type Cart = z.output<typeof Cart>;

export const Answer = z.object({
  questionId: Id,
  answer: z.string().check(z.trim(), z.maxLength(textLength.answer)),
});

/** The purchase that a user confirms. */
export const Purchase = z.object({
  /** Lines to buy with their answers; the whole cart if absent. */
  items: z.optional(
    z
      .array(
        z.object({
          itemId: Id,
          answers: z._default(z.array(Answer).check(z.maxLength(storeLimits.questions)), []),
        }),
      )
      .check(z.minLength(1), z.maxLength(storeLimits.cartLines)),
  ),
  /** Required if a line is not digital. */
  delivery: z.optional(Delivery),
  /** The total shown to the user; a different current total is refused with `price_changed`. */
  totalPoints: z.optional(Points),
  /**
   * Client-generated id of one purchase. It makes the purchase happen at most once and lets the client look up a
   * lost response.
   */
  intent: z.optional(Id),
});
export type Purchase = z.output<typeof Purchase>;
