/** Wallet data for stories: movements that sum to the user's balances, requests in each state, and levels. */
import type { AccountSummary, StatementLine } from '#schema/points/points.endpoints.ts';
import type { Level } from '#schema/points/levels.endpoints.ts';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { saving } from '../catalog/catalog.sample.ts';
import type { Answers } from '../kit/FakeServer.tsx';
import { ago, day, idOf, me, minute, person, posts } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

type Facts = Pick<StatementLine, 'purse' | 'kind' | 'amount'> & Partial<StatementLine>;

const organisation = { counterpart: null, cause: null } as const;
const lineId = (number: number): string => idOf('00b2', number);

/** Oldest first: age in days, and the movement. */
const story: readonly (readonly [days: number, facts: Facts])[] = [
  [96, { purse: 'give', kind: 'allowance', amount: 300, ...organisation }],
  [94, { purse: 'give', kind: 'recognition', amount: -120 }],
  [90, { purse: 'redeem', kind: 'recognition', amount: 400 }],
  [82, { purse: 'redeem', kind: 'badge', amount: 150 }],
  [66, { purse: 'give', kind: 'expiry', amount: -180, ...organisation }],
  [66, { purse: 'give', kind: 'allowance', amount: 300, ...organisation }],
  [60, { purse: 'redeem', kind: 'extra', amount: 500, cause: null, counterpart: person(6), note: 'Por abrir la oficina de Lima sin perder un solo cliente.' }],
  [55, { purse: 'redeem', kind: 'purchase', amount: -300, counterpart: null, cause: { kind: 'order', id: idOf('0040', 1) } }],
  [50, { purse: 'give', kind: 'recognition', amount: -200 }],
  [41, { purse: 'redeem', kind: 'recognition', amount: 640 }],
  [36, { purse: 'give', kind: 'expiry', amount: -100, ...organisation }],
  [36, { purse: 'give', kind: 'allowance', amount: 300, ...organisation }],
  [30, { purse: 'give', kind: 'request', amount: 150, counterpart: person(6), cause: { kind: 'request', id: idOf('0041', 1) }, note: 'Alcanza para todo el equipo.' }],
  [28, { purse: 'give', kind: 'recognition', amount: -180 }],
  [22, { purse: 'redeem', kind: 'coupon', amount: -125, counterpart: null, cause: { kind: 'redemption', id: idOf('0042', 1) } }],
  [15, { purse: 'redeem', kind: 'recognition', amount: 350 }],
  [9, { purse: 'give', kind: 'recognition', amount: -90, id: lineId(90) }],
  [8, { purse: 'give', kind: 'recognition', amount: 90, reverses: lineId(90) }],
  [3, { purse: 'give', kind: 'boost', amount: -30 }],
]; // prettier-ignore

function told(): readonly StatementLine[] {
  const balance = { give: 0, redeem: 0 };
  return story
    .map(([days, facts], index): StatementLine => {
      balance[facts.purse] += facts.amount;
      return {
        id: lineId(index),
        balanceAfter: balance[facts.purse],
        counterpart: person(1 + (index % 6)),
        cause: { kind: 'post', id: posts[index % posts.length]?.id ?? '' },
        note: '',
        reverses: null,
        createdAt: ago(days * day - index * minute),
        ...facts,
      };
    })
    .toReversed();
}

/** Every kind over several months, newest first; the final balances equal the signed-in user's. */
export const movements: readonly StatementLine[] = told();

