/** Requests for points that a person decides on. */
import type { WaitingSource } from '../waiting/sources.ts';
import { pointRequests } from './points.tables.ts';
import { decidedBy } from './requests.rules.ts';

export const pointsWaiting: WaitingSource = {
  kinds: ['point_request'],
  async find({ store, me }) {
    const { rows } = await store.list(pointRequests, { where: { ...decidedBy(me), status: 'pending' } });
    return rows.map(({ id, userId, amount, reason, createdAt }) => ({
      kind: 'point_request',
      id,
      points: amount,
      words: reason,
      whoId: userId,
      since: createdAt,
    }));
  },
};
