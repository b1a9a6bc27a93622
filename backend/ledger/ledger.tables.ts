/** Points as double entry: accounts, what moved, and the two or more lines of each movement (design §5). */
import type { MovementKind } from '#schema/points/points.endpoints.ts';
import { int, orNull, table, text } from '../store/table.ts';

/** `give` and `redeem` belong to a person; `issue` and `hold`, where points wait while they can be undone, to the organisation. */
export type AccountPurse = 'give' | 'redeem' | 'issue' | 'hold';

export const accounts = table(
  'accounts',
  {
    /** The person; empty for the organisation, so that the key stays unique. */
    ownerId: text(),
    purse: text<AccountPurse>(),
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
    /** The transfer of which this takes back the effect. */
    reverses: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['postId']] },
);

export const entries = table(
  'entries',
  {
    transferId: text(),
    accountId: text(),
    ownerId: text(),
    purse: text<AccountPurse>(),
    amount: int(),
    balanceAfter: int(),
    createdAt: text(),
  },
  {
    unique: [['transferId', 'accountId']],
    indexes: [['ownerId', 'createdAt'], ['ownerId', 'purse', 'createdAt'], ['accountId']],
  },
);
