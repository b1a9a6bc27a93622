/** Valid calls of orders and invoices. */
import { orderItems, orders } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** The employee's order that waits for approval, with its line and its buyer. */
export const known = async (store: Store, { me }: Known) => {
  const userId = await firstId(store, users, { where: { email: me } });
  const waiting = await firstId(store, orders, { where: { userId, status: 'pending' } });
  return {
    ownOrder: waiting,
    ownOrderItem: await firstId(store, orderItems, { where: { orderId: waiting } }),
    orderBuyer: userId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type OrdersKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<OrdersKnown> = {
  'orders.orders': () => ({ search: '?page=1' }),
  'orders.order': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.answers': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.cancel': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.orgOrders': ({ orderBuyer }) => ({
    body: {
      page: 1,
      status: 'pending',
      user_id: orderBuyer,
      start_date: '2025-01-01',
      end_date: '2027-12-31',
      keywords: 'A-00',
    },
  }),
  'orders.setItemStatus': ({ ownOrderItem }) => ({
    params: { id: ownOrderItem },
    body: { status: 'approved', note: 'Disfrútala', tracking_code: 'MX-1' },
  }),
  'orders.invoices': () => ({ search: '?page=1' }),
  'orders.payments': () => ({ search: '?page=1' }),
};

export const fieldSamples: FieldSamples<OrdersKnown> = {
  'Query.orders': () => '(page: 1)',
  'Query.order': ({ ownOrder }) => `(id: "${ownOrder}")`,
  'Query.orderAnswers': ({ ownOrder }) => `(id: "${ownOrder}")`,
  'Query.orgOrders': () => '(input: { page: 1, status: delivered, keywords: "A-00" })',
  'Query.invoices': () => '(page: 1)',
  'Query.payments': () => '(page: 1)',
  'Mutation.cancelOrder': ({ ownOrder }) => `(id: "${ownOrder}")`,
  'Mutation.setOrderItemStatus': ({ ownOrderItem }) =>
    `(id: "${ownOrderItem}", status: cancelled, note: "Ya no hay")`,
};
