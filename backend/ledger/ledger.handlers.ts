/** The points of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { accountOf, move } from './ledger.ts';
import { accounts, entries, transfers } from './ledger.tables.ts';

/** Returns both balances to the `issue` account. */
export const walletsEmptied = onPersonRemoved(
  'ledger',
  {
    changes: [accounts],
    keeps: [{ tables: [transfers, entries], because: 'the book stays complete, and names nobody but by id' }],
  },
  async ({ store, newId, at }, { user }) => {
    const { rows } = await store.list(accounts, { where: { ownerId: user.id } });
    const issue = await accountOf(store, 'issue', newId);
    const movements = rows
      .filter(({ balance }) => balance > 0)
      .map((from) => ({ from, to: issue, points: from.balance, kind: 'expiry' as const, postId: null }));
    if (movements.length > 0) await move(store, movements, { newId, at });
  },
);
