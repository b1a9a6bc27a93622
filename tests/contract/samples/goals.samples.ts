/** Valid calls of goals. */
import {
  goalCategories,
  goalChecklistItems,
  goalLinks,
  goalPeriods,
  goals,
} from '#backend/goals/goals.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** The caller's own open goals in an open period, a goal of somebody whom nobody but an administrator has to lead. */
export const known = async (store: Store, { me }: Known) => {
  const caller = await firstId(store, users, { where: { email: me } });
  const periodId = await firstId(store, goalPeriods, { where: { closedAt: null } });
  const mine = { ownerId: caller, periodId, status: 'open' } as const;
  const { rows: lists } = await store.list(goals, {
    where: { periodId, status: 'open', measure: 'checklist' },
    order: [['id', 'asc']],
  });
  const listId = lists[0]?.id ?? noId;
  const { rows: items } = await store.list(goalChecklistItems, {
    where: { goalId: listId },
    order: [['position', 'desc']],
  });
  const {
    rows: [ask],
  } = await store.list(goalLinks, { where: { askedWeight: { gt: 0 } }, limit: 1 });
  return {
    askedGoal: ask?.parentId ?? noId,
    askedPart: ask?.id ?? noId,
    askedWeight: `${ask?.askedWeight ?? 1}`,
    goalPeriodId: periodId,
    goalAdmin: me.replace(/^[^@]+/, 'admin'),
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

const none = { weight: undefined, departmentId: undefined, level: undefined, categoryId: undefined } as const;
const measured = { measure: undefined, start: undefined, target: 10, dueOn: undefined } as const;

export const calls: Calls<GoalsKnown> = {
  'goals.create': ({ goalPeriodId: periodId }) => ({
    body: { ...none, ...measured, periodId, ownerId: undefined },
  }),
  'goals.update': ({ ownGoal: id }) => ({
    params: { id },
    body: { ...none, measure: undefined, start: undefined, target: undefined, status: undefined },
  }),
  'goals.updateOrg': ({ othersGoal: id, goalAdmin: as }) => ({
    params: { id },
    body: { title: 'Meta', ...none, ...measured, periodId: undefined, ownerId: undefined, status: undefined },
    as,
  }),
  'goals.goal': 'ownGoal',
  'goals.checkIn': ({ ownGoal: goalId }) => ({
    body: { goalId, value: 4, correctsId: undefined, attachmentKeys: undefined },
  }),
  'goals.checkInFor': ({ othersGoal: goalId, goalAdmin: as }) => ({
    body: { goalId, value: 4, correctsId: undefined, attachmentKeys: undefined },
    as,
  }),
  'goals.comment': ({ ownGoal: goalId }) => ({ body: { goalId } }),
  'goals.addItem': ({ listGoal: id, goalAdmin: as }) => ({ params: { id }, as }),
  'goals.updateItem': ({ listGoal: id, goalItem: itemId, goalAdmin: as }) => ({
    params: { id },
    body: { itemId },
    as,
  }),
  'goals.removeItem': ({ listGoal: id, goalItem: itemId, goalAdmin: as }) => ({
    params: { id },
    query: { itemId },
    body: { itemId },
    as,
  }),
  'goals.reorder': ({ listGoal: id, goalItems, goalAdmin: as }) => ({
    params: { id },
    body: { itemIds: goalItems.split(' ').filter((one) => one !== '') },
    as,
  }),
  'goals.setParents': ({ ownGoal: id }) => ({ params: { id }, body: { parents: [] } }),
  'goals.answerPart': ({ askedGoal: id, askedPart: partId, askedWeight, goalAdmin: as }) => ({
    params: { id },
    body: { partId, askedWeight: Number(askedWeight), accept: true },
    as,
  }),
  'goals.tree': () => ({}),
  'goals.availableWeight': () => ({}),
  'goals.createPeriod': () => ({ body: { startsOn: '2031-01-01', endsOn: '2031-03-31' } }),
  'goals.updatePeriod': ({ goalPeriodId: id }) => ({
    params: { id },
    body: { startsOn: undefined, endsOn: undefined },
  }),
  'goals.closePeriod': 'goalPeriodId',
  'goals.carryOver': ({ closedPeriod: id, nextPeriod: toId }) => ({ params: { id }, body: { toId } }),
  'goals.updateCategory': 'goalCategoryId',
  'goals.removeCategory': 'goalCategoryId',
  'goals.updateSettings': () => ({ body: { alignment: false, weights: false } }),
};
