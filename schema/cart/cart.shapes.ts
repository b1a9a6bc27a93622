/** The cart, and what a purchase takes along. */
import * as z from 'zod/mini';
import { Missing, Product } from '../catalog/catalog.shapes.ts';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { storeLimits, textLength } from '../limits.parts.ts';
import { Delivery } from '../orders/orders.shapes.ts';

export const Quantity = z.int().check(z.gte(1), z.lte(storeLimits.quantity));

/** Small choices kept with a line, such as a size. */
export const LineOptions = z.record(
  z.string().check(z.maxLength(textLength.name)),
  z.string().check(z.maxLength(textLength.name)),
);

export const CartItem = z.object({
  id: Id,
  /** As it is now; null where it is gone. */
  product: z.nullable(Product),
  providerId: z.nullable(Id),
  /** Of a line that came with `POST /cart/external`. */
  externalProductId: z.nullable(z.string()),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Price of one as it was put in. */
  points: Points,
  /** Price of one now; null where it is gone. Differs from `points` once it changed. */
  currentPoints: z.nullable(Points),
  quantity: Quantity,
  options: LineOptions,
  /** What keeps this line from being bought; `points` is said of the whole cart alone. */
  missing: z.array(Missing),
  createdAt: Instant,
});
export type CartItem = z.output<typeof CartItem>;

export const Cart = z.object({
  items: z.array(CartItem),
  /** Pieces. */
  count: Count,
  /** At the prices of now; lines that are gone count nothing. */
  totalPoints: Count,
  /** What the purse to redeem holds. */
  balance: Count,
  /** Until when its stock is held for the reader; null where it is not. */
  heldUntil: z.nullable(Instant),
});
export type Cart = z.output<typeof Cart>;

export const Answer = z.object({
  questionId: Id,
  answer: z.string().check(z.trim(), z.maxLength(textLength.answer)),
});

/** What a person confirms. */
export const Purchase = z.object({
  /** Lines to buy with their answers; all of the cart where left out. */
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
  /** Needed where anything is not digital. */
  delivery: z.optional(Delivery),
  /** The total the person saw; another one now is refused with `price_changed`. */
  totalPoints: z.optional(Points),
  /** The purchase as the person meant it once, made on the device: it happens once for ever, and can be asked for when its answer got lost. */
  intent: z.optional(Id),
});
export type Purchase = z.output<typeof Purchase>;
