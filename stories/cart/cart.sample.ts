/** A fake cart server for stories: changes, holds and purchases like the real server. */
import { anasDelivery, emptyCart, fullCart, placedOrder } from '#machines/checkout.samples.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { holdMs } from '#schema/limits.parts.ts';
import type { Answers } from '../kit/FakeServer.tsx';

interface Change {
  readonly itemId: string;
  readonly quantity: number;
}

const summed = (cart: Cart): Cart => ({
  ...cart,
  count: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPoints: cart.items.reduce((sum, line) => sum + line.quantity * (line.currentPoints ?? 0), 0),
});

/** Responses of one story, starting with this cart. */
export function cartServer(start: Cart = fullCart): Answers {
  let cart = start;
  return {
    Cart: () => ({ cart }),
    UpdateCart: ({ items }) => {
      // The story's own client sends this type.
      const changes = items as readonly Change[];
      const quantityOf = (id: string, before: number): number =>
        changes.find(({ itemId }) => itemId === id)?.quantity ?? before;
      cart = summed({
        ...cart,
        items: cart.items
          .map((line) => ({
            ...line,
            quantity: quantityOf(line.id, line.quantity),
            points: line.currentPoints ?? line.points,
          }))
          .filter(({ quantity }) => quantity > 0),
      });
      return { updateCart: cart };
    },
    HoldCart: () => {
      cart = { ...cart, heldUntil: new Date(Date.now() + holdMs).toISOString() };
      return { holdCart: cart };
    },
    ReleaseCart: () => {
      cart = { ...cart, heldUntil: null };
      return { releaseCart: cart };
    },
    BuyProducts: () => {
      cart = emptyCart;
      return { buyProducts: { ...placedOrder, delivery: anasDelivery } };
    },
    SettlePurchase: () => ({ settlePurchase: { order: null } }),
  };
}
