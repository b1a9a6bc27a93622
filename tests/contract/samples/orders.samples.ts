/** Valid calls of orders and invoices. */
import { orderItems, orders } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, type Known, type Calls } from './known.ts';

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

export const calls: Calls<OrdersKnown> = {
  'orders.order': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.answers': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.cancel': ({ ownOrder, me }) => ({ params: { id: ownOrder }, as: me }),
  'orders.orgOrders': ({ orderBuyer }) => ({
    body: {
      status: 'pending',
      userId: orderBuyer,
      startDate: '2025-01-01',
      endDate: '2027-12-31',
      keywords: 'A-00',
    },
  }),
  'orders.setItemStatus': ({ ownOrderItem }) => ({
    params: { id: ownOrderItem },
    body: { status: 'approved', from: undefined },
  }),
};
