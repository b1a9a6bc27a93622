/** Distribution of points from the budget: to all receivers or none, and never more than the balance. */
import type { PointsMoved } from '#schema/points/admin.endpoints.ts';
import type { MovementKind, Wallet } from '#schema/points/points.rules.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { accountOf, accountsOf, type Account } from '../ledger/ledger.ts';
import { pay } from '../ledger/wallet.ts';
import { publishToPages } from '../http/openPages.ts';
import { nameOf, peopleById, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { takesPart } from './settings.rules.ts';

/** Points for a person from the budget. */
export interface Gift {
  readonly userId: string;
  readonly purse: Wallet;
  readonly points: number;
  /** The reason; empty if none was given. */
  readonly note: string;
}

/** Loads the receivers in one read; adds an error at the field of each person who is unknown or does not take part. */
export async function checkPeople(
  { store }: Pick<Context, 'store'>,
  wanted: readonly { readonly userId: string; readonly field: string }[],
  findings: ValidationErrors,
): Promise<ReadonlyMap<string, UserRow>> {
  const ids = [...new Set(wanted.map(({ userId }) => userId))];
  const { rows } = await store.list(users, { where: { id: { in: ids } } });
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { userId, field } of wanted) {
    const person = known.get(userId);
    if (person === undefined) findings.add(field, 'person_unknown');
    else if (!takesPart(person)) findings.add(field, 'person_without_points', { name: nameOf(person) });
  }
  return known;
}

/** Adds an error at the first amount that exceeds the budget. */
export async function checkBudget(
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  wanted: readonly { readonly points: number; readonly field: string }[],
  findings: ValidationErrors,
): Promise<void> {
  const { balance: have } = await accountOf(store, 'budget', newId);
  const need = wanted.reduce((sum, { points }) => sum + points, 0);
  let sum = 0;
  for (const { points, field } of wanted) {
    sum += points;
    if (sum <= have) continue;
    findings.add(field, 'budget_insufficient', { have, need });
    return;
  }
}

/**
 * Moves the gifts to checked people, updates their open pages, and returns the lines in their order. Throws 409 if the
 * budget is too low by then.
 */
export async function handOut(
  context: Context,
  gifts: readonly Gift[],
  kind: Extract<MovementKind, 'extra' | 'transfer' | 'request'>,
  sourceId?: string,
): Promise<PointsMoved[]> {
  const { store, newId, at } = context;
  const people = await peopleById(
    context,
    gifts.map(({ userId }) => userId),
  );
  const from = await accountOf(store, 'budget', newId);
  const ownersOf = (purse: Wallet): string[] =>
    gifts.flatMap((gift) => (gift.purse === purse ? [gift.userId] : []));
  const give = await accountsOf(store, ownersOf('give'), 'give', newId);
  const redeem = await accountsOf(store, ownersOf('redeem'), 'redeem', newId);
  const accountFor = ({ purse, userId }: Gift): Account => {
    const account = (purse === 'give' ? give : redeem).get(userId);
    if (account === undefined) throw new Error(`${userId} has no purse ${purse}`);
    return account;
  };
  const moved = await pay(
    context,
    gifts.map((gift) => ({
      from,
      to: accountFor(gift),
      points: gift.points,
      kind,
      postId: null,
      note: gift.note,
      giverId: context.me.id,
      ...(sourceId === undefined ? {} : { sourceId }),
    })),
  );
  publishToPages(
    context,
    'points.moved',
    null,
    gifts.map(({ userId }) => userId),
  );
  return gifts.flatMap(({ userId, purse, points, note }, place) => {
    const [user, transfer] = [people.get(userId), moved[place]];
    return user === undefined || transfer === undefined
      ? []
      : [{ id: transfer.id, user, purse, amount: points, reason: note, createdAt: at }];
  });
}
