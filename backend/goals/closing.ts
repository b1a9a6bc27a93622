/** Closes a period: from then on its goals, and what their sums come from, stay as they are. Its owners are told once. */
import { present } from '../departments/leaders.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { goalLinks, goalPeriods, goals } from './goals.tables.ts';
import { endAsked } from './links.ts';

type Closing = Pick<JobContext, 'store' | 'at' | 'newId' | 'publish'>;

/** Open periods whose last day is over where the organisation is. */
export async function endedPeriods(store: Store, at: string): Promise<readonly string[]> {
  // No day anywhere is more than one ahead of UTC.
  const { rows } = await store.list(goalPeriods, {
    where: { closedAt: null, endsOn: { lte: at.slice(0, 'YYYY-MM-DD'.length) } },
    order: [['endsOn', 'asc']],
  });
  if (rows.length === 0) return [];
  const today = await todayOf({ store, now: Date.parse(at) });
  return rows.flatMap(({ id, endsOn }) => (endsOn !== null && endsOn < today ? [id] : []));
}

/** Parts of another period can still move, so what they count is kept with the link. */
async function keepTerms({ store }: Closing, periodId: string): Promise<void> {
  const { rows: parents } = await store.list(goals, { where: { periodId, parts: { gt: 0 } } });
  const { rows: links } = await store.list(goalLinks, {
    where: { parentId: { in: parents.map(({ id }) => id) } },
    with: { goal: { one: goals, on: 'childId' } },
  });
  for (const { id, goal } of links)
    if (goal !== null && goal.periodId !== periodId)
      await store.update(goalLinks, { id }, { endStatus: goal.status, endProgress: goal.progress });
}

async function tellOwners(context: Closing, periodId: string): Promise<void> {
  const { store } = context;
  const owners = await store.tally(goals, {
    where: { periodId, status: { ne: 'cancelled' } },
    by: ['ownerId'],
  });
  const { rows: people } = await store.list(users, {
    where: { ...present, id: { in: owners.map(({ ownerId }) => ownerId) } },
  });
  await leaveNotices(context, {
    to: people.map(({ id }) => id),
    kind: 'goal_period_closed',
    actorId: null,
    postId: null,
    sourceId: periodId,
  });
}

export async function closePeriod(context: Closing, id: string): Promise<void> {
  await context.store.update(goalPeriods, { id }, { closedAt: context.at });
  await keepTerms(context, id);
  await endAsked(context.store, id);
  await tellOwners(context, id);
}
