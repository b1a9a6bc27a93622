/** Orders with their lines and their story. */
import * as z from 'zod/mini';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { orderStates } from './orders.rules.ts';

/** Where things that are not digital go. */
export const Delivery = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  phone: z.string().check(z.trim(), z.minLength(6), z.maxLength(30)),
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.description)),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  notes: z._default(z.string().check(z.trim(), z.maxLength(textLength.description)), ''),
});
export type Delivery = z.output<typeof Delivery>;

export const OrderItem = z.object({
  id: Id,
  orderId: Id,
  /** Null once the product is gone. */
  productId: z.nullable(Id),
  providerName: z.nullable(z.string()),
  externalProductId: z.nullable(z.string()),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Name of the category's icon. */
  icon: z.nullable(z.string()),
  /** Price of one as it was paid. */
  points: Points,
  quantity: z.int(),
  isDigital: z.boolean(),
  status: z.enum(orderStates),
  /** The words of the last decision. */
  note: z.string(),
  trackingCode: z.nullable(z.string()),
  updatedAt: Instant,
});
export type OrderItem = z.output<typeof OrderItem>;

export const Order = z.object({
  id: Id,
  number: z.string(),
  user: PublicUser,
  status: z.enum(orderStates),
  totalPoints: Points,
  /** Given back for lines that were cancelled. */
  refundedPoints: Count,
  items: z.array(OrderItem),
  /** The reader can take it back. */
  mayCancel: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Order = z.output<typeof Order>;

/** Something that happened to an order or to one line. */
export const OrderEvent = z.object({
  id: Id,
  /** Null for all of it. */
  itemId: z.nullable(Id),
  status: z.enum(orderStates),
  note: z.string(),
  /** Null where nobody did it. */
  by: z.nullable(PublicUser),
  /** Points that came back with it, or were taken again (negative). */
  refunded: z.int(),
  createdAt: Instant,
});
export type OrderEvent = z.output<typeof OrderEvent>;

export const OrderAnswer = z.object({ id: Id, itemId: Id, question: z.string(), answer: z.string() });
export type OrderAnswer = z.output<typeof OrderAnswer>;

export const OrderDetail = z.extend(Order, {
  delivery: z.nullable(Delivery),
  /** Oldest first. */
  events: z.array(OrderEvent),
});
export type OrderDetail = z.output<typeof OrderDetail>;
