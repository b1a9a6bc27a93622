/** Valid calls of tasks. */
import { tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

export const known = async (store: Store) => ({
  taskId: await firstId(store, tasks, { where: { status: 'open' } }),
  waitingId: await firstId(store, taskSubmissions, { where: { status: 'submitted' } }),
});
type TasksKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<TasksKnown> = {
  'tasks.task': 'taskId',
  'tasks.update': 'taskId',
  'tasks.cancel': 'taskId',
  'tasks.submit': 'taskId',
  'tasks.withdraw': 'waitingId',
  'tasks.approve': 'waitingId',
  'tasks.sendBack': 'waitingId',
};
