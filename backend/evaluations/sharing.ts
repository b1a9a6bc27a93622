/** Shows results to the people evaluated: at once, or by the job on their day. */
import { leaveNotices } from '../notifications/notices.ts';
import type { Where } from '../store/port.ts';
import { evaluationCycles, evaluationPeople } from './evaluations.tables.ts';
import type { CycleRow, PersonRow } from './evaluations.views.ts';

/** People of one transaction: each has a place and a notification with its messages. */
export const sharedAtOnce = 100;

type Sharing = Parameters<typeof leaveNotices>[0];

/** Shares results that are not shared yet, at most `sharedAtOnce`, and notifies the people; returns how many. */
export async function shareNow(
  context: Sharing,
  cycleId: string,
  where: Where<PersonRow> = {},
): Promise<number> {
  const { store, at } = context;
  const { rows } = await store.list(evaluationPeople, {
    where: { ...where, cycleId, left: false, sharedAt: null },
    limit: sharedAtOnce,
  });
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
  const isAll = shareOn !== null && shareOn <= today;
  const shared = await shareNow(context, id, isAll ? {} : { shareOn: { lte: today } });
  if (isAll && shared < sharedAtOnce) await context.store.update(evaluationCycles, { id }, { shareOn: null });
  return shared;
}
