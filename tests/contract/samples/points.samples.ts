/** Valid calls of points. */
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { levels, pointRequests } from '#backend/points/points.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { firstId, noId, type FieldInputs, type FieldSamples, type Known, type RestSamples } from './known.ts';

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
  const {
    rows: [budget],
  } = await store.list(accounts, { where: { ownerId: '', purse: 'budget' } });
  return {
    pointTaker: people.find(({ userType }) => userType === 'employee')?.id ?? noId,
    pointRequest: waiting?.id ?? noId,
    requestAsker: byId.get(waiting?.requestedBy ?? '')?.email ?? '',
    pointAdmin: admin,
    level: await firstId(store, levels),
    pointDepartment: await firstId(store, departments),
    pointBudget: String(budget?.balance ?? 0),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PointsKnown = Awaited<ReturnType<typeof known>>;

const days = 'start_date=2025-01-01&end_date=2027-12-31';

export const restSamples: RestSamples<PointsKnown> = {
  'points.history': () => ({ search: `?page=1&wallet=redeem&kind=recognition&${days}` }),
  'points.summary': () => ({}),
  'points.createRequest': () => ({ body: { amount: 40, reason: 'Para la feria' } }),
  'points.requests': () => ({ search: '?page=1&pending=true&all=true' }),
  'points.approveRequest': ({ pointRequest, pointAdmin }) => ({
    body: { id: pointRequest, amount: 1, note: 'Claro' },
    as: pointAdmin,
  }),
  'points.rejectRequest': ({ pointRequest, pointAdmin }) => ({
    body: { id: pointRequest, note: 'El mes que viene' },
    as: pointAdmin,
  }),
  'points.withdrawRequest': ({ pointRequest, requestAsker }) => ({
    params: { id: pointRequest },
    as: requestAsker,
  }),
  'points.levels': () => ({}),
  'points.myLevel': () => ({}),
  'points.createLevel': () => ({
    body: { name: 'Cometa', name_en: 'Comet', min_points: 999_000, icon: 'star', benefits: 'Un día libre' },
  }),
  'points.updateLevel': ({ level }) => ({ params: { id: level }, body: { name: 'Cometa' } }),
  'points.deleteLevel': ({ level }) => ({ params: { id: level } }),
  'points.pointSettings': () => ({}),
  'points.updatePointSettings': () => ({ body: { base_employee: 80, expires: false, redeem_budget: 5_000 } }),
  'points.setToDistribute': () => ({ body: { amount: 5_000 } }),
  'points.setBase': () => ({ body: { base_points: 90, user_type: 'manager' } }),
  'points.grantExtra': ({ pointTaker }) => ({
    body: { user_ids: [pointTaker], amount: 1, reason: 'Por el cierre', wallet: 'redeem' },
  }),
  'points.transfer': ({ pointTaker }) => ({
    body: { 1: { user_id: pointTaker, amount: 1, reason: 'Feria', wallet: 'give' } },
  }),
  'points.outputs': ({ pointDepartment }) => ({
    body: { start_date: '2025-01-01', end_date: '2027-12-31', department_id: pointDepartment, page: 1 },
  }),
  'points.departmentUse': () => ({ search: `?${days}` }),
};

export const fieldSamples: FieldSamples<PointsKnown> = {
  'Query.statement': () => '(page: 1, perPage: 5, purse: redeem, kind: recognition, startDate: "2025-01-01")',
  'Query.accountSummary': () => '',
  'Query.pointRequests': () => '(page: 1, all: true)',
  'Query.levels': () => '',
  'Query.myLevel': () => '',
  'Query.pointSettings': () => '',
  'Query.pointOutputs': () => '(input: { startDate: "2025-01-01", page: 1 })',
  'Query.departmentUse': () => '(startDate: "2025-01-01", endDate: "2027-12-31")',
  'Mutation.createPointRequest': () => '(amount: 40, reason: "Para la feria")',
  'Mutation.approvePointRequest': ({ pointRequest }) => `(id: "${pointRequest}", amount: 1, note: "Claro")`,
  'Mutation.rejectPointRequest': ({ pointRequest }) => `(id: "${pointRequest}", note: "El mes que viene")`,
  'Mutation.withdrawPointRequest': ({ pointRequest }) => `(id: "${pointRequest}")`,
  'Mutation.createLevel': () => '(input: { name: "Cometa", minPoints: 999000, benefits: "Un día libre" })',
  'Mutation.updateLevel': ({ level }) => `(id: "${level}", input: { name: "Cometa" })`,
  'Mutation.deleteLevel': ({ level }) => `(id: "${level}")`,
  'Mutation.updatePointSettings': () => '(input: { baseEmployee: 80, expires: false })',
  'Mutation.setPointsToDistribute': () => '(amount: 5000)',
  'Mutation.setBasePoints': () => '(basePoints: 90, userType: manager)',
  'Mutation.grantExtraPoints': ({ pointTaker }) =>
    `(input: { userIds: ["${pointTaker}"], amount: 1, reason: "Por el cierre", purse: redeem })`,
  'Mutation.transferPoints': () => '(input: $input)',
};

export const fieldInputs: FieldInputs<PointsKnown> = {
  'Mutation.transferPoints': ({ pointTaker }) => ({
    1: { userId: pointTaker, amount: 1, reason: 'Feria', purse: 'give' },
  }),
};
