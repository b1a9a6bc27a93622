/** One task with its people and what they handed in, a page at a time: a task of thousands costs what one of fifty does. */
import type * as z from 'zod/mini';
import { taskLimits } from '#schema/tasks/tasks.rules.ts';
import type { TaskDetail } from '#schema/tasks/tasks.shapes.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { growingPageFrom } from '../http/pages.ts';
import { decides, seenTask, type TaskRow } from './tasks.access.ts';
import { taskPeople, taskPieces, taskSubmissions } from './tasks.tables.ts';
import { partsOf, submissionsOf, tasksOf } from './tasks.views.ts';

/** All of a task for those who decide; else only what is the reader's. */
const seenIn = ({ me }: Context, { id, createdBy }: TaskRow) => ({
  taskId: id,
  ...(decides(me, createdBy) ? {} : { userId: me.id }),
});
const from = (after: string | undefined) => ({ page: 1, perPage: taskLimits.page, after });

/** People in the order in which they got the task. */
export async function peoplePage(context: Context, task: TaskRow, after?: string) {
  const { items, next } = await growingPageFrom(
    context,
    taskPeople,
    { where: seenIn(context, task), order: [['createdAt', 'asc']] },
    from(after),
  );
  return { items: await partsOf(context, items), next };
}

const newest = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

/** What was handed in, the newest first. */
export async function submissionsPage(context: Context, task: TaskRow, after?: string) {
  const query = { where: seenIn(context, task), order: newest };
  const { items, next } = await growingPageFrom(context, taskSubmissions, query, from(after));
  return { items: await submissionsOf(context, items), next };
}

/** A task as it is now. */
export async function detailOf(context: Context, id: string): Promise<z.output<typeof TaskDetail>> {
  const { store, me, language } = context;
  const row = await seenTask(context, id);
  const [task] = await tasksOf(context, [row]);
  if (task === undefined) throw domainError('not_found', language);
  const people = await peoplePage(context, row);
  const handedIn = await submissionsPage(context, row);
  // The reader goes on from here, however many others came after.
  const { rows: own } = await store.list(taskSubmissions, {
    where: { taskId: id, userId: me.id },
    order: newest,
    limit: 1,
  });
  const missing = own.filter((last) => handedIn.items.every((one) => one.id !== last.id));
  const [sending] = await store.tally(taskPieces, { where: { taskId: id, what: 'assign' }, atMost: 1 });
  return {
    ...task,
    people: people.items,
    nextPeople: people.next,
    submissions: [...handedIn.items, ...(await submissionsOf(context, missing))],
    nextSubmissions: handedIn.next,
    sending: (sending?.count ?? 0) > 0,
  };
}
