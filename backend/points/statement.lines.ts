/** Converts entries of the ledger to statement lines for their owner. */
import type { CauseKind } from '#schema/points/points.rules.ts';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import type { Context } from '../http/context.ts';
import { accounts, entries, transfers } from '../ledger/ledger.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';

export type Moved = Row<typeof transfers>;
export type Entry = Row<typeof entries>;

/** An entry with its transfer. */
export type Line = Entry & { readonly transfer: Moved | null };

/** Relations that are loaded with entries. */
export const withTransfer = { transfer: { one: transfers, on: 'transferId' } } as const;

/**
 * The order of booking, so that the balances are consistent from line to line. `createdAt` is drawn when a call arrives,
 * which may be in another order. Numbers belong to one account; ids are drawn inside the transaction.
 */
export const newestFirst = (purse: Entry['purse'] | undefined) =>
  [[purse === undefined ? 'id' : 'number', 'desc']] as const;

/** Owners of accounts, for transfers that name no people; null for the organisation. */
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

/** The other side of entries, in one read; the result depends on the owner of the entry. */
export async function counterpartsOf(
  store: Store,
  lines: readonly Line[],
): Promise<(line: Line) => string | null> {
  const owners = await ownersOf(
    store,
    lines.flatMap(({ transfer }) => transfer ?? []),
  );
  return ({ transfer, ownerId }) => {
    if (transfer === null) return null;
    const giver = transfer.giverId ?? owners.get(transfer.fromAccount) ?? null;
    return giver === ownerId ? (transfer.takerId ?? owners.get(transfer.toAccount) ?? null) : giver;
  };
}

/** `transfer purse` → the person's own entry of that transfer and purse, for transfers that were reversed. */
async function reversedLines(
  store: Store,
  ownerId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lines.flatMap(({ transfer }) => transfer?.reverses ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(entries, { where: { ownerId, transferId: { in: ids } } });
  return new Map(rows.map(({ id, transferId, purse }) => [`${transferId} ${purse}`, id]));
}

const sources: Readonly<Partial<Record<Moved['kind'], CauseKind>>> = {
  purchase: 'order',
  coupon: 'redemption',
  request: 'request',
};

/** The cause of a transfer, as a link target. */
export function causeOf({ kind, postId, sourceId }: Moved): StatementLine['cause'] {
  if (postId !== null) return { kind: 'post', id: postId };
  const source = sources[kind];
  return source === undefined || sourceId === null ? null : { kind: source, id: sourceId };
}

/** Lines of the reader's own statement, in a constant number of reads. */
export async function statementOf(
  context: Pick<Context, 'store' | 'linkTo' | 'me'>,
  lines: readonly Line[],
): Promise<StatementLine[]> {
  const { store, me } = context;
  const other = await counterpartsOf(store, lines);
  const people = await peopleById(
    context,
    lines.flatMap((line) => other(line) ?? []),
  );
  const reversed = await reversedLines(store, me.id, lines);
  return lines.map((line) => ({
    id: line.id,
    purse: line.purse === 'give' ? 'give' : 'redeem',
    kind: line.kind,
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    counterpart: people.get(other(line) ?? '') ?? null,
    cause: line.transfer === null ? null : causeOf(line.transfer),
    note: line.transfer?.note ?? '',
    reverses: reversed.get(`${line.transfer?.reverses} ${line.purse}`) ?? null,
    createdAt: line.createdAt,
  }));
}
