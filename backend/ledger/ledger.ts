/** The ledger: the only code that moves points. Entries are immutable and sum to zero in an organisation. */
import type { MovementKind } from '#schema/points/points.rules.ts';
import { writeFacts, type Happened } from '../facts/write.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { pointsHappened } from './ledger.facts.ts';
import { accounts, entries, transfers, type AccountWallet, type OrgWallet } from './ledger.tables.ts';

export type Account = Row<typeof accounts>;

/** One movement of points; at least 1. */
export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly points: number;
  readonly kind: MovementKind;
  /** The post that caused it. */
  readonly postId: string | null;
  /** The order, redemption or request that caused it. */
  readonly sourceId?: string;
  /** The reason, in the text of the person who decided. */
  readonly note?: string;
  /**
   * The people behind the transfer, if an account of the organisation is in between; by default the owners of the
   * accounts.
   */
  readonly giverId?: string | null;
  readonly takerId?: string | null;
  /** The transfer that this one reverses. */
  readonly reverses?: string;
  /** It belongs to a recognition outside the feed. */
  readonly isPrivate?: boolean;
}

/** An account has too few points for a movement; nothing was moved. */
export class InsufficientPoints extends Error {
  override readonly name = 'InsufficientPoints';
  readonly account: Account;
  constructor(account: Account) {
    super(`account ${account.id} does not hold enough points`);
    this.account = account;
  }
}

/**
 * Accounts of these owners by owner id (the empty id is the organisation); missing accounts are created with balance 0.
 */
export async function accountsOf(
  store: Store,
  owners: readonly string[],
  purse: AccountWallet,
  newId: () => string,
): Promise<ReadonlyMap<string, Account>> {
  const { rows } = await store.list(accounts, { where: { ownerId: { in: owners }, purse } });
  const known = new Map(rows.map((row) => [row.ownerId, row]));
  const missing = [...new Set(owners)].filter((owner) => !known.has(owner));
  if (missing.length === 0) return known;
  const opened = await store.insert(
    accounts,
    missing.map((ownerId) => ({ id: newId(), ownerId, purse, balance: 0, entryCount: 0 })),
  );
  for (const account of opened) known.set(account.ownerId, account);
  return known;
}

/** An account of the organisation; created with balance 0 if it is missing. */
export async function accountOf(store: Store, purse: OrgWallet, newId: () => string): Promise<Account> {
  const account = (await accountsOf(store, [''], purse, newId)).get('');
  if (account === undefined) throw new Error(`the organisation has no account ${purse}`);
  return account;
}

const ownerOf = (account: Account): string | null => (account.ownerId === '' ? null : account.ownerId);

const byId = (one: Account, other: Account): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/**
 * Moves points, all movements or none; accounts are updated in id order. Throws `InsufficientPoints`; only `issue` may
 * go below zero.
 */
export async function move(
  store: Store,
  movements: readonly Movement[],
  draw: {
    readonly newId: () => string;
    readonly at: string;
    /** What happened with the movements and is counted, too; with the organisation's time zone, if it is known. */
    readonly happened?: readonly Happened[];
    readonly timezone?: string;
  },
): Promise<readonly Row<typeof transfers>[]> {
  const touched = new Map<string, { account: Account; delta: number; added: number }>();
  const add = (account: Account, by: number): void => {
    const { delta, added } = touched.get(account.id) ?? { delta: 0, added: 0 };
    touched.set(account.id, { account, delta: delta + by, added: added + 1 });
  };
  for (const { from, to, points } of movements) {
    if (!Number.isSafeInteger(points) || points < 1)
      throw new RangeError(`a movement carries at least one point, not ${points}`);
    if (from.id === to.id) throw new RangeError('a movement needs two accounts');
    add(from, -points);
    add(to, points);
  }
  const running = new Map<string, Pick<Account, 'balance' | 'entryCount'>>();
  for (const { account, delta, added } of [...touched.values()].sort((one, other) =>
    byId(one.account, other.account),
  )) {
    const guard =
      delta < 0 && account.purse !== 'issue'
        ? { id: account.id, balance: { gte: -delta } }
        : { id: account.id };
    const [now] = await store.update(accounts, guard, {
      balance: { inc: delta },
      entryCount: { inc: added },
    });
    if (now === undefined) throw new InsufficientPoints(account);
    running.set(account.id, { balance: now.balance - delta, entryCount: now.entryCount - added });
  }
  const made = movements.map((one) => ({
    id: draw.newId(),
    kind: one.kind,
    fromAccount: one.from.id,
    toAccount: one.to.id,
    points: one.points,
    giverId: one.giverId === undefined ? ownerOf(one.from) : one.giverId,
    takerId: one.takerId === undefined ? ownerOf(one.to) : one.takerId,
    postId: one.postId,
    sourceId: one.sourceId ?? null,
    note: one.note ?? '',
    reverses: one.reverses ?? null,
    createdAt: draw.at,
  }));
  const lines = movements.flatMap((one, index) => {
    const transferId = made[index]?.id ?? '';
    return (
      [
        [one.from, -one.points],
        [one.to, one.points],
      ] as const
    ).map(([account, amount]) => {
      const before = running.get(account.id) ?? { balance: 0, entryCount: 0 };
      const [balanceAfter, number] = [before.balance + amount, before.entryCount + 1];
      running.set(account.id, { balance: balanceAfter, entryCount: number });
      const { id: accountId, ownerId, purse } = account;
      return {
        id: draw.newId(),
        transferId,
        accountId,
        number,
        ownerId,
        purse,
        kind: one.kind,
        amount,
        balanceAfter,
        createdAt: draw.at,
      };
    });
  });
  await store.insert(transfers, made);
  await store.insert(entries, lines);
  const counted = lines.map((entry, index) => {
    const [{ isPrivate = false } = {}, transfer] = [movements[index >> 1], made[index >> 1]];
    return { entry, otherId: transfer?.takerId ?? transfer?.giverId ?? null, isPrivate };
  });
  const happened = [...pointsHappened(counted), ...(draw.happened ?? [])];
  await writeFacts(store, happened, draw.newId, draw.timezone);
  return made;
}
