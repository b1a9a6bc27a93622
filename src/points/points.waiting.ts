/** Deciding on a request for points from the queue: as it was asked, or not, with the reason. */
import type { WaitingAct } from '#src/waiting/waitingParts.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';

/** Another amount is on its page. */
export const pointRequestAct: WaitingAct = {
  send: ({ id, points }, key) => requestWrites.approve({ id, amount: points ?? 0, note: '' }, key),
  refuse: { send: ({ id }, note, key) => requestWrites.reject({ id, note }, key) },
  refresh: refreshPoints,
};
