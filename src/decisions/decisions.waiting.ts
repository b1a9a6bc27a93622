/** Approving a request from the queue. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshDecisions, sendWish } from './decisions.writes.ts';

/** Refusing needs a reason: that is written on its page. */
export const decisionAct: WaitingAct = {
  send: ({ id }) => sendWish(id, { act: 'approve' }),
  takeBack: ({ id }) => sendWish(id, { act: 'takeBack' }),
  refresh: refreshDecisions,
};
