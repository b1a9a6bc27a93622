/** Who may see and change which goals, and whether their period is open. */
import { may } from '#schema/permissions.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import { teamsOf } from '../departments/leaders.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { goalCheckins, goalPeriods, goals, goalSettings } from './goals.tables.ts';

export type GoalRow = Row<typeof goals>;
export type PeriodRow = Row<typeof goalPeriods>;
type Asking = Pick<Context, 'store' | 'me' | 'language'>;

/** Throws 409 with the reason. */
export function refuseGoal(
  { language }: Pick<Context, 'language'>,
  code: ReasonCode,
  params: ReasonParams = {},
  field = '',
): never {
  throw domainError('conflict', language, [reason(field, code, language, params)]);
}

/** Both are on until an administrator switches them off. */
export async function goalSettingsOf(
  store: Store,
): Promise<{ readonly alignment: boolean; readonly weights: boolean }> {
  const {
    rows: [row],
  } = await store.list(goalSettings, { limit: 1 });
  return { alignment: row?.alignment ?? true, weights: row?.weights ?? true };
}

/** What a person sees and leads. */
export interface Sight {
  readonly me: UserRow;
  /** Administrators see and change everything. */
  readonly all: boolean;
  readonly led: ReadonlySet<string>;
}

export async function sightFor(store: Store, me: UserRow): Promise<Sight> {
  const all = may(me.userType, 'goals.manage');
  const led = all ? [] : ((await teamsOf(store, [me.id])).get(me.id) ?? []);
  return { me, all, led: new Set(led) };
}

export const sees = ({ me, all, led }: Sight, goal: GoalRow): boolean =>
  all ||
  goal.ownerId === me.id ||
  led.has(goal.ownerId) ||
  goal.visibility === 'organization' ||
  (goal.visibility === 'department' && goal.departmentId !== null && goal.departmentId === me.departmentId);

/** The same as a condition of a list. */
export const seenGoals = ({ me, all, led }: Sight): readonly Where<GoalRow>[] =>
  all
    ? [{}]
    : [
        { visibility: 'organization' },
        { ownerId: { in: [me.id, ...led] } },
        ...(me.departmentId === null
          ? []
          : [{ visibility: 'department' as const, departmentId: me.departmentId }]),
      ];

/** Whether the person changes goals of this owner as a manager or administrator. */
export const leads = ({ me, all, led }: Sight, ownerId: string): boolean =>
  all || (may(me.userType, 'goals.lead') && led.has(ownerId));

/** Whether the person decides about the goal: as its owner, or by leading the owner. */
export const decides = (sight: Sight, { ownerId }: Pick<GoalRow, 'ownerId'>): boolean =>
  ownerId === sight.me.id || leads(sight, ownerId);

export const goalById = async (store: Store, id: string): Promise<GoalRow | undefined> =>
  (await store.list(goals, { where: { id } })).rows[0];

/** A goal that the caller may see. Raises 404. */
export async function seenGoal(
  { store, me, language }: Asking,
  id: string,
): Promise<{ readonly goal: GoalRow; readonly sight: Sight }> {
  const goal = await goalById(store, id);
  const sight = await sightFor(store, me);
  if (goal === undefined || !sees(sight, goal)) throw domainError('not_found', language);
  return { goal, sight };
}

/** A period. Raises 404. */
export async function periodAt(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<PeriodRow> {
  const {
    rows: [row],
  } = await store.list(goalPeriods, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Raises 409 if the period is closed. */
export async function expectOpenPeriod(
  context: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<void> {
  const { closedAt } = await periodAt(context, id);
  if (closedAt !== null) refuseGoal(context, 'goal_period_closed');
}

/** `own`: the owner. `led`: the leaders of the owner. `any`: both. */
export type Hand = 'own' | 'led' | 'any';

/** A goal of an open period that the caller may change. Raises 404, 403 and 409. */
export async function goalToChange(
  context: Asking,
  id: string,
  hand: Hand,
): Promise<{ readonly goal: GoalRow; readonly sight: Sight }> {
  const { goal, sight } = await seenGoal(context, id);
  const isOwn = hand !== 'led' && goal.ownerId === context.me.id;
  const isLed = hand !== 'own' && leads(sight, goal.ownerId);
  if (!isOwn && !isLed) throw domainError('forbidden', context.language);
  await expectOpenPeriod(context, goal.periodId);
  return { goal, sight };
}

/** Files of a check-in follow its goal. */
export const checkinReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const {
    rows: [checkin],
  } = await store.list(goalCheckins, { where: { id: recordId } });
  const goal = checkin === undefined ? undefined : await goalById(store, checkin.goalId);
  return goal !== undefined && may(me.userType, 'goals.use') && sees(await sightFor(store, me), goal);
};
