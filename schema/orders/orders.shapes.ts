/** Orders with their lines and their history. */
import * as z from 'zod/mini';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { orderStates } from './orders.rules.ts';

/** Delivery address of products that are not digital. */
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
  /** Null if the product is gone. */
  productId: z.nullable(Id),
  providerName: z.nullable(z.string()),
  externalProductId: z.nullable(z.string()),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Icon name of the category. */
  icon: z.nullable(z.string()),
  /** Unit price paid. */
  points: Points,
  quantity: z.int(),
  isDigital: z.boolean(),
  status: z.enum(orderStates),
  /** The note of the last decision. */
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
  /** Points refunded for cancelled lines. */
  refundedPoints: Count,
  items: z.array(OrderItem),
  /** The reader can cancel it. */
  mayCancel: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Order = z.output<typeof Order>;

/** An event of an order or of one line. */
export const OrderEvent = z.object({
  id: Id,
  /** Null for the whole order. */
  itemId: z.nullable(Id),
  status: z.enum(orderStates),
  note: z.string(),
  /** Who caused it; null for an automatic event. */
  by: z.nullable(PublicUser),
  /** Refunded points; negative if points were taken again. */
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
