/** Deciding on a request from the queue. */
import type { SendsWaiting, WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshDecisions, sendWish } from './decisions.writes.ts';

const takeBack: SendsWaiting = ({ id }) => sendWish(id, { act: 'takeBack' });

export const decisionAct: WaitingAct = {
  send: ({ id }) => sendWish(id, { act: 'approve' }),
  takeBack,
  refuse: { send: ({ id }, reason) => sendWish(id, { act: 'refuse', reason }), takeBack },
  refresh: refreshDecisions,
};
