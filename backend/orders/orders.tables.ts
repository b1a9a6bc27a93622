/** Orders with their lines, answers and events, and the organisation's invoices and payments. */
import type { Delivery } from '#schema/orders/orders.shapes.ts';
import type { invoiceStates, OrderState, paymentStates } from '#schema/orders/orders.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const orders = table(
  'orders',
  {
    /** Counted from 1 in the organisation. */
    serial: int(),
    userId: text(),
    /** Derived from the lines by `orderStateOf`. */
    status: text<OrderState>(),
    totalPoints: int(),
    refundedPoints: int(),
    delivery: orNull(json<Delivery>()),
    /** Number and names of lines, folded, for search. */
    fold: text(),
    createdAt: text(),
    updatedAt: text(),
  },
  {
    unique: [['serial']],
    indexes: [['userId', 'createdAt'], ['createdAt'], ['status', 'createdAt']],
  },
);

export const orderItems = table(
  'order_items',
  {
    orderId: text(),
    userId: text(),
    productId: text(),
    providerName: orNull(text()),
    externalProductId: orNull(text()),
    name: text(),
    imageKey: orNull(text()),
    imageUrl: orNull(text()),
    icon: orNull(text()),
    points: int(),
    quantity: int(),
    isDigital: bool(),
    /** Its stock is limited and goes back when the line is cancelled. */
    isCounted: bool(),
    status: text<OrderState>(),
    note: text(),
    trackingCode: orNull(text()),
    /** The transfer of the last payment; a refund reverses it. */
    transferId: text(),
    /** The month (YYYY-MM) whose budget it used; null in rows of older releases. */
    budgetMonth: orNull(text()),
    updatedAt: text(),
  },
  { indexes: [['orderId'], ['productId', 'status'], ['userId', 'status']] },
);

export const orderAnswers = table(
  'order_answers',
  { orderId: text(), itemId: text(), question: text(), answer: text() },
  { indexes: [['orderId'], ['itemId']] },
);

export const orderEvents = table(
  'order_events',
  {
    orderId: text(),
    itemId: orNull(text()),
    status: text<OrderState>(),
    note: text(),
    byId: orNull(text()),
    refunded: int(),
    createdAt: text(),
  },
  { indexes: [['orderId', 'createdAt']] },
);

export const invoices = table(
  'invoices',
  {
    number: text(),
    periodStart: text(),
    periodEnd: text(),
    /** In hundredths of `currency`. */
    cents: int(),
    currency: text(),
    status: text<Exclude<(typeof invoiceStates)[number], 'overdue'>>(),
    issuedAt: text(),
    dueAt: orNull(text()),
  },
  { unique: [['number']], indexes: [['issuedAt']] },
);

export const payments = table(
  'payments',
  {
    invoiceId: orNull(text()),
    cents: int(),
    currency: text(),
    method: orNull(text()),
    status: text<(typeof paymentStates)[number]>(),
    paidAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['createdAt'], ['invoiceId']] },
);
