/** When rewards for anonymous answers are paid. */

/**
 * How many people are paid in today's payment, of those who answered and whom a payment would name: all or nobody. While
 * the survey is open it names at least `k`; the payment at the close pays the others, however few they are.
 */
export const payable = (unpaid: number, k: number, isClosed: boolean): number =>
  isClosed || unpaid >= k ? unpaid : 0;
