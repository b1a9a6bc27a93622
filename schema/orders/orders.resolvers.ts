/** GraphQL fields of orders. */
import { resolvers } from '../kit/resolvers.ts';
import { orderEndpoints } from './orders.endpoints.ts';

export const orderResolvers = resolvers('orders', orderEndpoints, {
  Query: {
    orders: 'orders',
    order: 'order',
    orderAnswers: 'answers',
    orgOrders: 'orgOrders',
    invoices: 'invoices',
    payments: 'payments',
  },
  Mutation: {
    cancelOrder: 'cancel',
    setOrderItemStatus: 'setItemStatus',
  },
});
