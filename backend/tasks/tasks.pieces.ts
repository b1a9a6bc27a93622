/** Work over the people of a task in pieces: each is one transaction, and other calls are answered in between. */
import { dueOrderOf, openStates } from '#schema/tasks/tasks.rules.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleIn } from '../departments/audience.ts';
import { countParts, type TaskRow } from './tasks.access.ts';
import { taskPeople, taskPieces, tasks, taskSubmissions } from './tasks.tables.ts';

type Working = Pick<JobContext, 'store' | 'newId' | 'at' | 'now' | 'publish'>;
type Piece = Pick<Row<typeof taskPieces>, 'what' | 'audience' | 'cursor'>;
/** Who acts; null in later pieces. */
type Actor = string | null;

/** People of one piece: each is a part, and a notification with its messages. */
export const peopleAtOnce = 200;

/** The people of an audience who get a task: nobody earns points by a task of their own. */
export async function receiversOf(
  { store, now }: Pick<Working, 'store' | 'now'>,
  audience: PeopleAudience,
  { createdBy, points }: Pick<TaskRow, 'createdBy' | 'points'>,
): Promise<Where<UserRow>> {
  const where = await peopleIn(store, audience, await todayOf({ store, now }));
  return points === 0 ? where : { ...where, id: { ne: createdBy } };
}

async function notify(
  context: Working,
  kind: NotificationKind,
  {
    taskId,
    actorId,
    to,
  }: { readonly taskId: string; readonly actorId: Actor; readonly to: readonly string[] },
): Promise<void> {
  const others = to.filter((id) => id !== actorId);
  await leaveNotices(context, { to: others, kind, actorId, postId: null, sourceId: taskId });
}

/** Gives the task to the next people of its audience, in the order of their ids, and returns the last; null at the end. */
async function assignMore(context: Working, task: TaskRow, { audience, cursor }: Piece): Promise<Actor> {
  const { store, newId, at } = context;
  if (audience === null) return null;
  const where = await peopleIn(store, audience, await todayOf(context));
  const { rows, next } = await store.list(users, {
    columns: ['id'],
    where: { ...where, id: { gt: cursor } },
    order: [['id', 'asc']],
    limit: peopleAtOnce,
  });
  const given = await store.insert(
    taskPeople,
    rows
      .filter(({ id }) => task.points === 0 || id !== task.createdBy)
      .map(({ id }) => ({
        id: newId(),
        taskId: task.id,
        userId: id,
        state: 'open',
        reward: 'none',
        reminded: 0,
        dueOrder: dueOrderOf('open', task.dueOn),
        createdAt: at,
      })),
    { skipExisting: true },
  );
  await store.update(tasks, { id: task.id }, { open: { inc: given.length } });
  const to = given.flatMap(({ userId }) => (userId === task.createdBy ? [] : [userId]));
  await notify(context, 'task', { taskId: task.id, actorId: task.createdBy, to });
  return next === undefined ? null : (rows.at(-1)?.id ?? null);
}

/** Gives the next parts the due day of the task, which has reminders of its own. */
async function redateMore(context: Working, task: TaskRow, { cursor }: Piece): Promise<Actor> {
  const { store } = context;
  const { rows, next } = await store.list(taskPeople, {
    where: { taskId: task.id, userId: { gt: cursor } },
    order: [['userId', 'asc']],
    limit: peopleAtOnce,
  });
  for (const [state, parts] of Map.groupBy(rows, (part) => part.state)) {
    const order = openStates.some((one) => one === state) ? { dueOrder: dueOrderOf(state, task.dueOn) } : {};
    const ids = parts.map(({ id }) => id);
    await store.update(taskPeople, { id: { in: ids } }, { reminded: 0, ...order });
  }
  return next === undefined ? null : (rows.at(-1)?.userId ?? null);
}

/** Closes the next parts that nobody approved. */
async function cancelMore(context: Working, task: TaskRow, actorId: Actor): Promise<Actor> {
  const { store } = context;
  const { rows, next } = await store.list(taskPeople, {
    where: { taskId: task.id, state: { in: ['open', 'sent_back', 'submitted'] } },
    limit: peopleAtOnce,
  });
  const ids = rows.map(({ id }) => id);
  await store.update(
    taskPeople,
    { id: { in: ids } },
    { state: 'cancelled', dueOrder: dueOrderOf('cancelled', null) },
  );
  await store.update(
    taskSubmissions,
    { taskId: task.id, personId: { in: ids }, status: 'submitted' },
    { status: 'withdrawn' },
  );
  await countParts(store, [task.id]);
  const to = rows.map(({ userId }) => userId);
  await notify(context, 'task_cancelled', { taskId: task.id, actorId, to });
  return next === undefined ? null : '';
}

const more = (context: Working, task: TaskRow, piece: Piece, actorId: Actor): Promise<Actor> => {
  switch (piece.what) {
    case 'assign':
      return assignMore(context, task, piece);
    case 'redate':
      return redateMore(context, task, piece);
    case 'cancel':
      return cancelMore(context, task, actorId);
  }
};

/** Does the first piece now, and leaves the others to the job. What is cancelled has nothing else to do. */
export async function beginPieces(
  context: Working & { readonly me: Pick<UserRow, 'id'> },
  task: TaskRow,
  { what, audience = null }: { readonly what: Piece['what']; readonly audience?: PeopleAudience | null },
): Promise<void> {
  const { store, newId, at, me } = context;
  await store.remove(taskPieces, { taskId: task.id, ...(what === 'cancel' ? {} : { what }) });
  const piece = { what, audience, cursor: '' };
  const cursor = await more(context, task, piece, me.id);
  if (cursor === null) return;
  await store.insert(taskPieces, [{ id: newId(), taskId: task.id, ...piece, cursor, createdAt: at }]);
}

/** Does the next piece; false if it was the last, or the task is gone. */
export async function nextPiece(context: Working, id: string): Promise<boolean> {
  const { store } = context;
  const {
    rows: [piece],
  } = await store.list(taskPieces, { where: { id }, with: { task: { one: tasks, on: 'taskId' } } });
  if (piece === undefined) return false;
  const cursor = piece.task === null ? null : await more(context, piece.task, piece, null);
  if (cursor === null) await store.remove(taskPieces, { id });
  else await store.update(taskPieces, { id }, { cursor });
  return true;
}

/** How many pieces each piece of work may need now. */
export async function duePieces(store: Working['store']): Promise<readonly string[]> {
  const { rows } = await store.list(taskPieces, { order: [['createdAt', 'asc']] });
  if (rows.length === 0) return [];
  const [staff] = await store.tally(users, { where: { active: true, deletedAt: null } });
  const most = Math.ceil((staff?.count ?? 0) / peopleAtOnce) + 1;
  return rows.flatMap(({ id }) => Array.from({ length: most }, () => `piece ${id}`));
}
