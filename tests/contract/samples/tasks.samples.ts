/** Valid calls of tasks. */
import { tasks } from '#backend/tasks/tasks.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An active one. */
export const known = async (store: Store) => ({
  taskId: await firstId(store, tasks, { where: { active: true } }),
});
type TasksKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<TasksKnown> = {
  'tasks.update': 'taskId',
  'tasks.remove': 'taskId',
};
