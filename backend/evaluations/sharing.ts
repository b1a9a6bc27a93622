/** Shows results to the people evaluated: at once, or by the job on their day. */
import { leaveNotices } from '../notifications/notices.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { evaluationCycles, evaluationPeople, evaluations } from './evaluations.tables.ts';
import type { CycleRow, PersonRow } from './evaluations.views.ts';

/** People of one transaction: each has a place and a notification with its messages. */
export const sharedAtOnce = 100;

type Sharing = Parameters<typeof leaveNotices>[0];

/**
 * Places with an evaluation that is being changed: they are passed over until it is written again. Where its writer is
 * gone, what was written before remains.
 */
export async function placesInChange(store: Store, cycleId: string): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(evaluations, {
    where: { cycleId, status: 'completed', reopened: true },
    with: { writer: { one: users, on: 'evaluatorId' } },
  });
  return new Set(
    rows.flatMap(({ personId, writer }) =>
      writer !== null && writer.active && writer.deletedAt === null ? [personId] : [],
    ),
  );
}

/** Shares results that are not shared yet, at most `sharedAtOnce`, and notifies the people; returns how many. */
export async function shareNow(
  context: Sharing,
  cycleId: string,
  where: Where<PersonRow> = {},
): Promise<number> {
  const { store, at } = context;
  const inChange = await placesInChange(store, cycleId);
  const { rows: waiting } = await store.list(evaluationPeople, {
    where: { ...where, cycleId, left: false, sharedAt: null },
    limit: sharedAtOnce + inChange.size,
  });
  const rows = waiting.filter((row) => !inChange.has(row.id)).slice(0, sharedAtOnce);
  const ids = rows.map(({ id }) => id);
  await store.update(evaluationPeople, { id: { in: ids } }, { sharedAt: at, shareOn: null });
  await leaveNotices(context, {
    to: rows.map(({ userId }) => userId),
    kind: 'evaluation_shared',
    actorId: null,
    postId: null,
    sourceId: cycleId,
  });
  return rows.length;
}

/** Shares a piece of the results whose day has come; returns how many. Only for cycles that are shared now. */
export async function shareDue(context: Sharing, cycle: CycleRow, today: string): Promise<number> {
  const { id, shareOn } = cycle;
  const { store } = context;
  const isAll = shareOn !== null && shareOn <= today;
  const shared = await shareNow(context, id, isAll ? {} : { shareOn: { lte: today } });
  if (isAll && shared < sharedAtOnce) {
    // Those that were passed over keep the day.
    await store.update(evaluationPeople, { cycleId: id, left: false, sharedAt: null }, { shareOn });
    await store.update(evaluationCycles, { id }, { shareOn: null });
  }
  return shared;
}
