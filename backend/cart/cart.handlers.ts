/** Carts when a product or a person is removed. */
import { productRemoved } from '../catalog/catalog.events.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { cartItems, purchaseIntents } from './cart.tables.ts';

export const cartGone = onPersonRemoved('cart', { removes: [cartItems, purchaseIntents] });

/** Removes a deleted product from every cart. */
export const productLeavesCarts = on(productRemoved, 'cart', async ({ store }, { id }) => {
  await store.remove(cartItems, { productId: id });
});
