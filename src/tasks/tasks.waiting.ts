/** Approving from the queue what was handed in. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshTasks, taskWrites } from './tasks.queries.ts';

/** Sending back needs a reason: that is written in the task. */
export const taskProofAct: WaitingAct = {
  send: ({ id }, key) => taskWrites.approve({ id }, key),
  takeBack: ({ id }, key) => taskWrites.takeBack({ id }, key),
  refresh: refreshTasks,
};
