/** Tasks and submissions as their readers see them, in a constant number of reads. */
import type * as z from 'zod/mini';
import type { Task, TaskDetail, TaskFile, TaskSubmission } from '#schema/tasks/tasks.shapes.ts';
import { filesByKey } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { peopleById } from '../people/users.rules.ts';
import { decides, type HandedIn, type TaskRow } from './tasks.access.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';

type Shown<S extends z.ZodMiniType> = z.output<S>;

async function filesOf(
  { store, linkTo }: Context,
  rows: readonly { readonly attachmentKeys: readonly string[] }[],
): Promise<ReadonlyMap<string, Shown<typeof TaskFile>>> {
  const files = await filesByKey(
    store,
    rows.flatMap(({ attachmentKeys }) => attachmentKeys),
  );
  return new Map(
    await Promise.all(
      [...files].map(
        async ([key, { name, contentType, size }]) =>
          [key, { name, contentType, size, url: await linkTo(key) }] as const,
      ),
    ),
  );
}

export async function tasksOf(context: Context, rows: readonly TaskRow[]): Promise<Shown<typeof Task>[]> {
  const { store, me } = context;
  const { rows: parts } = await store.list(taskPeople, {
    where: { taskId: { in: rows.map(({ id }) => id) } },
    order: [['createdAt', 'asc']],
  });
  const people = await peopleById(context, [
    ...rows.map(({ createdBy }) => createdBy),
    ...parts.map(({ userId }) => userId),
  ]);
  const files = await filesOf(context, rows);
  return rows.map(({ createdBy, attachmentKeys, ...row }) => {
    const mayDecide = decides(me, createdBy);
    const shown = parts.flatMap(({ id, taskId, userId, state, reward }) => {
      const user = people.get(userId);
      const isSeen = taskId === row.id && (mayDecide || userId === me.id);
      return user === undefined || !isSeen ? [] : [{ id, user, state, reward }];
    });
    return {
      ...row,
      maker: people.get(createdBy) ?? null,
      files: attachmentKeys.flatMap((key) => files.get(key) ?? []),
      mayDecide,
      mine: shown.find(({ user }) => user.id === me.id) ?? null,
      people: shown,
    };
  });
}

export async function submissionsOf(
  context: Context,
  rows: readonly HandedIn[],
): Promise<Shown<typeof TaskSubmission>[]> {
  const { store, me } = context;
  const { rows: theirs } = await store.list(tasks, {
    where: { id: { in: [...new Set(rows.map(({ taskId }) => taskId))] } },
  });
  const of = new Map(theirs.map((task) => [task.id, task]));
  const people = await peopleById(
    context,
    rows.flatMap(({ userId, makerId }) => [userId, makerId]),
  );
  const files = await filesOf(context, rows);
  return rows.map((row) => ({
    id: row.id,
    taskId: row.taskId,
    title: of.get(row.taskId)?.title ?? '',
    points: of.get(row.taskId)?.points ?? 0,
    user: people.get(row.userId) ?? null,
    maker: people.get(row.makerId) ?? null,
    mine: row.userId === me.id,
    message: row.message,
    files: row.attachmentKeys.flatMap((key) => files.get(key) ?? []),
    status: row.status,
    reason: row.reason,
    decidedAt: row.decidedAt,
    createdAt: row.createdAt,
  }));
}

/** The whole of a task as it is now. */
export async function detailOf(context: Context, id: string): Promise<Shown<typeof TaskDetail>> {
  const { store, me, language } = context;
  const { rows } = await store.list(tasks, { where: { id } });
  const [task] = await tasksOf(context, rows);
  if (task === undefined) throw domainError('not_found', language);
  const { rows: handedIn } = await store.list(taskSubmissions, {
    where: { taskId: id, ...(task.mayDecide ? {} : { userId: me.id }) },
    order: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
  });
  return { ...task, submissions: await submissionsOf(context, handedIn) };
}
