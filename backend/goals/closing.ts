/** Closes a period: from then on its goals, and what their sums come from, stay as they are. */
import type { JobContext } from '../jobs/jobs.ts';
import { goalLinks, goalPeriods, goals } from './goals.tables.ts';

type Closing = Pick<JobContext, 'store' | 'at'>;

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

export async function closePeriod(context: Closing, id: string): Promise<void> {
  await context.store.update(goalPeriods, { id }, { closedAt: context.at });
  await keepTerms(context, id);
}
