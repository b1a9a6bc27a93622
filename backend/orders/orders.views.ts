/** Views of orders: lines and buyer, and the events of a single order. */
import { isCancellable } from '#schema/orders/orders.rules.ts';
import type { Order, OrderDetail, OrderItem } from '#schema/orders/orders.shapes.ts';
import { may } from '#schema/permissions.ts';
import { products } from '../stock/catalog.tables.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { orderEvents, orderItems, orders } from './orders.tables.ts';

export type OrderRow = Row<typeof orders>;
export type ItemRow = Row<typeof orderItems>;
type Pictures = ReadonlyMap<string, Pick<Row<typeof products>, 'imageKey' | 'imageUrl'>>;

/** The displayed number of an order. */
export const orderNumber = (serial: number): string => `A-${String(serial).padStart(6, '0')}`;

/** Relations that are loaded with an order: its lines. */
export const withItems = { items: { many: orderItems, on: 'orderId', order: [['id', 'asc']] } } as const;

/** Current pictures of products; a product's old picture is deleted when it is replaced. */
async function picturesOf({ store }: Pick<Context, 'store'>, items: readonly ItemRow[]): Promise<Pictures> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const { rows } = await store.list(products, { where: { id: { in: ids } } });
  return new Map(rows.map((row) => [row.id, row]));
}

async function itemView(
  { linkTo }: Pick<Context, 'linkTo'>,
  { userId: _buyer, imageKey, imageUrl, isCounted: _counted, transferId: _paid, ...item }: ItemRow,
  pictures: Pictures,
): Promise<OrderItem> {
  const shown = pictures.get(item.productId) ?? { imageKey, imageUrl };
  return { ...item, imageUrl: shown.imageKey === null ? shown.imageUrl : await linkTo(shown.imageKey) };
}

/** The view of a line. */
export const orderItemView = async (context: Context, item: ItemRow): Promise<OrderItem> =>
  itemView(context, item, await picturesOf(context, [item]));

/** Whether the buyer can cancel an order with these lines. */
export const mayTakeBack = (items: readonly Pick<ItemRow, 'status'>[]): boolean => {
  const standing = items.filter(({ status }) => status !== 'cancelled');
  return standing.length > 0 && standing.every(({ status }) => isCancellable(status));
};

/** Views of orders, in a constant number of reads. */
export async function orderViews(
  context: Pick<Context, 'store' | 'me' | 'linkTo'>,
  rows: readonly (OrderRow & { readonly items: readonly ItemRow[] })[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const pictures = await picturesOf(
    context,
    rows.flatMap(({ items }) => items),
  );
  return Promise.all(
    rows.map(async ({ serial, userId, items, delivery: _delivery, fold: _fold, ...order }) => {
      const user = people.get(userId);
      if (user === undefined) throw new Error(`order ${order.id} has no buyer`);
      return {
        ...order,
        number: orderNumber(serial),
        user,
        items: await Promise.all(items.map((item) => itemView(context, item, pictures))),
        mayCancel: userId === context.me.id && mayTakeBack(items),
      };
    }),
  );
}

/**
 * An order with its lines that the caller may open: the caller's own, or any for administrators; throws 404 otherwise.
 */
export async function openedOrder(
  { store, me, language }: Context,
  id: string,
): Promise<OrderRow & { readonly items: readonly ItemRow[] }> {
  const {
    rows: [order],
  } = await store.list(orders, { where: { id }, with: withItems });
  if (order === undefined || (order.userId !== me.id && !may(me.userType, 'store.manage')))
    throw domainError('not_found', language);
  return order;
}

/**
 * An order with its events; throws 404 if it is unknown, or belongs to another person and the caller does not manage
 * the store.
 */
export async function orderDetailOf(context: Context, id: string): Promise<OrderDetail> {
  const row = await openedOrder(context, id);
  const [order] = await orderViews(context, [row]);
  if (order === undefined) throw domainError('not_found', context.language);
  const { rows: events } = await context.store.list(orderEvents, {
    where: { orderId: id },
    order: [['id', 'asc']],
  });
  const people = await peopleById(
    context,
    events.flatMap(({ byId }) => byId ?? []),
  );
  return {
    ...order,
    delivery: row.delivery,
    events: events.map(({ orderId: _order, byId, ...event }) => ({
      ...event,
      by: people.get(byId ?? '') ?? null,
    })),
  };
}
