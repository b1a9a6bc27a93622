/** Points as double entry: accounts, what moved, and the two or more lines of each movement (design §5). */
import type { MovementKind } from '#schema/points/points.rules.ts';
import { int, orNull, table, text } from '../store/table.ts';

/**
 * `give` and `redeem` belong to a person; to the organisation `issue`, `hold` (where points wait while they can be undone),
 * `budget` (what may be distributed) and `store` (what was paid for products and coupons). Only `issue` may be below zero.
 */
export type AccountWallet = 'give' | 'redeem' | OrgWallet;
export type OrgWallet = 'issue' | 'hold' | 'budget' | 'store';

export const accounts = table(
  'accounts',
  {
    /** The person; empty for the organisation, so that the key stays unique. */
    ownerId: text(),
    purse: text<AccountWallet>(),
    /** Always the sum of the account's entries. */
    balance: int(),
  },
  { unique: [['ownerId', 'purse']] },
);

export const transfers = table(
  'transfers',
  {
    kind: text<MovementKind>(),
    fromAccount: text(),
    toAccount: text(),
    points: int(),
    /** Between whom it is, where an account of the organisation stands in between. */
    giverId: orNull(text()),
    takerId: orNull(text()),
    /** The post that caused it. */
    postId: orNull(text()),
    /** The order line's order, the redemption or the request that caused it, by its kind. */
    sourceId: orNull(text()),
    /** Why, in the words of who decided it. */
    note: text(),
    /** The transfer of which this takes back the effect. */
    reverses: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['postId'], ['sourceId'], ['reverses']] },
);

export const entries = table(
  'entries',
  {
    transferId: text(),
    accountId: text(),
    ownerId: text(),
    purse: text<AccountWallet>(),
    /** As of its transfer. */
    kind: text<MovementKind>(),
    amount: int(),
    balanceAfter: int(),
    createdAt: text(),
  },
  {
    unique: [['transferId', 'accountId']],
    indexes: [
      ['ownerId', 'createdAt'],
      ['ownerId', 'purse', 'createdAt'],
      ['kind', 'createdAt'],
      ['accountId'],
    ],
  },
);
