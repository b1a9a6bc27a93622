/** Delivery addresses and answers in the orders of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { orderAnswers, orderEvents, orderItems, orders } from './orders.tables.ts';

export const deliveriesGone = onPersonRemoved(
  'orders',
  {
    changes: [orders],
    keeps: [
      { tables: [orderItems, orderEvents], because: 'what was bought and paid is counted, under no name' },
    ],
  },
  async ({ store }, { user: { id } }) => {
    const { rows } = await store.list(orders, { where: { userId: id } });
    await store.update(orders, { userId: id }, { delivery: null });
    await store.remove(orderAnswers, { orderId: { in: rows.map((order) => order.id) } });
  },
);
