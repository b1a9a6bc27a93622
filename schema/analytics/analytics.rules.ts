/** Words and limits of analytics: what is measured, by which dimension, and through which channel points move. */
import type { MovementKind } from '../points/points.rules.ts';

/** By what people take part (`backend/analytics/acts.ts`). */
export const acts = [
  'surveyAnswers',
  'tasksApproved',
  'challengesJoined',
  'eventRegistrations',
  'eventVisits',
  'goalCheckins',
  'evaluationsWritten',
  'communicationsRead',
  'ideasShared',
  'requestsMade',
  'benefitsReceived',
  'programsJoined',
  'programsFinished',
  'moodWeeks',
] as const;
export type Act = (typeof acts)[number];

/**
 * What a figure of the overview counts: of taking part the people alone. The definition of each figure is in `README.md`, and
 * on the screen behind the number.
 */
export const overviewKinds = [
  /** People who came in at least once. */
  'activePeople',
  /** Recognitions published and not removed. */
  'recognitions',
  /** Recognitions received, one for each receiver. */
  'received',
  /** People who sent a recognition, and who received one. */
  'givers',
  'receivers',
  'boosts',
  /** Points taken from balances to give by recognitions and boosts, less what came back. */
  'pointsGiven',
  /** Points that reached balances to redeem, less what was taken back. */
  'pointsEarned',
  /** Points spent in the shop and on coupons, less refunds. */
  'pointsRedeemed',
  'sessions',
  /** People who took part in anything at least once. */
  'participants',
] as const;
export type OverviewKind = (typeof overviewKinds)[number];
/** All figures. */
export const figureKinds = [...overviewKinds, ...acts] as const;
export type FigureKind = (typeof figureKinds)[number];
/** Figures of taking part: they are shown for groups only, except one's own. */
export const partKinds = ['participants', ...acts] as const satisfies readonly FigureKind[];
export const isPartKind = (kind: FigureKind): boolean => partKinds.some((one) => one === kind);
export const isFigureKind = (text: string): text is FigureKind => figureKinds.some((kind) => kind === text);

/** Figures that are expected until the year's end. */
export const forecastKinds = ['pointsGiven', 'pointsRedeemed'] as const satisfies readonly FigureKind[];

/** By what a chart divides its figure. */
export const chartDimensions = [
  'month',
  'day',
  'department',
  'country',
  'type',
  'value',
  'category',
] as const;
export type ChartDimension = (typeof chartDimensions)[number];

/** Whose figures a reader sees: their own, those of the people they lead, or those of the organisation. */
export const scopes = ['own', 'people', 'organization'] as const;
export type AnalyticsScope = (typeof scopes)[number];

/** Why a figure is not shown: it would tell about fewer people than the threshold. */
export const withheldFor = ['few'] as const;
export type WithheldFor = (typeof withheldFor)[number];

/** Accounts that analytics follows: the two balances of people, and the budget of the organisation. */
export const analyticsWallets = ['give', 'redeem', 'budget'] as const;
export type AnalyticsWallet = (typeof analyticsWallets)[number];

/** Ways on which points move; together they are the whole ledger, and a reversal counts in the channel it reverses. */
export const channels = [
  'recognitions',
  'badges',
  'boosts',
  'celebrations',
  'rewards',
  'referrals',
  'handedOut',
  'monthlyBase',
  'expiry',
  'shop',
  'coupons',
  'budget',
] as const;
export type Channel = (typeof channels)[number];

/** The channel of each kind of movement. */
export const channelOf: Readonly<Record<MovementKind, Channel>> = {
  allowance: 'monthlyBase',
  recognition: 'recognitions',
  boost: 'boosts',
  badge: 'badges',
  referral: 'referrals',
  participation: 'rewards',
  task: 'rewards',
  challenge: 'rewards',
  event: 'rewards',
  program: 'rewards',
  extra: 'handedOut',
  transfer: 'handedOut',
  request: 'handedOut',
  expiry: 'expiry',
  purchase: 'shop',
  coupon: 'coupons',
  distribute: 'budget',
};

/** Ages of open requests: up to two days, up to a week, up to 30 days, and older. */
export const requestAges = ['days2', 'days7', 'days30', 'older'] as const;
export type RequestAge = (typeof requestAges)[number];

export const analyticsLimits = {
  /** Longest period of a filter, in years. */
  years: 5,
  /** Months of the default period; the current one is the last. */
  usualMonths: 12,
  /** Days for which sessions are kept. */
  sessionDays: 400,
  /** Minutes without a call after which a session has ended. */
  sessionMinutes: 30,
  /** Places of the rank that are shown, ties included up to `rankMost`. */
  rank: 20,
  rankMost: 100,
  /** Lines of a workbook; above, a CSV is written as a stream. */
  sheetLines: 50_000,
  /** People behind a point of a chart. */
  users: 50,
} as const;
