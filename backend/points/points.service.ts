/** The statement: every line is an entry of the ledger and opens its cause (spec §7 "Points and store"). */
import { pageSize } from '#schema/limits.ts';
import type { pointEndpoints } from '#schema/points/points.endpoints.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { accounts, entries, transfers } from '../ledger/ledger.tables.ts';
import { peopleById } from '../users/users.rules.ts';

export const pointService: Service<typeof pointEndpoints> = {
  async history({ store, me }, { query }) {
    const where = { ownerId: me.id, ...(query.purse === undefined ? {} : { purse: query.purse }) };
    const at = { page: query.page, perPage: pageSize.default };
    const { items, pagination } = await pageFrom(
      store,
      entries,
      { where, order: [['createdAt', 'desc']], with: { transfer: { one: transfers, on: 'transferId' } } },
      at,
    );
    const others = items.map(({ accountId, transfer }) =>
      transfer?.fromAccount === accountId ? transfer.toAccount : (transfer?.fromAccount ?? ''),
    );
    const { rows: known } =
      others.length === 0 ? { rows: [] } : await store.list(accounts, { where: { id: { in: others } } });
    const ownerOf = new Map(known.map((account) => [account.id, account.ownerId]));
    const people = await peopleById(
      store,
      known.map((account) => account.ownerId).filter((id) => id !== ''),
    );
    return {
      pagination,
      items: items.map((entry, index) => ({
        id: entry.id,
        purse: entry.purse === 'give' ? 'give' : 'redeem',
        kind: entry.transfer?.kind ?? 'allowance',
        amount: entry.amount,
        balanceAfter: entry.balanceAfter,
        counterpart: people.get(ownerOf.get(others[index] ?? '') ?? '') ?? null,
        postId: entry.transfer?.postId ?? null,
        reverses: entry.transfer?.reverses ?? null,
        createdAt: entry.createdAt,
      })),
    };
  },
};
