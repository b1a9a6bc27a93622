/** Goals of a person without news for a while, and parts that wait for the person's word. */
import { staleDays, isStale } from '#schema/goals/stale.ts';
import type { Waiting, WaitingSource } from '../waiting/sources.ts';
import { goalSettingsOf } from './goals.access.ts';
import { goalLinks, goalPeriods, goals } from './goals.tables.ts';

const dayMs = 86_400_000;

export const goalsWaiting: WaitingSource = {
  kinds: ['checkin', 'goal_part'],
  async find({ store, me, now }) {
    const { rows: periods } = await store.list(goalPeriods, { columns: ['id'], where: { closedAt: null } });
    const { rows: own } = await store.list(goals, {
      where: { ownerId: me.id, status: { ne: 'cancelled' }, periodId: { in: periods.map(({ id }) => id) } },
    });
    if (own.length === 0) return [];
    const silent = own
      .filter((goal) => isStale(goal, now))
      .map(({ id, title, titleEn, checkedAt, createdAt }): Waiting => {
        const last = checkedAt ?? createdAt;
        const dueAt = new Date(Date.parse(last) + staleDays * dayMs).toISOString();
        return { kind: 'checkin', id, title, titleEn, since: last, dueAt };
      });
    if (!(await goalSettingsOf(store)).alignment) return silent;
    const goalBy = new Map(own.map((goal) => [goal.id, goal]));
    const { rows: asked } = await store.list(goalLinks, {
      where: { parentId: { in: [...goalBy.keys()] }, askedWeight: { gt: 0 } },
      with: { part: { one: goals, on: 'childId' } },
    });
    const parts = asked.flatMap(({ id, parentId, part, askedById, createdAt }): readonly Waiting[] => {
      const goal = goalBy.get(parentId);
      if (goal === undefined || part === null || part.status === 'cancelled') return [];
      const { title, titleEn } = goal;
      return [
        { kind: 'goal_part', id, subjectId: parentId, title, titleEn, whoId: askedById, since: createdAt },
      ];
    });
    return [...silent, ...parts];
  },
};
