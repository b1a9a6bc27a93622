/** Carts and purchase intents. */
import { int, json, orNull, table, text } from '../store/table.ts';

export const cartItems = table(
  'cart_items',
  {
    userId: text(),
    productId: text(),
    /** From `POST /cart/external`. */
    externalProductId: orNull(text()),
    name: text(),
    /** Price of one piece when it was added to the cart, or the price accepted since. */
    points: int(),
    quantity: int(),
    options: json<Readonly<Record<string, string>>>(),
    createdAt: text(),
  },
  { unique: [['userId', 'productId']], indexes: [['productId']] },
);

/** Purchase intents. Each has one order, or `null` for ever once it was settled without an order. */
export const purchaseIntents = table(
  'purchase_intents',
  { userId: text(), intent: text(), orderId: orNull(text()), createdAt: text() },
  { unique: [['userId', 'intent']] },
);
