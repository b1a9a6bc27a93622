/**
 * The points of a year as double entry: every balance is the sum of its lines, and lines are in chronological
 * order.
 */
import { accounts, entries, transfers, type AccountWallet } from '#backend/ledger/ledger.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { MovementKind } from '#schema/points/points.rules.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

/** Points that administrators leave in the budget. */
const reserve = 1_500;

/** An account with its current balance. */
export interface Account {
  readonly id: string;
  readonly ownerId: string;
  readonly purse: AccountWallet;
  balance: number;
  entryCount: number;
}

/** A movement and its cause. */
export interface Move {
  readonly from: Account;
  readonly to: Account;
  /** At least 1. */
  readonly points: number;
  readonly kind: MovementKind;
  readonly postId: string | null;
  /** The order, redemption or request that caused the movement. */
  readonly sourceId?: string;
  readonly note?: string;
  readonly at: number;
  /** The giver and the receiver, if an account of the organisation is in between. */
  readonly giverId?: string;
  readonly takerId?: string;
  /** The transfer that this movement reverses. */
  readonly reverses?: string;
}

/** The ledger; movements must be added in chronological order. */
export interface Ledger {
  readonly issue: Account;
  readonly hold: Account;
  /** The budget of administrators, and the account that receives payments for products and coupons. */
  readonly budget: Account;
  readonly store: Account;
  /** Wallets of people who take part in points. */
  readonly give: ReadonlyMap<Person, Account>;
  readonly redeem: ReadonlyMap<Person, Account>;
  /** Writes a movement and returns its id. */
  readonly move: (move: Move) => string;
  /** Distributes points from the budget; raises the budget first if less than the reserve would remain. */
  readonly grant: (grant: Omit<Move, 'from' | 'postId'>) => void;
  /** All rows, available after the year was played. */
  readonly rows: () => RowsByTable;
}

/** Opens the accounts. */
export function openLedger({ newId }: Plan, people: readonly Person[]): Ledger {
  const open = (ownerId: string, purse: AccountWallet): Account => ({
    id: newId('accounts'),
    ownerId,
    purse,
    balance: 0,
    entryCount: 0,
  });
  const [issue, hold, budget, store] = [
    open('', 'issue'),
    open('', 'hold'),
    open('', 'budget'),
    open('', 'store'),
  ];
  const takers = people.filter(({ takesPoints }) => takesPoints);
  const give = new Map(takers.map((person) => [person, open(person.id, 'give')]));
  const redeem = new Map(takers.map((person) => [person, open(person.id, 'redeem')]));
  const moved: Row<typeof transfers>[] = [];
  const lines: Row<typeof entries>[] = [];

  const write = (
    account: Account,
    {
      transferId,
      kind,
      amount,
      createdAt,
    }: Pick<Row<typeof entries>, 'transferId' | 'kind' | 'amount' | 'createdAt'>,
  ): void => {
    account.balance += amount;
    account.entryCount += 1;
    lines.push({
      id: newId('entries'),
      transferId,
      accountId: account.id,
      number: account.entryCount,
      ownerId: account.ownerId,
      purse: account.purse,
      kind,
      amount,
      balanceAfter: account.balance,
      createdAt,
    });
  };
  const move = (one: Move): string => {
    const { from, to, points, kind, postId, at, giverId = null, takerId = null, reverses = null } = one;
    const id = newId('transfers');
    const createdAt = instant(at);
    moved.push({
      id,
      kind,
      fromAccount: from.id,
      toAccount: to.id,
      points,
      giverId,
      takerId,
      postId,
      sourceId: one.sourceId ?? null,
      note: one.note ?? '',
      reverses,
      createdAt,
    });
    write(from, { transferId: id, kind, amount: -points, createdAt });
    write(to, { transferId: id, kind, amount: points, createdAt });
    return id;
  };
  return {
    issue,
    hold,
    budget,
    store,
    give,
    redeem,
    move,
    grant(one) {
      const lacking = one.points + reserve - budget.balance;
      if (lacking > 0)
        move({ from: issue, to: budget, points: lacking, kind: 'distribute', postId: null, at: one.at });
      move({ ...one, from: budget, postId: null });
    },
    rows: () => ({
      ...rowsOf(accounts, [issue, hold, budget, store, ...give.values(), ...redeem.values()]),
      ...rowsOf(transfers, moved),
      ...rowsOf(entries, lines),
    }),
  };
}
