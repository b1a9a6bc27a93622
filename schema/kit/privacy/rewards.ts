/** When rewards for anonymous answers are paid. */
import { isEnough } from './threshold.ts';

/**
 * Whether people who answered are paid today: all of them or none. `count` is how many of them a payment would name. While
 * the survey is open it names at least `k`; the payment at the close names the others, however few they are.
 */
export const isPayable = (count: number, k: number, isClosed: boolean): boolean =>
  isClosed || isEnough(count, k);
