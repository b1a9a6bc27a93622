/** Carts, and the purchases that came of them. */
import { int, json, orNull, table, text } from '../store/table.ts';

export const cartItems = table(
  'cart_items',
  {
    userId: text(),
    productId: text(),
    /** It came with `POST /cart/external`. */
    externalProductId: orNull(text()),
    name: text(),
    /** Price of one as it was put in, or accepted since. */
    points: int(),
    quantity: int(),
    options: json<Readonly<Record<string, string>>>(),
    createdAt: text(),
  },
  { unique: [['userId', 'productId']], indexes: [['productId']] },
);

/** Purchases as people meant them once: each has one order, or, once it was settled without one, none for ever. */
export const purchaseIntents = table(
  'purchase_intents',
  { userId: text(), intent: text(), orderId: orNull(text()), createdAt: text() },
  { unique: [['userId', 'intent']] },
);
