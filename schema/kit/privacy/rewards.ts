/** When rewards for anonymous answers are paid. */

/**
 * How many of `unpaid` people who answered are paid in today's payment: all or nobody. A payment names people, so while
 * the survey is open it names at least `k`; the payment at the close pays the others.
 */
export const payable = (unpaid: number, k: number, isClosed: boolean): number =>
  isClosed || unpaid >= k ? unpaid : 0;
