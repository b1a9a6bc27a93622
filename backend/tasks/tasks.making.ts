/** Making a task: for whom, until when, and with which files. */
import { may, permissions } from '#schema/permissions.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { countsOf } from '#schema/tasks/tasks.rules.ts';
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { teamsOf } from '../departments/leaders.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { audienceFrom, checkAudience, everyone } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { beginPieces, receiversOf } from './tasks.pieces.ts';
import { tasks } from './tasks.tables.ts';

type Body = Input<(typeof taskEndpoints)['create']>['body'];

/** The day of the caller. */
export const todayOf = async ({ store, now, me }: Context): Promise<string> =>
  dayAt(now, zoneOf(me.timezone, await timezoneOf(store)));

/** Adds an error for a day that has passed for the caller. */
export async function checkDue(
  context: Context,
  dueOn: string | null | undefined,
  findings: ValidationErrors,
): Promise<void> {
  const today = await todayOf(context);
  if (dueOn !== null && dueOn !== undefined && dueOn < today) findings.add('dueOn', 'task_due_past');
}

async function checkPeople(
  { store, me }: Context,
  ids: readonly string[],
  findings: ValidationErrors,
): Promise<void> {
  const { rows } = await store.list(users, {
    where: {
      id: { in: ids },
      active: true,
      deletedAt: null,
      userType: { in: permissions['tasks.use'] },
    },
  });
  const known = new Set(rows.map(({ id }) => id));
  const others = ids.filter((id) => id !== me.id);
  const isFree = others.length === 0 || may(me.userType, 'tasks.manage');
  const led = new Set(isFree ? others : (await teamsOf(store, [me.id])).get(me.id));
  for (const [place, id] of ids.entries())
    if (!known.has(id)) findings.add(`userIds.${place}`, 'person_unknown');
    else if (id !== me.id && !led.has(id)) findings.add(`userIds.${place}`, 'task_people');
}

/** The audience of a call beyond single people; null if it names only these, or nobody. */
export function widerAudience({
  everyone: isAll = false,
  departmentIds = [],
  groupIds = [],
  userIds,
}: Pick<Body, 'everyone' | 'departmentIds' | 'groupIds' | 'userIds'>): PeopleAudience | null {
  if (isAll) return everyone;
  return departmentIds.length + groupIds.length === 0
    ? null
    : audienceFrom({ departmentIds, groupIds, userIds });
}

/** Adds an error for each part that the caller may not name, or that does not exist. */
async function checkWider(
  { store, me }: Context,
  body: Body,
  audience: PeopleAudience,
  findings: ValidationErrors,
): Promise<void> {
  if (may(me.userType, 'tasks.manage')) return checkAudience(store, audience, findings);
  if (audience.everyone) findings.add('everyone', 'task_people');
  for (const field of ['departmentIds', 'groupIds'] as const)
    if ((body[field] ?? []).length > 0) findings.add(field, 'task_people');
}

/** How many people an audience has who get the task of the caller. */
export async function countReceivers(
  context: Context,
  audience: PeopleAudience,
  points: number,
): Promise<number> {
  const where = await receiversOf(context, audience, { createdBy: context.me.id, points });
  const [counted] = await context.store.tally(users, { where });
  return counted?.count ?? 0;
}

/** Checks and stores a task, and notifies its people. Returns its id. */
export async function makeTask(context: Context, body: Body): Promise<string> {
  const { store, me, at, language, newId } = context;
  const findings = new ValidationErrors(language);
  const ids = [...new Set(body.userIds.length === 0 ? [me.id] : body.userIds)];
  const keys = [...new Set(body.attachmentKeys)];
  const wider = widerAudience(body);
  await (wider === null ? checkPeople(context, ids, findings) : checkWider(context, body, wider, findings));
  await checkDue(context, body.dueOn, findings);
  await ownUploads(store, me, keys, 'task-attachment', findings, 'attachmentKeys');
  if (wider === null && body.points > 0 && ids.includes(me.id)) findings.add('points', 'task_own_points');
  findings.throwIfAny();
  if (wider !== null && (await countReceivers(context, wider, body.points)) === 0)
    refuse(context, 'task_nobody');
  const id = newId();
  const [task] = await store.insert(tasks, [
    {
      id,
      title: body.title,
      titleEn: noneIfEmpty(body.titleEn) ?? null,
      description: body.description,
      descriptionEn: noneIfEmpty(body.descriptionEn) ?? null,
      createdBy: me.id,
      dueOn: body.dueOn ?? null,
      points: body.points,
      attachmentKeys: keys,
      status: 'open',
      ...countsOf([]),
      createdAt: at,
    },
  ]);
  await holdFiles(store, keys, id);
  const named = { ...everyone, everyone: false, userIds: ids };
  if (task !== undefined) await beginPieces(context, task, { what: 'assign', audience: wider ?? named });
  return id;
}
