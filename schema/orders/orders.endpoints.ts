/** Calls about orders and about the organisation's invoices (spec §7 "Orders"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Day, Id, Instant, Keywords, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { invoiceStates, orderStates, paymentStates } from './orders.rules.ts';
import { Order, OrderAnswer, OrderDetail, OrderItem } from './orders.shapes.ts';

const use = { can: 'store.use', module: 'catalog' } as const;
const manage = { can: 'store.manage', module: 'catalog' } as const;
const bills = { can: 'billing.see', module: 'invoices' } as const;
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));

/** An invoice of the platform to the organisation. */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  periodStart: Day,
  periodEnd: Day,
  /** In `currency`, with two decimals. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** `overdue` if the due date has passed without payment. */
  status: z.enum(invoiceStates),
  issuedAt: Day,
  dueAt: z.nullable(Day),
});
export type Invoice = z.output<typeof Invoice>;

export const Payment = z.object({
  id: Id,
  invoiceNumber: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
  method: z.nullable(z.string()),
  status: z.enum(paymentStates),
  paidAt: z.nullable(Instant),
});
export type Payment = z.output<typeof Payment>;

export const orderEndpoints = endpoints({
  /** The caller's own orders, newest first. */
  orders: {
    route: 'GET /orders',
    query: z.object({ page: PageNumber }),
    reply: page(Order),
    ...use,
    origin: 'spec',
  },
  /** The caller's own order; an administrator can open any order. */
  order: { route: 'GET /orders/{id}', reply: OrderDetail, ...use, origin: 'spec' },
  answers: { route: 'GET /orders/answers/{id}', reply: z.array(OrderAnswer), ...use, origin: 'spec' },
  /** Cancels the caller's whole order while no line is being processed (409 otherwise). */
  cancel: { route: 'POST /orders/{id}/cancel', reply: OrderDetail, ...use, origin: 'ours' },
  orgOrders: {
    route: 'POST /org/orders',
    body: z.object({
      page: PageNumber,
      status: z.optional(z.enum(orderStates)),
      userId: z.optional(Id),
      startDate: z.optional(Day),
      endDate: z.optional(Day),
      /** Searches the order number and the names of its lines. */
      keywords: Keywords,
    }),
    reply: page(Order),
    ...manage,
    kind: 'read',
    origin: 'spec',
  },
  /**
   * `cancelled` refunds the points of the line. A later state takes them again; 409 `conflict` if the buyer lacks
   * the points or the stock is gone.
   */
  setItemStatus: {
    route: 'PATCH /order_item/{id}/status',
    body: z.object({
      status: z.enum(orderStates),
      /** The state the administrator saw; refused with `conflict` if the state has changed since. */
      from: z.optional(z.enum(orderStates)),
      note: z.optional(Words),
      trackingCode: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name)))),
    }),
    reply: OrderItem,
    ...manage,
    origin: 'spec',
  },
  invoices: {
    route: 'GET /invoices',
    query: z.object({ page: PageNumber }),
    reply: page(Invoice),
    ...bills,
    origin: 'spec',
  },
  payments: {
    route: 'GET /payments',
    query: z.object({ page: PageNumber }),
    reply: page(Payment),
    ...bills,
    origin: 'spec',
  },
});
