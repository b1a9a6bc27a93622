/** Data of the points administration for stories: a budget, levels, department use and outgoing points. */
import type { DepartmentUse, PointOutput } from '#schema/points/admin.endpoints.ts';
import { day, ago, idOf, me, people, person } from '../../kit/world.sample.ts';
import { serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { levels, nothing, requests, waiting } from '../points.sample.ts';

/** The settings, with most of the month's budget redeemed. */
export const pointRules = {
  baseEmployee: 100,
  baseManager: 150,
  baseAdmin: 100,
  expires: true,
  redeemBudget: 40_000,
  selfGrants: false,
  pointsToDistribute: 12_400,
  redeemed: 31_250,
  renewsOn: '2026-12-01',
};

/** An administrator of points. */
export const admin = {
  ...me,
  userType: 'admin' as const,
  permissions: [...me.permissions, 'points.decide' as const, 'points.manage' as const],
};

/** Departments, and people without a department. */
export const use: readonly DepartmentUse[] = [
  ...people.slice(0, 6).map(({ departmentId, departmentName }, index) => ({
    departmentId,
    name: departmentName,
    people: 4 + index * 3,
    received: 400 + index * 300,
    given: [320, 910, 640, 80, 1_240, 0][index] ?? 0,
    expired: index * 25,
    earned: 500 + index * 140,
    redeemed: [1_200, 300, 0, 450, 2_100, 90][index] ?? 0,
  })),
  {
    departmentId: null,
    name: null,
    people: 2,
    received: 200,
    given: 40,
    expired: 0,
    earned: 60,
    redeemed: 0,
  },
];

const kinds = ['recognition', 'purchase', 'boost', 'coupon', 'expiry'] as const;

/** Every kind of outgoing points, newest first. */
export const outputs: readonly PointOutput[] = Array.from({ length: 9 }, (_, index) => {
  const kind = kinds[index % kinds.length] ?? 'recognition';
  const isSpent = kind === 'purchase' || kind === 'coupon';
  return {
    id: idOf('00b5', index),
    user: person(index),
    purse: isSpent ? 'redeem' : 'give',
    kind,
    amount: 20 + index * 35,
    counterpart: isSpent || kind === 'expiry' ? null : person(index + 1),
    note: '',
    createdAt: ago(index * day),
  };
});

const totals = kinds.map((kind) => ({
  kind,
  points: outputs.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0),
}));

const decided = requests
  .filter(({ status }) => status !== 'pending')
  .map((one) => ({ ...one, user: person(2) }));
const onePage = <T>(items: readonly T[]) => ({
  items,
  pagination: { page: 1, perPage: 20, totalPages: 1, total: items.length },
});

/** A server with this data; `more` overrides its responses. */
export const pointsSay = (more: Answers = {}) =>
  serverSays({
    PointSettings: () => ({ pointSettings: pointRules }),
    Levels: () => ({ levels }),
    DepartmentUse: () => ({ departmentUse: use }),
    PointOutputs: () => ({ pointOutputs: { ...onePage(outputs), totals } }),
    PointRequests: ({ pending }) => ({ pointRequests: onePage(pending === true ? waiting : decided) }),
    ...more,
  });

/** No requests. */
export const noRequests = () => ({ pointRequests: nothing });
/** No outgoing points. */
export const noOutputs = () => ({ pointOutputs: { ...onePage([]), totals: [] } });
