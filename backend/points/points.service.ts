/** The statement: every line is an entry of the ledger and opens its cause (spec §7 "Points and store"). */
import { pageSize } from '#schema/limits.ts';
import type { pointEndpoints } from '#schema/points/points.endpoints.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { accounts, entries, transfers } from '../ledger/ledger.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../users/users.rules.ts';

type Moved = Row<typeof transfers>;

/** Who stands behind accounts, for transfers that name nobody themselves; none for the organisation. */
async function ownersOf(store: Store, moved: readonly Moved[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(
    moved.flatMap((one) => [
      ...(one.giverId === null ? [one.fromAccount] : []),
      ...(one.takerId === null ? [one.toAccount] : []),
    ]),
  );
  if (ids.size === 0) return new Map();
  const { rows } = await store.list(accounts, { where: { id: { in: [...ids] } } });
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId === '' ? null : ownerId]));
}

/** `transfer purse` → the person's own line that it left in that purse, for the transfers that were taken back. */
async function reversedLines(
  store: Store,
  ownerId: string,
  moved: readonly Moved[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(moved.flatMap((one) => one.reverses ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(entries, { where: { ownerId, transferId: { in: ids } } });
  return new Map(rows.map(({ id, transferId, purse }) => [`${transferId} ${purse}`, id]));
}

export const pointService: Service<typeof pointEndpoints> = {
  async history(context, { query }) {
    const { store, me } = context;
    const where = { ownerId: me.id, ...(query.purse === undefined ? {} : { purse: query.purse }) };
    const at = { page: query.page, perPage: pageSize.default };
    const { items, pagination } = await pageFrom(
      store,
      entries,
      {
        where,
        order: [
          ['createdAt', 'desc'],
          // Lines of one moment as they were written, or what was left would not add up from line to line.
          ['id', 'desc'],
        ],
        with: { transfer: { one: transfers, on: 'transferId' } },
      },
      at,
    );
    const moved = items.flatMap(({ transfer }) => transfer ?? []);
    const owners = await ownersOf(store, moved);
    const other = (transfer: Moved): string | null => {
      const giver = transfer.giverId ?? owners.get(transfer.fromAccount) ?? null;
      return giver === me.id ? (transfer.takerId ?? owners.get(transfer.toAccount) ?? null) : giver;
    };
    const people = await peopleById(
      context,
      moved.flatMap((one) => other(one) ?? []),
    );
    const reversed = await reversedLines(store, me.id, moved);
    return {
      pagination,
      items: items.map(({ transfer, ...entry }) => ({
        id: entry.id,
        purse: entry.purse === 'give' ? 'give' : 'redeem',
        kind: transfer?.kind ?? 'allowance',
        amount: entry.amount,
        balanceAfter: entry.balanceAfter,
        counterpart: transfer === null ? null : (people.get(other(transfer) ?? '') ?? null),
        postId: transfer?.postId ?? null,
        reverses: reversed.get(`${transfer?.reverses} ${entry.purse}`) ?? null,
        createdAt: entry.createdAt,
      })),
    };
  },
};
