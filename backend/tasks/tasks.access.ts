/** Who sees a task, who decides on it, and who reads its files. */
import { may, permissions } from '#schema/permissions.ts';
import { countsOf } from '#schema/tasks/tasks.rules.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';

export type TaskRow = Row<typeof tasks>;
export type PartRow = Row<typeof taskPeople>;
export type HandedIn = Row<typeof taskSubmissions>;

/** Whether the person edits and cancels the task, and decides on what others hand in. */
export const decides = (me: Pick<UserRow, 'id' | 'userType'>, makerId: string): boolean =>
  makerId === me.id || may(me.userType, 'tasks.manage');

/** Counts the people of tasks again, after a part of theirs has changed. */
export async function countParts(store: Store, taskIds: readonly string[]): Promise<void> {
  const parts = await store.tally(taskPeople, {
    where: { taskId: { in: taskIds } },
    by: ['taskId', 'state'],
  });
  const byTask = Map.groupBy(parts, ({ taskId }) => taskId);
  for (const id of new Set(taskIds)) await store.update(tasks, { id }, countsOf(byTask.get(id) ?? []));
}

/** Who decides besides the maker. */
export async function managersOf(store: Store): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    where: { userType: { in: permissions['tasks.manage'] }, active: true, deletedAt: null },
  });
  return rows.map(({ id }) => id);
}

/** Who hears of what is handed in: the maker, or the administrators once the maker is gone. */
export async function decidersOf(store: Store, makerId: string): Promise<readonly string[]> {
  const [here] = await store.tally(users, { where: { id: makerId, active: true, deletedAt: null } });
  return (here?.count ?? 0) > 0 ? [makerId] : managersOf(store);
}

async function isSeen(store: Store, me: UserRow, task: TaskRow): Promise<boolean> {
  if (decides(me, task.createdBy)) return true;
  const { rows } = await store.list(taskPeople, { where: { taskId: task.id, userId: me.id } });
  return rows.length > 0;
}

/** A task for its reader. Raises 404 if the reader may not see it. */
export async function seenTask({ store, me, language }: Context, id: string): Promise<TaskRow> {
  const {
    rows: [task],
  } = await store.list(tasks, { where: { id } });
  if (task === undefined || !(await isSeen(store, me, task))) throw domainError('not_found', language);
  return task;
}

/** A task that the reader decides on. Raises 404 if the reader may not see it, and 403 if the reader only does it. */
export async function ledTask(context: Context, id: string): Promise<TaskRow> {
  const task = await seenTask(context, id);
  if (!decides(context.me, task.createdBy)) throw domainError('forbidden', context.language);
  return task;
}

/** What the reader handed in. Raises 404 for others. */
export async function ownSubmission({ store, me, language }: Context, id: string): Promise<HandedIn> {
  const {
    rows: [row],
  } = await store.list(taskSubmissions, { where: { id, userId: me.id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** What somebody else handed in, for those who decide on it. Raises 404 for others, and for the reader's own. */
export async function submissionToDecide({ store, me, language }: Context, id: string): Promise<HandedIn> {
  const {
    rows: [row],
  } = await store.list(taskSubmissions, { where: { id } });
  if (row === undefined || row.userId === me.id || !decides(me, row.makerId))
    throw domainError('not_found', language);
  return row;
}

/** The files of a task follow the task; those of a submission, the person and those who decide on it. */
export const taskReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const {
    rows: [task],
  } = await store.list(tasks, { where: { id: recordId } });
  if (task !== undefined) return isSeen(store, me, task);
  const {
    rows: [row],
  } = await store.list(taskSubmissions, { where: { id: recordId } });
  return row === undefined ? undefined : row.userId === me.id || decides(me, row.makerId);
};
