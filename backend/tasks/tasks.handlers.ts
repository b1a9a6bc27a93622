/** Tasks when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';

/** What the person handed in goes, and so do the tasks that nobody else has; those of others stay. */
export const tasksGone = onPersonRemoved(
  'tasks',
  { removes: [taskPeople, taskSubmissions], changes: [tasks] },
  async ({ store }, { user: { id: createdBy } }) => {
    const { rows } = await store.list(tasks, { where: { createdBy } });
    const { rows: parts } = await store.list(taskPeople, {
      where: { taskId: { in: rows.map(({ id }) => id) } },
    });
    const used = new Set(parts.map(({ taskId }) => taskId));
    await store.remove(tasks, { id: { in: rows.flatMap(({ id }) => (used.has(id) ? [] : [id])) } });
  },
);
