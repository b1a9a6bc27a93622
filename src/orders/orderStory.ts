/** The timeline of an order: the steps ahead, and the past events. Pure. */
import type { OrderState } from '#schema/orders/orders.rules.ts';
import type { OrderDetail, OrderEvent, OrderItem } from '#schema/orders/orders.shapes.ts';

/** A step of the progress. */
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

/**
 * The steps of an order that is not cancelled. Approval is included only if required, shipping only for
 * physical products. Empty for a cancelled order.
 */
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

/** An event with the line that it concerns. */
export interface Moment {
  readonly event: OrderEvent;
  /** Null for the whole order. */
  readonly item: OrderItem | null;
  /** True for the creation of the order. */
  readonly isFirst: boolean;
}

/** Events, newest first. */
export function momentsOf({ events, items }: Pick<OrderDetail, 'events' | 'items'>): readonly Moment[] {
  return events
    .map((event, index) => ({
      event,
      item: items.find(({ id }) => id === event.itemId) ?? null,
      isFirst: index === 0,
    }))
    .toReversed();
}
