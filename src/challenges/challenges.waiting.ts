/** Approving a proof of a challenge from the queue. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { challengeProofResource } from './admin/challengesAdmin.queries.ts';

/** Sending back needs a reason: that is written on its page. */
export const challengeProofAct: WaitingAct = {
  send: ({ id }, key) => challengeProofResource.approve({ id }, key),
  refresh: challengeProofResource.refresh,
};
