/** Lists of goals, one goal with everything, and the tree. */
import { wording } from '#schema/kit/wording.ts';
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { goalStates, stateOf, type GoalState } from '#schema/goals/goals.rules.ts';
import type { GoalDetail, GoalNode, ListedGoal } from '#schema/goals/goals.shapes.ts';
import { isStale } from '#schema/goals/stale.ts';
import { fractionOf, fractionText, weightedMean } from '#schema/kit/fraction.ts';
import { todayOf } from '../organization/timezone.ts';
import { teamsOf } from '../departments/leaders.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { pageFrom, pageOf } from '../http/pages.ts';
import type { Row } from '../store/table.ts';
import { fold } from '../kit/fold.ts';
import { peopleById } from '../people/users.rules.ts';
import {
  goalSettingsOf,
  leads,
  seenGoal,
  seenGoals,
  sees,
  sightFor,
  type GoalRow,
  type Sight,
} from './goals.access.ts';
import {
  goalCheckins,
  goalChecklistItems,
  goalComments,
  goalLinks,
  goalPeriods,
  goals,
} from './goals.tables.ts';
import { checkinViews, commentViews, goalViews, itemView, partsOf } from './goals.views.ts';
import { askedParts } from './links.ts';
import { weightLeft } from './writing.service.ts';

type Calls = 'list' | 'goal' | 'all' | 'tree' | 'availableWeight' | 'people';

