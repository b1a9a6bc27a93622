/** Handing in, and the one decision on what was handed in. */
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { undoMs } from '#schema/limits.ts';
import { dueOrderOf, openStates, type TaskReward, type TaskState } from '#schema/tasks/tasks.rules.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { publishToPages } from '../http/openPages.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { nameOf, peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { payFromBudget, returnToBudget } from '../points/payFromBudget.ts';
import { takesPart } from '../points/settings.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { countParts, decidersOf, type HandedIn, type PartRow, type TaskRow } from './tasks.access.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';

const refusals = {
  open: 'task_decided',
  sent_back: 'task_decided',
  submitted: 'task_waiting',
  approved: 'task_done',
  cancelled: 'task_cancelled',
} as const satisfies Readonly<Record<TaskState, string>>;

/** A notification about a task, to other people than the caller. */
export const tell = (
  context: Context,
  kind: NotificationKind,
  taskId: string,
  to: readonly string[],
): Promise<void> =>
  leaveNotices(context, {
    to: to.filter((id) => id !== context.me.id),
    kind,
    actorId: context.me.id,
    postId: null,
    sourceId: taskId,
  });

/** A part in another state. */
const inState = (state: TaskState, task: Pick<TaskRow, 'dueOn'> | undefined) => ({
  state,
  dueOrder: dueOrderOf(state, task?.dueOn ?? null),
});

/** Stores the caller's submission. A task of one's own is completed by it. */
export async function handIn(
  context: Context,
  task: TaskRow,
  given: { readonly message: string; readonly attachmentKeys: readonly string[] },
): Promise<void> {
  const { store, me, at, language, newId } = context;
  const {
    rows: [part],
  } = await store.list(taskPeople, { where: { taskId: task.id, userId: me.id } });
  if (part === undefined) throw domainError('not_found', language);
  if (task.status === 'cancelled') refuse(context, 'task_cancelled');
  const isOwn = task.createdBy === me.id;
  const keys = [...new Set(given.attachmentKeys)];
  const [moved] = await store.update(
    taskPeople,
    { id: part.id, state: { in: openStates } },
    inState(isOwn ? 'approved' : 'submitted', task),
  );
  if (moved === undefined) refuse(context, refusals[part.state]);
  await countParts(store, [task.id]);
  const findings = new ValidationErrors(language);
  await ownUploads(store, me, keys, 'task-attachment', findings, 'attachmentKeys');
  if (!isOwn && given.message === '' && keys.length === 0) findings.add('message', 'task_empty');
  findings.throwIfAny();
  const id = newId();
  await store.insert(taskSubmissions, [
    {
      id,
      taskId: task.id,
      personId: part.id,
      userId: me.id,
      makerId: task.createdBy,
      message: given.message,
      attachmentKeys: keys,
      status: isOwn ? 'approved' : 'submitted',
      reason: null,
      decidedBy: isOwn ? me.id : null,
      decidedAt: isOwn ? at : null,
      createdAt: at,
    },
  ]);
  await holdFiles(store, keys, id);
  if (isOwn) await countActs(context, 'tasksApproved', [{ id, personId: me.id, at }]);
  await tell(context, 'task_submitted', task.id, await decidersOf(store, task.createdBy));
}

/** Throws 409 and says who was quicker, if a person decided. */
async function refuseDecided(context: Context, id: string): Promise<never> {
  const {
    rows: [now],
  } = await context.store.list(taskSubmissions, { where: { id } });
  const by = now?.decidedBy ?? '';
  const decider = (await peopleById(context, [by])).get(by);
  if (decider === undefined || decider.id === context.me.id) return refuse(context, 'task_decided');
  const code = now?.status === 'approved' ? 'task_approved_by' : 'task_returned_by';
  return refuse(context, code, { name: nameOf(decider) });
}

/** Moves a submission that waits, and the part of its person. Raises 409 if somebody was quicker. */
export async function settle(
  context: Context,
  { id, personId, taskId }: HandedIn,
  status: 'approved' | 'sent_back' | 'withdrawn',
  reason: string | null = null,
): Promise<void> {
  const { store, me, at } = context;
  const decided = status === 'withdrawn' ? {} : { reason, decidedBy: me.id, decidedAt: at };
  const [row] = await store.update(taskSubmissions, { id, status: 'submitted' }, { status, ...decided });
  if (row === undefined) return refuseDecided(context, id);
  const {
    rows: [task],
  } = await store.list(tasks, { where: { id: taskId } });
  // Its parts are closed piece by piece.
  if (task?.status === 'cancelled' && status !== 'withdrawn') refuse(context, 'task_cancelled');
  if (status === 'approved') await countActs(context, 'tasksApproved', [{ id, personId: row.userId, at }]);
  await store.update(taskPeople, { id: personId }, inState(status === 'withdrawn' ? 'open' : status, task));
  await countParts(store, [taskId]);
}

/** Makes an approved submission wait again, and moves its points back. Raises 409 once that is not possible any more. */
export async function takeBack(context: Context, row: HandedIn): Promise<void> {
  const { store, now } = context;
  const { id, personId, userId, taskId, decidedBy, decidedAt } = row;
  const {
    rows: [task],
  } = await store.list(tasks, { where: { id: taskId } });
  // A task of one's own is complete without a decision.
  if (row.status !== 'approved' || decidedAt === null || decidedBy === userId)
    refuse(context, 'task_decided');
  if (task?.status === 'cancelled') refuse(context, 'task_cancelled');
  if (now - Date.parse(decidedAt) > undoMs) refuse(context, 'task_approval_late');
  const [taken] = await store.update(
    taskSubmissions,
    { id, status: 'approved' },
    { status: 'submitted', decidedBy: null, decidedAt: null },
  );
  if (taken === undefined) refuse(context, 'task_decided');
  if (!(await returnToBudget(context, { kind: 'task', causeId: personId })))
    refuse(context, 'task_points_spent');
  await takeBackActs(context, 'tasksApproved', [id]);
  await store.update(taskPeople, { id: personId }, { ...inState('submitted', task), reward: 'none' });
  await countParts(store, [taskId]);
  await store.remove(notifications, { userId, kind: 'task_approved', sourceId: taskId, readAt: null });
  publishToPages(context, 'notification.changed', null, [userId]);
  publishToPages(context, 'task.changed', null, [userId, ...(await decidersOf(store, row.makerId))]);
}

/** Pays the points of an approved part once, and records whether they wait for the budget. Returns what was recorded. */
export async function payPart(
  context: Pick<JobContext, 'store' | 'newId' | 'at' | 'publish'>,
  { id, taskId, userId }: Pick<PartRow, 'id' | 'taskId' | 'userId'>,
): Promise<TaskReward> {
  const { store } = context;
  const {
    rows: [task],
  } = await store.list(tasks, { where: { id: taskId } });
  const {
    rows: [person],
  } = await store.list(users, { where: { id: userId } });
  const points = task?.points ?? 0;
  const isPaid = person !== undefined && points > 0 && takesPart(person);
  const reward = !isPaid
    ? 'none'
    : (await payFromBudget(context, [person], { kind: 'task', points, causeId: id }))
      ? 'paid'
      : 'due';
  await store.update(taskPeople, { id }, { reward });
  return reward;
}
