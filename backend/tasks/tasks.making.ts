/** Making a task: for whom, until when, and with which files. */
import { may, permissions } from '#schema/permissions.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { countsOf, dueOrderOf } from '#schema/tasks/tasks.rules.ts';
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { teamsOf } from '../departments/leaders.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { taskPeople, tasks } from './tasks.tables.ts';

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

/** Checks and stores a task, and notifies its people. Returns its id. */
export async function makeTask(context: Context, body: Body): Promise<string> {
  const { store, me, at, language, newId } = context;
  const findings = new ValidationErrors(language);
  const ids = [...new Set(body.userIds.length === 0 ? [me.id] : body.userIds)];
  const keys = [...new Set(body.attachmentKeys)];
  await checkPeople(context, ids, findings);
  await checkDue(context, body.dueOn, findings);
  await ownUploads(store, me, keys, 'task-attachment', findings, 'attachmentKeys');
  if (body.points > 0 && ids.includes(me.id)) findings.add('points', 'task_own_points');
  findings.throwIfAny();
  const id = newId();
  await store.insert(tasks, [
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
      ...countsOf([{ state: 'open', count: ids.length }]),
      createdAt: at,
    },
  ]);
  await store.insert(
    taskPeople,
    ids.map((userId) => ({
      id: newId(),
      taskId: id,
      userId,
      state: 'open',
      reward: 'none',
      reminded: 0,
      dueOrder: dueOrderOf('open', body.dueOn ?? null),
      createdAt: at,
    })),
  );
  await holdFiles(store, keys, id);
  await leaveNotices(context, {
    to: ids.filter((one) => one !== me.id),
    kind: 'task',
    actorId: me.id,
    postId: null,
    sourceId: id,
  });
  return id;
}
