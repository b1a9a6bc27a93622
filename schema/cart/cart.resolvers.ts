/** GraphQL fields of the cart. */
import { resolvers } from '../kit/resolvers.ts';
import { cartEndpoints } from './cart.endpoints.ts';

export const cartResolvers = resolvers('cart', cartEndpoints, {
  Query: {
    cart: 'cart',
  },
  Mutation: {
    addToCart: 'add',
    addExternalToCart: 'addExternal',
    removeFromCart: 'remove',
    updateCart: 'update',
    holdCart: 'hold',
    releaseCart: 'release',
    buyProducts: 'buy',
    settlePurchase: 'settle',
  },
});
