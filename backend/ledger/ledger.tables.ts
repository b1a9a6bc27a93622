/** Tables of the double-entry ledger: accounts, transfers, and two or more entries for each transfer. */
import type { MovementKind } from '#schema/points/points.rules.ts';
import { int, orNull, table, text } from '../store/table.ts';

/**
 * `give` and `redeem` belong to a person. The organisation has `issue`, `hold` (points that can still be undone),
 * `budget` (points to distribute) and `store` (payments for products and coupons). Only `issue` may be negative.
 */
export type AccountWallet = 'give' | 'redeem' | OrgWallet;
export type OrgWallet = 'issue' | 'hold' | 'budget' | 'store';

export const accounts = table(
  'accounts',
  {
    /** The person; empty for the organisation, because the unique key needs a value. */
    ownerId: text(),
    purse: text<AccountWallet>(),
    /** Always the sum of the account's entries. */
    balance: int(),
    /** How many entries the account has, which is the number of its newest one. */
    entryCount: int(),
  },
  // All balances of a kind are added up in the index alone.
  { unique: [['ownerId', 'purse']], indexes: [['purse', 'balance']] },
);

export const transfers = table(
  'transfers',
  {
    kind: text<MovementKind>(),
    fromAccount: text(),
    toAccount: text(),
    points: int(),
    /** The people behind the transfer, if an account of the organisation is in between. */
    giverId: orNull(text()),
    takerId: orNull(text()),
    /** The post that caused it. */
    postId: orNull(text()),
    /** The order, redemption or request that caused it, by its kind. */
    sourceId: orNull(text()),
    /** The reason, in the text of the person who decided. */
    note: text(),
    /** The transfer that this one reverses. */
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
    /** The place in the account, from 1 without gaps. `createdAt` is drawn before a booking waits for its turn. */
    number: int(),
    ownerId: text(),
    purse: text<AccountWallet>(),
    /** The kind of its transfer. */
    kind: text<MovementKind>(),
    amount: int(),
    balanceAfter: int(),
    createdAt: text(),
  },
  {
    unique: [
      ['transferId', 'accountId'],
      ['accountId', 'number'],
    ],
    indexes: [['ownerId'], ['ownerId', 'purse', 'number'], ['kind', 'createdAt']],
  },
);
