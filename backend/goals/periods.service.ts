/** Periods, categories and settings of goals. */
import type { goalAdminEndpoints } from '#schema/goals/goalsAdmin.endpoints.ts';
import type { GoalCategory, GoalPeriod } from '#schema/goals/goals.shapes.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { todayOf } from '../organization/timezone.ts';
import type { Row } from '../store/table.ts';
import { carryOver } from './carryOver.ts';
import { closePeriod } from './closing.ts';
import { goalSettingsOf, periodAt, refuseGoal, type PeriodRow } from './goals.access.ts';
import { goalCategories, goalPeriods, goals, goalSettings } from './goals.tables.ts';
import { currentPeriod } from './reading.service.ts';

type CategoryRow = Row<typeof goalCategories>;

async function periodViews(context: Context, rows: readonly PeriodRow[]): Promise<GoalPeriod[]> {
  const current = await currentPeriod(context.store, await todayOf(context));
  return rows.map((row) => ({ ...row, current: row.id === current?.id }));
}

async function onePeriod(context: Context, row: PeriodRow): Promise<GoalPeriod> {
  const [view] = await periodViews(context, [row]);
  if (view === undefined) throw domainError('not_found', context.language);
  return view;
}

async function expectPeriod({ store, language }: Context, row: PeriodRow): Promise<void> {
  const errors = new ValidationErrors(language);
  if (row.endsOn !== null && row.endsOn < row.startsOn) errors.add('endsOn', 'ends_before');
  if (isNameTaken(row, (await store.list(goalPeriods)).rows)) errors.add('name', 'name_taken');
  errors.throwIfAny();
}

async function categoryAt({ store, language }: Context, id: string): Promise<CategoryRow> {
  const {
    rows: [row],
  } = await store.list(goalCategories, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

async function categoryView({ store }: Context, row: CategoryRow): Promise<GoalCategory> {
  const [counted] = await store.tally(goals, { where: { categoryId: row.id } });
  return { ...row, goals: counted?.count ?? 0 };
}

async function expectCategory({ store, language }: Context, row: CategoryRow): Promise<void> {
  const errors = new ValidationErrors(language);
  if (isNameTaken(row, (await store.list(goalCategories)).rows)) errors.add('name', 'name_taken');
  errors.throwIfAny();
}

export const periodsService: Service<typeof goalAdminEndpoints> = {
  async periods(context) {
    const { rows } = await context.store.list(goalPeriods, { order: [['startsOn', 'desc']] });
    return periodViews(context, rows);
  },

  async createPeriod(context, { body }) {
    const row: PeriodRow = {
      id: context.newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      startsOn: body.startsOn,
      endsOn: body.endsOn ?? null,
      closedAt: null,
      createdAt: context.at,
    };
    await expectPeriod(context, row);
    await context.store.insert(goalPeriods, [row]);
    return onePeriod(context, row);
  },

  async updatePeriod(context, { params: { id }, body }) {
    const old = await periodAt(context, id);
    if (old.closedAt !== null) refuseGoal(context, 'goal_period_closed');
    expectBase(context, body, old);
    const row = applyPatch<PeriodRow>(old, { ...body, nameEn: noneIfEmpty(body.nameEn) });
    await expectPeriod(context, row);
    const { id: _id, ...change } = row;
    await context.store.update(goalPeriods, { id }, change);
    return onePeriod(context, row);
  },

  async closePeriod(context, { params: { id } }) {
    const old = await periodAt(context, id);
    if (old.closedAt !== null) refuseGoal(context, 'goal_period_closed');
    await closePeriod(context, id);
    return onePeriod(context, { ...old, closedAt: context.at });
  },

  async carryOver(context, { params: { id }, body: { toId } }) {
    const from = await periodAt(context, id);
    const to = await periodAt(context, toId);
    if (to.closedAt !== null || to.id === from.id) refuseGoal(context, 'goal_period_closed', {}, 'toId');
    return { carried: await carryOver(context, from.id, to.id) };
  },

  async categories({ store }) {
    const { rows } = await store.list(goalCategories, { order: [['name', 'asc']] });
    const counted = await store.tally(goals, { where: { categoryId: { ne: null } }, by: ['categoryId'] });
    const counts = new Map(counted.map(({ categoryId, count }) => [categoryId, count]));
    return rows.map((row) => ({ ...row, goals: counts.get(row.id) ?? 0 }));
  },

  async createCategory(context, { body }) {
    const row: CategoryRow = {
      id: context.newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      color: body.color ?? null,
      active: body.active ?? true,
      createdAt: context.at,
    };
    await expectCategory(context, row);
    await context.store.insert(goalCategories, [row]);
    return categoryView(context, row);
  },

  async updateCategory(context, { params: { id }, body }) {
    const old = await categoryAt(context, id);
    expectBase(context, body, old);
    const row = applyPatch<CategoryRow>(old, { ...body, nameEn: noneIfEmpty(body.nameEn) });
    await expectCategory(context, row);
    const { id: _id, ...change } = row;
    await context.store.update(goalCategories, { id }, change);
    return categoryView(context, row);
  },

  async removeCategory(context, { params: { id }, query: { moveTo } }) {
    const { store, language } = context;
    await categoryAt(context, id);
    if (moveTo !== undefined) {
      const errors = new ValidationErrors(language);
      const { rows } = await store.list(goalCategories, { where: { id: moveTo } });
      if (rows.length === 0 || moveTo === id) errors.add('moveTo', 'id_unknown');
      errors.throwIfAny();
    }
    const moved = await store.update(goals, { categoryId: id }, { categoryId: moveTo ?? null });
    await store.remove(goalCategories, { id });
    return { success: true, goals: moved.length };
  },

  settings: ({ store }) => goalSettingsOf(store),

  async updateSettings(context, { body }) {
    const { store } = context;
    const settings = applyPatch(await goalSettingsOf(store), body);
    const changed = await store.update(goalSettings, {}, settings);
    if (changed.length === 0) await store.insert(goalSettings, [{ id: context.newId(), ...settings }]);
    return settings;
  },
};