const sumsOf = (purse: 'give' | 'redeem'): AccountSummary['purses'][number] => {
  const kinds = [...new Set(movements.filter((one) => one.purse === purse).map(({ kind }) => kind))];
  const lines = kinds.map((kind) => ({
    kind,
    points: movements
      .filter((one) => one.purse === purse && one.kind === kind)
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
  return { purse, lines, balance: lines.reduce((sum, { points }) => sum + points, 0) };
};

/** Both balances as the sums of these movements. */
export const summary: AccountSummary = {
  purses: [sumsOf('give'), sumsOf('redeem')],
  basePoints: 300,
  renewsOn: '2026-12-01',
  expires: true,
};

const asked = (number: number, age: number, more: Partial<PointRequest>): PointRequest => ({
  id: idOf('0041', number),
  user: person(0),
  requestedBy: person(0),
  amount: 200,
  reason:
    'Cerramos la migración antes de tiempo y quiero agradecer a las ocho personas que la hicieron posible.',
  status: 'pending',
  resolvedBy: null,
  resolvedAt: null,
  approvedAmount: null,
  note: '',
  mayDecide: false,
  mayWithdraw: false,
  createdAt: ago(age),
  ...more,
});

const answered = (age: number) => ({ resolvedBy: person(6), resolvedAt: ago(age) });

/** The user's own requests, in each state. */
export const requests: readonly PointRequest[] = [
  asked(0, 40 * minute, { mayWithdraw: true }),
  asked(1, 31 * day, {
    amount: 200,
    status: 'approved',
    approvedAmount: 150,
    note: 'Alcanza para todo el equipo.',
    reason: 'Para el equipo de soporte después de la caída del viernes.',
    ...answered(30 * day),
  }),
  asked(2, 60 * day, {
    amount: 1_500,
    status: 'rejected',
    note: 'Este trimestre ya repartimos todo. Vuelve a pedirlos en enero.',
    reason: 'Para la fiesta de fin de año.',
    ...answered(58 * day),
  }),
  asked(3, 90 * day, {
    amount: 80,
    requestedBy: person(6),
    status: 'approved',
    approvedAmount: 80,
    reason: 'Entró este mes y todavía no tenía puntos.',
    ...answered(90 * day),
  }),
];

/** Requests pending for a manager. */
export const waiting: readonly PointRequest[] = [3, 4].map((number) =>
  asked(10 + number, number * day, {
    user: person(number),
    requestedBy: person(number),
    amount: 60 * number,
    reason: 'Quiero agradecer a quienes cubrieron el turno de noche.',
    mayDecide: true,
  }),
);

/** A manager who decides on the requests of a department. */
export const decider = {
  ...me,
  userType: 'manager' as const,
  permissions: [...me.permissions, 'points.decide' as const],
};

const level = (
  position: number,
  facts: Pick<Level, 'name' | 'nameEn' | 'minPoints' | 'maxPoints' | 'icon' | 'benefits'>,
): Level => ({
  id: idOf('0043', position),
  position,
  iconKey: null,
  iconUrl: null,
  createdAt: ago(300 * day),
  ...facts,
});

/** Four levels, lowest first. */
export const levels: readonly Level[] = [
  level(0, { name: 'Brote', nameEn: 'Sprout', minPoints: 0, maxPoints: 499, icon: 'sprout', benefits: '' }),
  level(1, {
    name: 'Raíz',
    nameEn: 'Root',
    minPoints: 500,
    maxPoints: 1_499,
    icon: 'leaf',
    benefits: 'Desayuno con tu equipo\nUn libro a tu elección',
  }),
  level(2, {
    name: 'Cumbre',
    nameEn: 'Summit',
    minPoints: 1_500,
    maxPoints: 2_999,
    icon: 'mountain',
    benefits: 'Medio día libre el mes de tu cumpleaños\nPrimera fila en los eventos',
  }),
  level(3, {
    name: 'Estrella',
    nameEn: 'Star',
    minPoints: 3_000,
    maxPoints: null,
    icon: 'star',
    benefits: 'Un día libre al año\nUna beca de formación',
  }),
];

const pageOf = <T>(items: readonly T[], page = 1, perPage = items.length) => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  pagination: {
    page,
    totalPages: Math.max(1, Math.ceil(items.length / Math.max(1, perPage))),
    total: items.length,
  },
});

/** Dates compare like their texts. */
const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one < other;

/** A server with this wallet, filtered by the request; `more` overrides its responses. */
export const walletServer = (more: Answers = {}): Answers => ({
  Statement: ({ purse, kind, startDate, endDate, page, perPage }) => ({
    statement: pageOf(
      movements.filter(
        (one) =>
          (purse === undefined || one.purse === purse) &&
          (kind === undefined || one.kind === kind) &&
          !isBefore(one.createdAt.slice(0, 10), startDate) &&
          !isBefore(endDate, one.createdAt.slice(0, 10)),
      ),
      Number(page ?? 1),
      Number(perPage ?? 20),
    ),
  }),
  AccountSummary: () => ({ accountSummary: summary }),
  PointRequests: ({ all }) => ({ pointRequests: pageOf(all === true ? waiting : requests) }),
  MyLevels: () => ({ levels, myLevel: { earned: 2_040, level: must(levels[2]), next: must(levels[3]) } }),
  OnePost: () => ({ post: must(posts[0]) }),
  SavingGoal: () => ({ saving }),
  ...more,
});

/** An empty list response. */
export const nothing = pageOf([]);