/** Where a list is narrowed: only what the caller gave. */
const given = (filters: Readonly<Record<string, string | boolean | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** The open period that holds a day, the latest first; else the next one. */
export async function currentPeriod(
  store: Context['store'],
  today: string,
): Promise<Row<typeof goalPeriods> | undefined> {
  const { rows } = await store.list(goalPeriods, {
    where: { closedAt: null },
    order: [['startsOn', 'desc']],
  });
  return (
    rows.find(({ startsOn, endsOn }) => startsOn <= today && (endsOn === null || today <= endsOn)) ??
    rows.find(({ startsOn }) => startsOn <= today) ??
    rows.at(-1)
  );
}

export async function goalDetail(context: Context, id: string): Promise<GoalDetail> {
  const { store, me, language } = context;
  const { goal, sight } = await seenGoal(context, id);
  const [view] = await goalViews(context, sight, [goal]);
  if (view === undefined) throw domainError('not_found', language);
  const { alignment } = await goalSettingsOf(store);
  const { rows: links } = alignment
    ? await store.list(goalLinks, {
        where: { childId: id },
        order: [['createdAt', 'asc']],
        with: { goal: { one: goals, on: 'parentId' } },
      })
    : { rows: [] };
  const parts = alignment ? await partsOf(context, [id]) : [];
  const order = [['createdAt', 'asc']] as const;
  const { rows: checkins } = await store.list(goalCheckins, { where: { goalId: id }, order });
  const { rows: comments } = await store.list(goalComments, { where: { goalId: id }, order });
  const { rows: items } = await store.list(goalChecklistItems, {
    where: { goalId: id },
    order: [['position', 'asc']],
  });
  const seenParts = parts.map((part) => part.goal).filter((part) => sees(sight, part));
  const helperIds = [
    ...seenParts.flatMap(({ ownerId, status }) => (status === 'cancelled' ? [] : [ownerId])),
    ...[...checkins, ...comments].map(({ userId }) => userId),
  ].filter((one) => one !== me.id);
  return {
    ...view,
    parents: links.map(({ goal: parent, weight, askedWeight }) =>
      parent !== null && sees(sight, parent)
        ? {
            hidden: false,
            id: parent.id,
            title: parent.title,
            titleEn: parent.titleEn,
            progress: parent.progress,
            weight,
            askedWeight,
          }
        : { hidden: true, id: null, title: null, titleEn: null, progress: null, weight, askedWeight },
    ),
    asked: alignment ? await askedParts(context, sight, goal) : [],
    parts: await goalViews(context, sight, seenParts),
    checklist: items.map(itemView),
    checkins: await checkinViews(context, checkins),
    comments: await commentViews(context, comments),
    helpers: [...(await peopleById(context, helperIds)).values()],
  };
}

/** A hidden goal has a place only if the reader sees a part of it. */
async function nodesOf(context: Context, sight: Sight, rows: readonly GoalRow[]): Promise<GoalNode[]> {
  const below = await partsOf(
    context,
    rows.filter((row) => row.parts > 0 && !sees(sight, row)).map(({ id }) => id),
  );
  const open = new Set(below.flatMap(({ parentId, goal }) => (sees(sight, goal) ? [parentId] : [])));
  const views = await goalViews(
    context,
    sight,
    rows.filter((row) => sees(sight, row)),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return rows.flatMap(({ id, parts }) => {
    const goal = byId.get(id) ?? null;
    return goal === null && !open.has(id) ? [] : [{ id, hidden: goal === null, goal, parts }];
  });
}

/** Who needs the leader comes first; who has nothing to tell comes last. */
const urgency = (state: GoalState | null): number =>
  state === null ? goalStates.length : goalStates.indexOf(state);

/** Goals with the titles of the goals above. */
async function listed(context: Context, sight: Sight, rows: readonly GoalRow[]): Promise<ListedGoal[]> {
  const { store } = context;
  const below = rows.flatMap(({ id, parents }) => (parents > 0 ? [id] : []));
  const { alignment } = await goalSettingsOf(store);
  const { rows: links } =
    alignment && below.length > 0
      ? await store.list(goalLinks, {
          where: { childId: { in: below }, weight: { gt: 0 } },
          order: [['createdAt', 'asc']],
          with: { goal: { one: goals, on: 'parentId' } },
        })
      : { rows: [] };
  const above = Map.groupBy(links, ({ childId }) => childId);
  return (await goalViews(context, sight, rows)).map((goal) => ({
    ...goal,
    parentTitles: (above.get(goal.id) ?? []).flatMap(({ goal: parent }) =>
      parent !== null && sees(sight, parent) ? [wording(parent.title, parent.titleEn, context.language)] : [],
    ),
  }));
}

export const readingService: Pick<Service<typeof goalEndpoints>, Calls> = {
  async list(context, { query: { periodId, categoryId } }) {
    const { store, me } = context;
    const { rows } = await store.list(goals, {
      where: { ownerId: me.id, ...given({ periodId, categoryId }) },
      order: [['createdAt', 'desc']],
    });
    return goalViews(context, await sightFor(store, me), rows);
  },

  goal: (context, { params: { id } }) => goalDetail(context, id),

  async all(context, { query }) {
    const { store, me } = context;
    const sight = await sightFor(store, me);
    const { page, perPage, keywords, ownerId, ...filters } = query;
    const led = sight.all || (ownerId !== undefined && leads(sight, ownerId)) ? undefined : [...sight.led];
    if (led !== undefined && ownerId !== undefined) return pageOf([], { page, perPage });
    const narrowed = given({ ...filters, ownerId });
    const { items, pagination } = await pageFrom(
      store,
      goals,
      {
        where: {
          ...narrowed,
          ...(led === undefined ? {} : { ownerId: { in: led } }),
          ...(keywords === undefined || keywords === '' ? {} : { search: { has: fold(keywords) } }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage },
    );
    return { items: await listed(context, sight, items), pagination };
  },

  async tree(context, { query: { periodId, parentId, keywords, page, perPage } }) {
    const { store, me } = context;
    const at = { page, perPage };
    if (!(await goalSettingsOf(store)).alignment) return pageOf([], at);
    const sight = await sightFor(store, me);
    if (parentId !== undefined) {
      const parts = await partsOf(context, [parentId]);
      const { items, pagination } = pageOf(
        parts.map(({ goal }) => goal).filter((goal) => sees(sight, goal) || goal.parts > 0),
        at,
      );
      return { items: await nodesOf(context, sight, items), pagination };
    }
    const period = periodId ?? (await currentPeriod(store, await todayOf(context)))?.id ?? '';
    const isSearch = keywords !== undefined && keywords !== '';
    const { items, pagination } = await pageFrom(
      store,
      goals,
      {
        where: {
          periodId: period,
          status: { ne: 'cancelled' },
          ...(isSearch ? { search: { has: fold(keywords) } } : { parents: 0 }),
          or: [...seenGoals(sight), ...(isSearch ? [] : [{ parts: { gt: 0 } }])],
        },
        order: [['createdAt', 'asc']],
      },
      at,
    );
    return { items: await nodesOf(context, sight, items), pagination };
  },

  async availableWeight(context, { query }) {
    const { store, me, language } = context;
    const ownerId = query.ownerId ?? me.id;
    if (ownerId !== me.id && !leads(await sightFor(store, me), ownerId))
      throw domainError('not_found', language);
    const periodId = query.periodId ?? (await currentPeriod(store, await todayOf(context)))?.id ?? null;
    const availableWeight = periodId === null ? 100 : await weightLeft(store, { ownerId, periodId });
    return { ownerId, periodId, availableWeight };
  },

  async people(context, { query: { periodId } }) {
    const { store, me, now } = context;
    const ids = (await teamsOf(store, [me.id])).get(me.id) ?? [];
    const { rows: periods } = await store.list(goalPeriods, {
      where: periodId === undefined ? { closedAt: null } : { id: periodId },
    });
    const isOver = periods.every(({ closedAt }) => closedAt !== null);
    const { rows } = await store.list(goals, {
      where: {
        ownerId: { in: [...ids] },
        status: isOver ? { ne: 'cancelled' } : 'open',
        periodId: { in: periods.map(({ id }) => id) },
      },
    });
    const people = await peopleById(context, ids);
    const own = Map.groupBy(rows, ({ ownerId }) => ownerId);
    return [...people.values()]
      .map((user) => {
        const theirs = (own.get(user.id) ?? []).map((goal) => ({
          ...goal,
          stale: !isOver && isStale(goal, now),
        }));
        const states = new Set(theirs.map(stateOf));
        const mean = weightedMean(theirs.map(({ progress }) => ({ weight: 1, value: fractionOf(progress) })));
        return {
          user,
          open: theirs.length,
          owed: theirs.filter(({ stale }) => stale).length,
          progress: mean === null ? null : fractionText(mean),
          state: goalStates.find((state) => states.has(state)) ?? null,
          checkedAt: theirs.reduce<string | null>(
            (last, { checkedAt }) =>
              checkedAt !== null && (last === null || checkedAt > last) ? checkedAt : last,
            null,
          ),
        };
      })
      .toSorted(
        (a, b) =>
          urgency(a.state) - urgency(b.state) ||
          b.owed - a.owed ||
          b.open - a.open ||
          a.user.firstName.localeCompare(b.user.firstName),
      );
  },
};
