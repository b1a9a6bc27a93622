/**
 * Effects of decisions on lines of an order: a cancelled line returns points, stock and budget; a restored line takes
 * them again.
 */
import { orderStateOf, type OrderState } from '#schema/orders/orders.rules.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import { giveBudgetBack, takeBudget } from '../stock/budget.ts';
import { products } from '../stock/catalog.tables.ts';
import { giveStockBack, takeStock } from '../stock/stock.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accountsOf } from '../ledger/ledger.ts';
import { transfers } from '../ledger/ledger.tables.ts';
import { monthOf } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Change, Store } from '../store/port.ts';
import { users } from '../people/users.tables.ts';
import { orderEvents, orderItems, orders } from './orders.tables.ts';
import type { ItemRow, OrderRow } from './orders.views.ts';
import { payStore, refundStore, type Bill } from './paying.ts';

/** Texts of a decision; omitted fields stay. */
export type ItemWords = Pick<Change<ItemRow>, 'note' | 'trackingCode'>;

/** The price of a line. */
export const priceOf = ({ points, quantity }: Pick<ItemRow, 'points' | 'quantity'>): number =>
  points * quantity;

const billOf = ({ id, userId }: OrderRow): Bill => ({ userId, sourceId: id, kind: 'purchase' });

/** Changes a line if its status is still the one that was read; throws 409 otherwise. */
export async function stepLine(
  { store, language, at }: Context,
  { id, status: from }: ItemRow,
  change: Change<ItemRow>,
): Promise<ItemRow> {
  const [changed] = await store.update(orderItems, { id, status: from }, { ...change, updatedAt: at });
  if (changed === undefined) throw domainError('conflict', language);
  return changed;
}

/** The month whose budget a line used; lines of older releases tell only when they were paid. */
async function budgetMonthOf(store: Store, { budgetMonth, transferId }: ItemRow): Promise<string> {
  if (budgetMonth !== null) return budgetMonth;
  const { rows } = await store.list(transfers, { where: { id: transferId } });
  return monthOf(rows[0]?.createdAt ?? '', await timezoneOf(store));
}

/** Cancels lines: each price is refunded with a transfer that reverses the payment. Returns the refunded points. */
export async function cancelLines(
  context: Context,
  order: OrderRow,
  items: readonly ItemRow[],
  words: ItemWords = {},
): Promise<number> {
  const { store } = context;
  for (const item of items) await stepLine(context, item, { ...words, status: 'cancelled' });
  const paid = items.map((item) => ({ transferId: item.transferId, points: priceOf(item) }));
  await refundStore(context, billOf(order), paid);
  for (const { isCounted, productId, quantity } of items)
    if (isCounted) await giveStockBack(store, productId, quantity);
  for (const item of items) await giveBudgetBack(store, await budgetMonthOf(store, item), priceOf(item));
  publishToPages(context, 'points.moved', null, [order.userId]);
  return paid.reduce((sum, { points }) => sum + points, 0);
}

/** Restores a cancelled line: it is paid again, and takes stock and budget again; 409 names the missing one. */
export async function restoreLine(
  context: Context,
  order: OrderRow,
  item: ItemRow,
  to: OrderState,
  words: ItemWords,
): Promise<ItemRow> {
  const { store, newId, language } = context;
  const refuse = (code: ReasonCode, params: ReasonParams = {}): Error =>
    domainError('conflict', language, [reason('status', code, language, params)]);
  const need = priceOf(item);
  const { rows: people } = await store.list(users, { where: { id: order.userId } });
  const buyer = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('');
  const have = (await accountsOf(store, [order.userId], 'redeem', newId)).get(order.userId)?.balance ?? 0;
  if (have < need) throw refuse('buyer_points_insufficient', { name: buyer, have, need });
  const { rows: found } = await store.list(products, { where: { id: item.productId } });
  const stock = found[0] === undefined ? 0 : found[0].stock;
  if (!(await takeStock(store, item.productId, item.quantity)))
    throw refuse('product_stock', { name: item.name, have: stock ?? 0, need: item.quantity });
  const budgetMonth = await takeBudget(context, need);
  if (budgetMonth === null) throw refuse('redeem_budget');
  const [transferId = ''] = await payStore(context, billOf(order), [need]);
  const isCounted = stock !== null;
  const changed = await stepLine(context, item, { ...words, status: to, transferId, budgetMonth, isCounted });
  publishToPages(context, 'points.moved', null, [order.userId]);
  return changed;
}

/** Records a step of the order: the state derived from its lines, the refund, and an event. */
export async function recordStep(
  { store, me, newId, at }: Context,
  { id }: OrderRow,
  event: {
    readonly itemId: string | null;
    readonly status: OrderState;
    readonly note: string;
    readonly refunded: number;
  },
): Promise<void> {
  const { rows } = await store.list(orderItems, { where: { orderId: id } });
  await store.update(
    orders,
    { id },
    {
      status: orderStateOf(rows.map(({ status }) => status)),
      refundedPoints: { inc: event.refunded },
      updatedAt: at,
    },
  );
  await store.insert(orderEvents, [{ id: newId(), orderId: id, byId: me.id, createdAt: at, ...event }]);
}

/**
 * Whether the buyer cancelled the line; then only the buyer may restore it, because a restored line costs points again.
 */
export async function tookItBack(
  { store }: Context,
  { id, userId }: OrderRow,
  itemId: string,
): Promise<boolean> {
  const {
    rows: [last],
  } = await store.list(orderEvents, {
    where: { orderId: id, status: 'cancelled', or: [{ itemId: null }, { itemId }] },
    order: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
    limit: 1,
  });
  return last?.byId === userId;
}
