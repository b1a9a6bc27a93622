/** The points of a year: allowances come in every month, recognitions move them on; every balance is the sum of its lines. */
import { accounts, entries, transfers, type AccountPurse } from '#backend/ledger/ledger.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { MovementKind } from '#schema/points/points.endpoints.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

interface Account {
  readonly id: string;
  readonly ownerId: string;
  readonly purse: AccountPurse;
  balance: number;
}

/** Points that a person gets to give each month. */
const allowanceOf = (person: Person): number =>
  person.isPersona ? 100 : person.role === 'manager' ? 120 : 60;
/** What the personas never give away, so that a demo can always begin with thanks. */
const reserve = 180;

/** Points of each receiver who takes them, by recognition; 0 is thanks without points. */
export interface Ledger {
  readonly pointsOf: ReadonlyMap<Thanks, number>;
  readonly rows: RowsByTable;
}

/** Plays the year in order. `postIdOf` names the post of a recognition. */
export function ledgerOf(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
  postIdOf: ReadonlyMap<Thanks, string>,
): Ledger {
  const { calendar, newId } = plan;
  const dice = plan.dice('ledger');
  const open = (ownerId: string, purse: AccountPurse): Account => ({
    id: newId('accounts'),
    ownerId,
    purse,
    balance: 0,
  });
  const issue = open('', 'issue');
  const takers = people.filter(({ takesPoints }) => takesPoints);
  const give = new Map(takers.map((person) => [person, open(person.id, 'give')]));
  const redeem = new Map(takers.map((person) => [person, open(person.id, 'redeem')]));
  const moved: Row<typeof transfers>[] = [];
  const lines: Row<typeof entries>[] = [];

  const move = (
    from: Account,
    to: Account,
    points: number,
    kind: MovementKind,
    postId: string | null,
    at: number,
  ): void => {
    const transferId = newId('transfers');
    const createdAt = instant(at);
    moved.push({
      id: transferId,
      kind,
      fromAccount: from.id,
      toAccount: to.id,
      points,
      postId,
      reverses: null,
      createdAt,
    });
    for (const [account, amount] of [
      [from, -points],
      [to, points],
    ] as const) {
      account.balance += amount;
      const { id: accountId, ownerId, purse, balance } = account;
      lines.push({
        id: newId('entries'),
        transferId,
        accountId,
        ownerId,
        purse,
        amount,
        balanceAfter: balance,
        createdAt,
      });
    }
  };

  /** Nobody gives what they do not have; the more there is, the more generous the gift. */
  const giftOf = ({ sender, receivers }: Thanks): number => {
    const purse = give.get(sender);
    const shares = receivers.filter(({ takesPoints }) => takesPoints).length;
    if (purse === undefined || shares === 0 || dice.chance(0.1)) return 0;
    const free = purse.balance - (sender.isPersona ? reserve : 0);
    const wish = dice.pick(
      free > 300 ? [50, 50, 75, 100] : free > 150 ? [20, 25, 30, 50] : [5, 10, 10, 15, 20, 25],
    );
    return [wish, 10, 5].find((points) => points * shares <= free) ?? 0;
  };

  const started = calendar.now - 365 * day;
  const allowances = takers
    .flatMap((person) => {
      const from = Math.max(person.since, started);
      return [from, ...calendar.monthStarts(from)]
        .filter((at) => at <= person.until)
        .map((at) => ({ at, person }));
    })
    .sort((one, other) => one.at - other.at);

  const pointsOf = new Map<Thanks, number>();
  let next = 0;
  const issueUntil = (at: number): void => {
    for (let due = allowances[next]; due !== undefined && due.at <= at; due = allowances[++next]) {
      const purse = give.get(due.person);
      if (purse !== undefined) move(issue, purse, allowanceOf(due.person), 'allowance', null, due.at);
    }
  };
  for (const one of thanks) {
    issueUntil(one.at);
    const points = giftOf(one);
    pointsOf.set(one, points);
    const purse = give.get(one.sender);
    if (points === 0 || purse === undefined) continue;
    for (const receiver of one.receivers) {
      const to = redeem.get(receiver);
      if (to !== undefined) move(purse, to, points, 'recognition', postIdOf.get(one) ?? null, one.at);
    }
  }
  issueUntil(calendar.now);
  return {
    pointsOf,
    rows: {
      ...rowsOf(
        accounts,
        [issue, ...give.values(), ...redeem.values()].map((account) => ({ ...account })),
      ),
      ...rowsOf(transfers, moved),
      ...rowsOf(entries, lines),
    },
  };
}
