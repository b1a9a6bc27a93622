/**
 * The states of order lines, their transitions, and the state of a whole order (the specification shows none;
 * contract entity `order_item`).
 */

/** In order of progress; `cancelled` refunds the points. */
export const orderStates = ['pending', 'approved', 'in_progress', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** The states an administrator can set: any other until `delivered`. Leaving `cancelled` takes the points again. */
export const orderSteps = (from: OrderState): readonly OrderState[] =>
  from === 'delivered'
    ? []
    : orderStates.filter((to) => to !== from && !(from === 'cancelled' && to === 'delivered'));

/** Whether the buyer can still cancel a line in this state. */
export const isCancellable = (state: OrderState): boolean => state === 'pending' || state === 'approved';

/** An order has the state of its least advanced line; it is cancelled if all lines are. */
export function orderStateOf(lines: readonly OrderState[]): OrderState {
  return orderStates.find((state) => state !== 'cancelled' && lines.includes(state)) ?? 'cancelled';
}

/** States of an invoice, and of its payments. */
export const invoiceStates = ['open', 'paid', 'overdue', 'void'] as const;
export const paymentStates = ['pending', 'done', 'failed'] as const;
