/** Places an order: moves the points, stores the lines and the first event. */
import type { Delivery } from '#schema/orders/orders.shapes.ts';
import { orderStateOf } from '#schema/orders/orders.rules.ts';
import { permissions } from '#schema/permissions.ts';
import type { products } from '../stock/catalog.tables.ts';
import type { Context } from '../http/context.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { leaveNotices } from '../notifications/notices.ts';
import type { Row } from '../store/table.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import { orderAnswers, orderEvents, orderItems, orders } from './orders.tables.ts';
import { orderNumber } from './orders.views.ts';
import { payStore } from './paying.ts';
import { orderMail } from './orders.mails.ts';

/** A bought line; its stock is already taken. */
export interface PlacedLine {
  readonly product: Row<typeof products> & {
    readonly providerName: string | null;
    /** Name of the category's icon. */
    readonly icon: string | null;
  };
  readonly quantity: number;
  readonly externalProductId: string | null;
  /** The stock was reduced, and goes back when the line is cancelled. */
  readonly isCounted: boolean;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Creates the caller's order and returns its id; 409 if the balance is too low. The calling code takes stock and
 * budget.
 */
export async function placeOrder(
  context: Context,
  {
    lines,
    delivery,
    budgetMonth,
  }: {
    readonly lines: readonly PlacedLine[];
    readonly delivery: Delivery | null;
    /** The month whose budget was taken. */
    readonly budgetMonth: string;
  },
): Promise<string> {
  const { store, me, newId, at } = context;
  const id = newId();
  const prices = lines.map(({ product, quantity }) => product.points * quantity);
  const paid = await payStore(context, { userId: me.id, sourceId: id, kind: 'purchase' }, prices);
  const items = lines.map(({ product, quantity, externalProductId, isCounted, answers }, index) => ({
    row: {
      id: newId(),
      orderId: id,
      userId: me.id,
      productId: product.id,
      providerName: product.providerName,
      externalProductId,
      name: product.name,
      imageKey: product.imageKey,
      imageUrl: product.imageUrl,
      icon: product.icon,
      points: product.points,
      quantity,
      isDigital: product.isDigital,
      isCounted,
      status: product.needsApproval ? ('pending' as const) : ('approved' as const),
      note: '',
      trackingCode: null,
      transferId: paid[index] ?? '',
      budgetMonth,
      updatedAt: at,
    },
    answers,
  }));
  const status = orderStateOf(items.map(({ row }) => row.status));
  const {
    rows: [last],
  } = await store.list(orders, { order: [['serial', 'desc']], limit: 1 });
  const serial = (last?.serial ?? 0) + 1;
  await store.insert(orders, [
    {
      id,
      serial,
      userId: me.id,
      status,
      totalPoints: prices.reduce((sum, price) => sum + price, 0),
      refundedPoints: 0,
      delivery,
      fold: fold([orderNumber(serial), ...lines.map(({ product }) => product.name)].join(' ')),
      createdAt: at,
      updatedAt: at,
    },
  ]);
  await store.insert(
    orderItems,
    items.map(({ row }) => row),
  );
  await store.insert(
    orderAnswers,
    items.flatMap(({ row, answers }) =>
      answers.map((one) => ({
        id: newId(),
        orderId: id,
        itemId: row.id,
        question: one.question,
        answer: one.answer,
      })),
    ),
  );
  await store.insert(orderEvents, [
    {
      id: newId(),
      orderId: id,
      itemId: null,
      status,
      note: '',
      byId: me.id,
      refunded: 0,
      createdAt: at,
    },
  ]);
  if (items.some(({ row }) => row.status === 'pending')) {
    await notifyDeciders(context, id);
    await notifiedByMail(context, orderMail, { person: me, number: orderNumber(serial) });
  }
  return id;
}

/** Notifies all people who decide about orders, except the buyer. */
async function notifyDeciders(context: Context, orderId: string): Promise<void> {
  const { rows } = await context.store.list(users, {
    where: {
      userType: { in: permissions['store.manage'] },
      active: true,
      id: { ne: context.me.id },
    },
  });
  await leaveNotices(context, {
    to: rows.map(({ id }) => id),
    kind: 'order',
    actorId: context.me.id,
    postId: null,
    sourceId: orderId,
  });
}
