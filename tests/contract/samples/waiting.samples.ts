/** Valid calls of the queue: the caller puts a task off (`tasks.samples.ts`). */
import type { Calls } from './known.ts';

export const calls: Calls<{ readonly taskId: string }> = {
  'waiting.snooze': ({ taskId: id }) => ({ body: { kind: 'task', id } }),
};
