/** Deciding from the queue on what was handed in. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshTasks, taskWrites } from './tasks.queries.ts';

export const taskProofAct: WaitingAct = {
  send: ({ id }, key) => taskWrites.approve({ id }, key),
  takeBack: ({ id }, key) => taskWrites.takeBack({ id }, key),
  refuse: { send: ({ id }, reason, key) => taskWrites.sendBack({ id, input: { reason } }, key) },
  refresh: refreshTasks,
};
