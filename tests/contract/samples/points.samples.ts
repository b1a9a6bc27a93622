/** Valid calls of points. */
import { levels, pointRequests } from '#backend/points/points.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/**
 * A user who takes points, an open request with its requester, and a level. The budget of the world is large enough.
 */
export const known = async (store: Store, { slug }: Known) => {
  const { rows: people } = await store.list(users, { where: { active: true, takesPoints: true } });
  const byId = new Map(people.map((person) => [person.id, person]));
  const { rows: pending } = await store.list(pointRequests, { where: { status: 'pending' } });
  const admin = `admin@${slug}.example`;
  const waiting = pending.find(
    ({ userId, requestedBy }) =>
      byId.has(requestedBy) && byId.has(userId) && byId.get(userId)?.email !== admin,
  );
  return {
    pointTaker: people.find(({ userType }) => userType === 'employee')?.id ?? noId,
    pointRequest: waiting?.id ?? noId,
    requestAsker: byId.get(waiting?.requestedBy ?? '')?.email ?? '',
    pointAdmin: admin,
    level: await firstId(store, levels),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PointsKnown = Awaited<ReturnType<typeof known>>;

const days = { startDate: '2025-01-01', endDate: '2027-12-31' };

export const calls: Calls<PointsKnown> = {
  'points.history': () => ({ query: { purse: 'redeem', kind: 'recognition', ...days } }),
  'points.createRequest': () => ({ body: { userId: undefined } }),
  'points.requests': () => ({ query: { pending: true, all: true } }),
  'points.approveRequest': ({ pointRequest, pointAdmin }) => ({
    body: { id: pointRequest },
    as: pointAdmin,
  }),
  'points.rejectRequest': ({ pointRequest, pointAdmin }) => ({
    body: { id: pointRequest },
    as: pointAdmin,
  }),
  'points.withdrawRequest': ({ pointRequest, requestAsker }) => ({
    params: { id: pointRequest },
    as: requestAsker,
  }),
  'points.createLevel': () => ({ body: { minPoints: 999_000, maxPoints: undefined } }),
  'points.updateLevel': ({ level }) => ({
    params: { id: level },
    body: { minPoints: undefined, maxPoints: undefined },
  }),
  'points.deleteLevel': 'level',
  'points.setToDistribute': () => ({ body: { amount: 5_000 } }),
  'points.grantExtra': ({ pointTaker }) => ({ body: { userIds: [pointTaker] } }),
  'points.transfer': ({ pointTaker }) => ({
    body: { 1: { userId: pointTaker, amount: 1, reason: 'Feria', purse: 'give' } },
  }),
  'points.outputs': () => ({ body: { ...days } }),
  'points.departmentUse': () => ({ query: days }),
};
