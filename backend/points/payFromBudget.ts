/** Rewards from the account `budget`: once for each cause and person, and to all of the people or none. */
import type { MovementKind } from '#schema/points/points.rules.ts';
import { publishToPages } from '../http/openPages.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { accountOf, accountsOf, move } from '../ledger/ledger.ts';
import { transfers } from '../ledger/ledger.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { takesPart } from './settings.rules.ts';

/** What the points are for. */
export interface Award {
  readonly kind: Extract<MovementKind, 'participation' | 'task' | 'challenge' | 'event' | 'program'>;
  /** Points for each person; 0 pays nothing. */
  readonly points: number;
  /** What is paid once to a person; `null` if the transfer must not name it and the caller records who was paid. */
  readonly causeId: string | null;
}

/**
 * Moves the points to these people; false if the budget is too low, so that the award waits. Skips people who do not
 * take part in points, and those whom the cause has paid. Serves calls and jobs alike.
 */
export async function payFromBudget(
  context: Pick<JobContext, 'store' | 'newId' | 'at' | 'publish'>,
  people: readonly UserRow[],
  { kind, points, causeId }: Award,
): Promise<boolean> {
  const { store, newId, at } = context;
  const part = points > 0 ? people.filter(takesPart) : [];
  if (part.length === 0) return true;
  const { rows: before } =
    causeId === null ? { rows: [] } : await store.list(transfers, { where: { sourceId: causeId, kind } });
  // What was reversed was not paid: it can be paid again.
  const reversed = new Set(before.map(({ reverses }) => reverses));
  const paid = new Set(before.flatMap(({ id, takerId }) => (reversed.has(id) ? [] : [takerId])));
  const ids = part.flatMap(({ id }) => (paid.has(id) ? [] : [id]));
  if (ids.length === 0) return true;
  const from = await accountOf(store, 'budget', newId);
  if (from.balance < points * ids.length) return false;
  const accounts = await accountsOf(store, ids, 'redeem', newId);
  const source = causeId === null ? {} : { sourceId: causeId };
  await move(
    store,
    ids.flatMap((id) => {
      const to = accounts.get(id);
      return to === undefined ? [] : [{ from, to, points, kind, postId: null, ...source }];
    }),
    { newId, at },
  );
  publishToPages(context, 'points.moved', null, ids);
  return true;
}

/**
 * Moves back what was paid for this cause, with a transfer that names the reversed one; nothing if nothing was paid.
 * Returns false, and moves nothing, if a person has spent the points.
 */
export async function returnToBudget(
  context: Pick<JobContext, 'store' | 'newId' | 'at' | 'publish'>,
  { kind, causeId }: { readonly kind: Award['kind']; readonly causeId: string },
): Promise<boolean> {
  const { store, newId, at } = context;
  const { rows } = await store.list(transfers, { where: { sourceId: causeId, kind } });
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  const standing = rows.flatMap(({ id, takerId, points, reverses }) =>
    reverses !== null || reversed.has(id) || takerId === null ? [] : [{ id, takerId, points }],
  );
  if (standing.length === 0) return true;
  const ids = standing.map(({ takerId }) => takerId);
  const to = await accountOf(store, 'budget', newId);
  const accounts = await accountsOf(store, ids, 'redeem', newId);
  const back = standing.flatMap(({ id, takerId, points }) => {
    const from = accounts.get(takerId);
    return from === undefined
      ? []
      : [{ from, to, points, kind, postId: null, sourceId: causeId, reverses: id }];
  });
  if (back.some(({ from, points }) => from.balance < points)) return false;
  await move(store, back, { newId, at });
  publishToPages(context, 'points.moved', null, ids);
  return true;
}
