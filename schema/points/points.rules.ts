/** Codes of points: the balances of a wallet, kinds of movements, and their causes. */

/** The two balances of a wallet: to give (renewed monthly) and to redeem (permanent). */
export const purses = ['give', 'redeem'] as const;
export type Wallet = (typeof purses)[number];

/**
 * Why points moved. A reversal has the kind of the reversed movement. `distribute` moves the budget of
 * administrators and appears on no statement.
 */
export const movementKinds = [
  'allowance',
  'recognition',
  'boost',
  'badge',
  'referral',
  'participation',
  'task',
  'challenge',
  'event',
  'program',
  'extra',
  'transfer',
  'request',
  'expiry',
  'purchase',
  'coupon',
  'distribute',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Kinds of items that a statement line can open. */
export const causeKinds = ['post', 'order', 'redemption', 'request'] as const;
export type CauseKind = (typeof causeKinds)[number];

/** States of a request for points. */
export const requestStates = ['pending', 'approved', 'rejected'] as const;
export type RequestState = (typeof requestStates)[number];

/** Kinds that spend earned points; levels ignore them. */
export const spendingKinds = ['purchase', 'coupon'] as const satisfies readonly MovementKind[];
