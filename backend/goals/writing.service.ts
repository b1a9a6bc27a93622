/** Goals are made and changed by their owners and by those who lead them. */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { may } from '#schema/permissions.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { present } from '../departments/leaders.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import {
  expectOpenPeriod,
  goalSettingsOf,
  goalToChange,
  leads,
  refuseGoal,
  sightFor,
  type GoalRow,
  type Hand,
  type Sight,
} from './goals.access.ts';
import { defaultGoal, searchOf } from './goals.defaults.ts';
import { goalCategories, goalChecklistItems, goals } from './goals.tables.ts';
import { goalViews, shownNumber, storedNumber } from './goals.views.ts';
import { askAgain } from './links.ts';
import { recompute } from './recompute.ts';

type Rows = typeof goalEndpoints;
type OrgBody = Input<Rows['updateOrg']>['body'];

/** What is left of 100 for an owner in a period, without one goal. */
export async function weightLeft(
  store: Store,
  { ownerId, periodId }: Pick<GoalRow, 'ownerId' | 'periodId'>,
  without: string | null = null,
): Promise<number> {
  const { rows } = await store.list(goals, {
    where: { ownerId, periodId, status: { ne: 'cancelled' } },
  });
  const used = rows.reduce((sum, { id, weight }) => (id === without ? sum : sum + (weight ?? 0)), 0);
  return goalLimits.fullWeight - used;
}

/** Throws 409 with what is left if the goal would take more than 100 together with the others of its owner and period. */
async function expectWeight(context: Context, row: GoalRow): Promise<void> {
  if (row.weight === null || row.status === 'cancelled') return;
  const left = await weightLeft(context.store, row, row.id);
  if (row.weight > left) refuseGoal(context, 'goal_weight', { left }, 'weight');
}

/** Throws 422 for ids that do not exist and for a number without a way. */
async function expectSound({ store, language }: Context, row: GoalRow): Promise<void> {
  const errors = new ValidationErrors(language);
  if (row.measure === 'number' && row.target === null) errors.add('target', 'required');
  if (row.measure === 'number' && row.target !== null && row.start === row.target)
    errors.add('target', 'goal_target');
  if (row.categoryId !== null) {
    const { rows } = await store.list(goalCategories, { where: { id: row.categoryId } });
    if (rows.length === 0) errors.add('categoryId', 'id_unknown');
  }
  if (row.departmentId !== null) {
    const { rows } = await store.list(departments, { where: { id: row.departmentId } });
    if (rows.length === 0) errors.add('departmentId', 'id_unknown');
  }
  const { rows: owner } = await store.list(users, { where: { ...present, id: row.ownerId } });
  if (owner.length === 0) errors.add('ownerId', 'id_unknown');
  errors.throwIfAny();
}

/** Goals of the organisation are made by administrators, those of a department by leaders, too. */
function expectLevel({ me, language }: Context, { level }: Pick<GoalRow, 'level'>): void {
  if (level === 'organization' && !may(me.userType, 'goals.manage')) throw domainError('forbidden', language);
  if (level === 'department' && !may(me.userType, 'goals.lead')) throw domainError('forbidden', language);
}

const viewOf = async (context: Context, sight: Sight, row: GoalRow) => {
  const {
    rows: [now],
  } = await context.store.list(goals, { where: { id: row.id } });
  const [view] = await goalViews(context, sight, now === undefined ? [] : [now]);
  if (view === undefined) throw domainError('not_found', context.language);
  return view;
};

async function change(context: Context, id: string, body: OrgBody, hand: Hand) {
  const { store } = context;
  const { goal: old, sight } = await goalToChange(context, id, hand);
  const stored = {
    ...old,
    start: shownNumber(old.start),
    target: shownNumber(old.target),
  };
  expectBase(context, body, stored);
  const patched = applyPatch(stored, {
    ...body,
    titleEn: noneIfEmpty(body.titleEn),
    descriptionEn: noneIfEmpty(body.descriptionEn),
  });
  // A number that was not given keeps 0 as its beginning.
  const start = patched.measure === 'number' ? (patched.start ?? 0) : patched.start;
  const row: GoalRow = {
    ...patched,
    search: searchOf(patched),
    start: start === null ? null : storedNumber(start),
    target: patched.target === null ? null : storedNumber(patched.target),
    // Another measure begins without a value.
    value: patched.measure === old.measure ? old.value : null,
  };
  if (row.level !== old.level) expectLevel(context, row);
  if (row.periodId !== old.periodId) await expectOpenPeriod(context, row.periodId);
  if (row.ownerId !== old.ownerId && row.ownerId !== context.me.id && !leads(sight, row.ownerId))
    throw domainError('forbidden', context.language);
  if (body.weight !== undefined && !(await goalSettingsOf(store)).weights)
    refuseGoal(context, 'goal_weights_off', {}, 'weight');
  await expectSound(context, row);
  await expectWeight(context, row);
  const before = new Map<string, unknown>(Object.entries(old));
  if (Object.entries(row).every(([name, value]) => before.get(name) === value))
    return viewOf(context, sight, row);
  const { id: _id, ...values } = row;
  await store.update(goals, { id }, values);
  if (row.ownerId !== old.ownerId) await askAgain(context, [id]);
  await recompute(context, [id]);
  return viewOf(context, sight, row);
}

export const writingService: Pick<Service<Rows>, 'create' | 'update' | 'updateOrg'> = {
  async create(context, { body }) {
    const { store, me, at, language } = context;
    const sight = await sightFor(store, me);
    const ownerId = body.ownerId ?? me.id;
    if (ownerId !== me.id && !leads(sight, ownerId)) throw domainError('forbidden', language);
    await expectOpenPeriod(context, body.periodId);
    const {
      rows: [owner],
    } = await store.list(users, { where: { id: ownerId } });
    const level = body.level ?? 'person';
    const measure = body.measure ?? 'number';
    const start = measure === 'number' ? (body.start ?? 0) : null;
    const target = measure === 'number' ? (body.target ?? null) : null;
    const row = defaultGoal({
      id: context.newId(),
      title: body.title,
      titleEn: noneIfEmpty(body.titleEn) ?? null,
      description: body.description ?? '',
      descriptionEn: noneIfEmpty(body.descriptionEn) ?? null,
      ownerId,
      createdBy: me.id,
      level,
      departmentId: body.departmentId ?? (level === 'organization' ? null : (owner?.departmentId ?? null)),
      visibility: body.visibility ?? 'organization',
      periodId: body.periodId,
      categoryId: body.categoryId ?? null,
      weight: body.weight ?? null,
      measure,
      start: start === null ? null : storedNumber(start),
      target: target === null ? null : storedNumber(target),
      unit: body.unit ?? null,
      dueOn: body.dueOn ?? null,
      createdAt: at,
    });
    expectLevel(context, row);
    if (row.weight !== null && !(await goalSettingsOf(store)).weights)
      refuseGoal(context, 'goal_weights_off', {}, 'weight');
    await expectSound(context, row);
    await expectWeight(context, row);
    await store.insert(goals, [row]);
    if (measure === 'checklist' && body.checklist !== undefined && body.checklist.length > 0) {
      const items = body.checklist.map((title, position) => ({
        id: context.newId(),
        goalId: row.id,
        title,
        done: false,
        position,
        createdAt: at,
      }));
      await store.insert(goalChecklistItems, items);
      await recompute(context, [row.id]);
    }
    return viewOf(context, sight, row);
  },

  update: (context, { params: { id }, body }) => change(context, id, body, 'any'),
  updateOrg: (context, { params: { id }, body }) => change(context, id, body, 'led'),
};
