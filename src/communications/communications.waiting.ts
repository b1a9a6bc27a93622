/** Confirming from the queue that a communication was read. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { communicationWrites } from './communication.queries.ts';
import { refreshCommunications } from './communications.queries.ts';

export const communicationAct: WaitingAct = {
  send: ({ id }, key) => communicationWrites.acknowledge({ id }, key),
  refresh: refreshCommunications,
};
