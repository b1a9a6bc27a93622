/** The story of an order as a reader follows it: the steps ahead, and what happened with whose hand; pure. */
import type { OrderState } from '#schema/orders/orders.rules.ts';
import type { OrderDetail, OrderEvent, OrderItem } from '#schema/orders/orders.shapes.ts';

/** A step of the way. */
export interface Step {
  readonly state: OrderState;
  readonly is: 'done' | 'now' | 'ahead';
}

const way = [
  'pending',
  'approved',
  'in_progress',
  'sent',
  'delivered',
] as const satisfies readonly OrderState[];

/** The way of what is not cancelled; approval stands on it only where it is waited for, sending only where something is sent. Empty for an order that is cancelled. */
export function stepsOf({
  status,
  items,
  events,
}: Pick<OrderDetail, 'status' | 'items' | 'events'>): readonly Step[] {
  if (status === 'cancelled') return [];
  const seen = new Set([status, ...events.map((event) => event.status)]);
  const isSent = items.some((one) => one.status !== 'cancelled' && !one.isDigital);
  const steps = way.filter(
    (state) =>
      (state !== 'pending' || seen.has('pending')) && (state !== 'sent' || isSent || status === 'sent'),
  );
  const at = steps.indexOf(status);
  return steps.map((state, index) => ({
    state,
    is: index < at || status === 'delivered' ? 'done' : index === at ? 'now' : 'ahead',
  }));
}

/** Something that happened, with the line it happened to. */
export interface Moment {
  readonly event: OrderEvent;
  /** Null for all of the order. */
  readonly item: OrderItem | null;
  /** That it was made. */
  readonly isFirst: boolean;
}

/** What happened, newest first. */
export function momentsOf({ events, items }: Pick<OrderDetail, 'events' | 'items'>): readonly Moment[] {
  return events
    .map((event, index) => ({
      event,
      item: items.find(({ id }) => id === event.itemId) ?? null,
      isFirst: index === 0,
    }))
    .toReversed();
}
