/** Tasks when a person is removed. */
import { discardHeld } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { onPersonRemoved } from '../http/handling.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { countParts, managersOf } from './tasks.access.ts';
import { taskPeople, taskPieces, tasks, taskSubmissions } from './tasks.tables.ts';

/** The tasks of these parts are counted without them; ids of other rows change nothing. */
async function leaveParts(context: Context, ids: readonly string[]): Promise<void> {
  const { store } = context;
  const { rows } = await store.list(taskPeople, { where: { id: { in: ids } } });
  await store.remove(taskPeople, { id: { in: ids } });
  await countParts(
    store,
    rows.map(({ taskId }) => taskId),
  );
  await discardHeld(context, ids);
}

/**
 * What the person handed in goes with its files, and so do the tasks that nobody else has; those of others stay. Administrators decide on
 * what was handed in to the person, and are notified.
 */
export const tasksGone = onPersonRemoved(
  'tasks',
  { removes: [taskPeople, taskSubmissions], takeAlong: leaveParts, changes: [tasks] },
  async (context, { user: { id: gone } }) => {
    const { store } = context;
    const { rows } = await store.list(tasks, { where: { createdBy: gone } });
    const { rows: parts } = await store.list(taskPeople, {
      where: { taskId: { in: rows.map(({ id }) => id) } },
    });
    const used = new Set(parts.map(({ taskId }) => taskId));
    const unused = rows.flatMap(({ id }) => (used.has(id) ? [] : [id]));
    await discardHeld(context, unused);
    await store.remove(tasks, { id: { in: unused } });
    await store.remove(taskPieces, { taskId: { in: unused } });
    const { rows: waiting } = await store.list(taskSubmissions, {
      where: { makerId: gone, status: 'submitted' },
    });
    const to = waiting.length === 0 ? [] : (await managersOf(store)).filter((id) => id !== gone);
    for (const { taskId, userId } of waiting)
      await leaveNotices(context, {
        to,
        kind: 'task_submitted',
        actorId: userId,
        postId: null,
        sourceId: taskId,
      });
  },
);
