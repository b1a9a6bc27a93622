/** Approving a request for points from the queue, as it was asked. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';

/** Another amount, and refusing, are on its page. */
export const pointRequestAct: WaitingAct = {
  send: ({ id, points }, key) => requestWrites.approve({ id, amount: points ?? 0, note: '' }, key),
  refresh: refreshPoints,
};
