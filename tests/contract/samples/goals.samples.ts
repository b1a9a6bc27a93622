/** Valid calls of goals. */
import { goalCategories, goalChecklistItems, goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** The caller's own open goals in an open period, a goal of somebody whom nobody but an administrator has to lead. */
export const known = async (store: Store, { me }: Known) => {
  const caller = await firstId(store, users, { where: { email: me } });
  const periodId = await firstId(store, goalPeriods, { where: { closedAt: null } });
  const mine = { ownerId: caller, periodId, status: 'open' } as const;
  const { rows: lists } = await store.list(goals, { where: { ...mine, measure: 'checklist' } });
  const listId = lists[0]?.id ?? noId;
  const { rows: items } = await store.list(goalChecklistItems, {
    where: { goalId: listId },
    order: [['position', 'desc']],
  });
  return {
    goalPeriodId: periodId,
    ownGoal: await firstId(store, goals, { where: { ...mine, measure: 'number' } }),
    listGoal: listId,
    goalItem: items[0]?.id ?? noId,
    goalItems: items.map(({ id }) => id).join(' '),
    othersGoal: await firstId(store, goals, {
      where: { ownerId: { ne: caller }, periodId, status: 'open', measure: 'number' },
    }),
    nextPeriod: await firstId(store, goalPeriods, {
      where: { closedAt: null },
      order: [['startsOn', 'desc']],
    }),
    closedPeriod: await firstId(store, goalPeriods, { where: { closedAt: { ne: null } } }),
    goalCategoryId: await firstId(store, goalCategories, {}),
  };
};
export type GoalsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<GoalsKnown> = {
  'goals.goal': 'ownGoal',
};
