/** Deciding on a proof of a challenge from the queue. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { challengeProofResource } from './admin/challengesAdmin.queries.ts';

export const challengeProofAct: WaitingAct = {
  send: ({ id }, key) => challengeProofResource.approve({ id }, key),
  refuse: { send: ({ id }, reason, key) => challengeProofResource.sendBack({ id, reason }, key) },
  refresh: challengeProofResource.refresh,
};
