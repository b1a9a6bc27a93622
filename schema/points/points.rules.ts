/** The words of points: purses, kinds of movements, and what they come from (design §5). */

/** The two purses of a person: to give (renews) and to redeem (kept). */
export const purses = ['give', 'redeem'] as const;
export type Wallet = (typeof purses)[number];

/** Why points moved. A reversal carries the kind of what it takes back. `distribute` moves what administrators may hand out and is on nobody's statement. */
export const movementKinds = [
  'allowance',
  'recognition',
  'boost',
  'badge',
  'referral',
  'extra',
  'transfer',
  'request',
  'expiry',
  'purchase',
  'coupon',
  'distribute',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a line of the statement opens. */
export const causeKinds = ['post', 'order', 'redemption', 'request'] as const;
export type CauseKind = (typeof causeKinds)[number];

/** Where requests for points stand. */
export const requestStates = ['pending', 'approved', 'rejected'] as const;
export type RequestState = (typeof requestStates)[number];

/** Kinds that spend what was earned: a level counts what came in beside them. */
export const spendingKinds = ['purchase', 'coupon'] as const satisfies readonly MovementKind[];
