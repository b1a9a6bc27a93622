/** How orders go on: the states of a line, what can follow, and what an order is as the sum of its lines (the specification shows none; contract entity `order_item`). */

/** In the order in which they are reached; `cancelled` gives the points back. */
export const orderStates = ['pending', 'approved', 'in_progress', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** What administrators may make of a line: anything else, until it is delivered. Back from `cancelled` takes the points again. */
export const orderSteps = (from: OrderState): readonly OrderState[] =>
  from === 'delivered'
    ? []
    : orderStates.filter((to) => to !== from && !(from === 'cancelled' && to === 'delivered'));

/** Lines that their buyer can still take back. */
export const isCancellable = (state: OrderState): boolean => state === 'pending' || state === 'approved';

/** An order stands where the line stands that is least far; it is cancelled when all of it is. */
export function orderStateOf(lines: readonly OrderState[]): OrderState {
  return orderStates.find((state) => state !== 'cancelled' && lines.includes(state)) ?? 'cancelled';
}

/** What becomes of a bill, and of what was paid for it. */
export const invoiceStates = ['open', 'paid', 'overdue', 'void'] as const;
export const paymentStates = ['pending', 'done', 'failed'] as const;
