/** Tasks and submissions as their readers see them, in a constant number of reads. */
import type * as z from 'zod/mini';
import { wording } from '#schema/kit/wording.ts';
import { reason } from '#schema/reasons.ts';
import { countsOf, taskLimits, type TaskCounts } from '#schema/tasks/tasks.rules.ts';
import type { Task, TaskFile, TaskPerson, TaskSubmission } from '#schema/tasks/tasks.shapes.ts';
import { filesByKey } from '../files/files.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { decides, type HandedIn, type PartRow, type TaskRow } from './tasks.access.ts';
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

/** The latest reasons of parts that were sent back, by part. */
async function reasonsOf(
  { store }: Context,
  parts: readonly PartRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = parts.flatMap(({ id, state }) => (state === 'sent_back' ? [id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(taskSubmissions, {
    where: { personId: { in: ids }, status: 'sent_back' },
    order: [['createdAt', 'asc']],
  });
  return new Map(rows.map(({ personId, reason: why }) => [personId, why]));
}

/** The one submission of each task that waits for the reader, by task. */
async function waitingOf(
  { store, me }: Context,
  rows: readonly TaskRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ id, createdBy, submitted }) =>
    submitted === 1 && decides(me, createdBy) ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const { rows: waiting } = await store.list(taskSubmissions, {
    where: { taskId: { in: ids }, status: 'submitted', userId: { ne: me.id } },
  });
  return new Map(waiting.map(({ id, taskId }) => [taskId, id]));
}

/** Parts of people who are there, in their order. */
export async function partsOf(
  context: Context,
  parts: readonly PartRow[],
): Promise<Shown<typeof TaskPerson>[]> {
  const reasons = await reasonsOf(context, parts);
  const people = await peopleById(
    context,
    parts.map(({ userId }) => userId),
  );
  return parts.flatMap(({ id, userId, state, reward }) => {
    const user = people.get(userId);
    return user === undefined ? [] : [{ id, user, state, reward, reason: reasons.get(id) ?? null }];
  });
}

/** How many people a task has. */
const peopleIn = (row: TaskCounts): number =>
  row.open + row.submitted + row.sentBack + row.approved + row.cancelled;

/** The first people of tasks of several that the reader decides on, by task. */
async function firstOf(
  context: Context,
  rows: readonly TaskRow[],
): Promise<ReadonlyMap<string, PublicUser[]>> {
  const ids = rows.flatMap((row) =>
    decides(context.me, row.createdBy) && peopleIn(row) > 1 ? [row.id] : [],
  );
  if (ids.length === 0) return new Map();
  const { rows: crews } = await context.store.list(tasks, {
    columns: ['id'],
    where: { id: { in: ids } },
    with: {
      parts: { many: taskPeople, on: 'taskId', order: [['createdAt', 'asc']], limit: taskLimits.named },
    },
  });
  const people = await peopleById(
    context,
    crews.flatMap(({ parts }) => parts.map(({ userId }) => userId)),
  );
  return new Map(crews.map(({ id, parts }) => [id, parts.flatMap(({ userId }) => people.get(userId) ?? [])]));
}

/** Reads no more rows for a task of 200 people than for one of two. */
export async function tasksOf(context: Context, rows: readonly TaskRow[]): Promise<Shown<typeof Task>[]> {
  const { store, me } = context;
  const alone = rows.filter((row) => decides(me, row.createdBy) && peopleIn(row) === 1);
  const { rows: parts } = await store.list(taskPeople, {
    where: {
      or: [
        { taskId: { in: rows.map(({ id }) => id) }, userId: me.id },
        { taskId: { in: alone.map(({ id }) => id) } },
      ],
    },
  });
  const crews = await firstOf(context, rows);
  const taskOf = new Map(parts.map(({ id, taskId }) => [id, taskId]));
  const shown = await partsOf(context, parts);
  const makers = await peopleById(
    context,
    rows.map(({ createdBy }) => createdBy),
  );
  const files = await filesOf(context, rows);
  const waiting = await waitingOf(context, rows);
  return rows.map(({ createdBy, attachmentKeys, open, submitted, sentBack, approved, cancelled, ...row }) => {
    const mayDecide = decides(me, createdBy);
    const all = { open, submitted, sentBack, approved, cancelled };
    const own = shown.filter(({ id }) => taskOf.get(id) === row.id);
    const mine = own.find(({ user }) => user.id === me.id) ?? null;
    return {
      ...row,
      maker: makers.get(createdBy) ?? null,
      files: attachmentKeys.flatMap((key) => files.get(key) ?? []),
      mayDecide,
      mine,
      counts: mayDecide ? all : countsOf(mine === null ? [] : [mine]),
      waitingId: waiting.get(row.id) ?? null,
      first: crews.get(row.id) ?? [],
      only: !mayDecide ? mine : peopleIn(all) === 1 ? (own[0] ?? null) : null,
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
    rows.flatMap(({ userId, makerId, decidedBy }) => [
      userId,
      makerId,
      ...(decidedBy === null ? [] : [decidedBy]),
    ]),
  );
  const files = await filesOf(context, rows);
  return rows.map((row) => ({
    id: row.id,
    taskId: row.taskId,
    title: of.get(row.taskId)?.title ?? '',
    titleEn: of.get(row.taskId)?.titleEn ?? null,
    points: of.get(row.taskId)?.points ?? 0,
    user: people.get(row.userId) ?? null,
    maker: people.get(row.makerId) ?? null,
    mine: row.userId === me.id,
    message: row.message,
    files: row.attachmentKeys.flatMap((key) => files.get(key) ?? []),
    status: row.status,
    reason: row.reason,
    decider: people.get(row.decidedBy ?? '') ?? null,
    decidedAt: row.decidedAt,
    createdAt: row.createdAt,
  }));
}

/** "Inventario · 40 puntos": tasks by id, as a notification names them. */
export async function taskTitles(
  { store, language }: Pick<Context, 'store' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(tasks, { where: { id: { in: [...new Set(ids)] } } });
  return new Map(
    rows.map(({ id, title, titleEn, points }) => {
      const words = wording(title, titleEn, language);
      return [
        id,
        points === 0
          ? words
          : `${words} · ${reason('', points === 1 ? 'task_point' : 'task_points', language, { points }).message}`,
      ];
    }),
  );
}
