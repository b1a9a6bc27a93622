/** Own analytics as data: what each figure can be divided by, how it can be drawn, over which days, and who sees it. */
import type { Permission } from '../permissions.ts';
import { chartDimensions, type FigureKind } from './analytics.rules.ts';

/** By what an own analytic divides its figure: as a chart, and points also by the way on which they moved. */
export const ownDimensions = [...chartDimensions, 'channel'] as const;
export type OwnDimension = (typeof ownDimensions)[number];

export const ownPlots = ['line', 'columns', 'bars', 'number', 'table'] as const;
export type OwnPlot = (typeof ownPlots)[number];

/** Days relative to the day of reading; `usual` is the last twelve months with the current one. */
export const ownPeriods = ['usual', 'year', 'quarter', 'last90', 'last30'] as const;
export type OwnPeriod = (typeof ownPeriods)[number];

/** Who sees an own analytic besides administrators, from the fewest. */
export const readerGroups = ['administrators', 'managers', 'employees'] as const;
export type ReaderGroup = (typeof readerGroups)[number];

/** Why an own analytic is shown to administrators alone: its maker lost the right, or its filter names nothing any more. */
export const ownProblems = ['maker', 'department', 'category'] as const;
export type OwnProblem = (typeof ownProblems)[number];

interface MeasureRule {
  /** What its maker must be allowed to do, as long as it is published. */
  readonly can: Permission;
  readonly by: readonly OwnDimension[];
  /** Whether it can be narrowed to a category of recognition types. */
  readonly hasCategory: boolean;
}

const everywhere = ['month', 'day', 'department', 'country'] as const;
const can = 'analytics.manage';
const people: MeasureRule = { can, by: everywhere, hasCategory: false };
const thanks: MeasureRule = { can, by: [...everywhere, 'type', 'value', 'category'], hasCategory: true };
const points: MeasureRule = { can, by: [...everywhere, 'channel'], hasCategory: false };

/** A new measure is one line here. */
export const measures: Readonly<Record<FigureKind, MeasureRule>> = {
  activePeople: people,
  recognitions: thanks,
  received: thanks,
  givers: people,
  receivers: people,
  boosts: people,
  pointsGiven: points,
  pointsEarned: points,
  pointsRedeemed: points,
  sessions: people,
  participants: people,
  surveyAnswers: people,
  tasksApproved: people,
  challengesJoined: people,
  eventRegistrations: people,
  eventVisits: people,
  goalCheckins: people,
  evaluationsWritten: people,
  communicationsRead: people,
  ideasShared: people,
  requestsMade: people,
  benefitsReceived: people,
  programsJoined: people,
  programsFinished: people,
  moodWeeks: people,
};

const overTime: readonly OwnPlot[] = ['line', 'columns', 'number', 'table'];
const overParts: readonly OwnPlot[] = ['bars', 'number', 'table'];

/** How a division can be drawn: only days and months have an order that a line or columns can follow. */
export const plotsOf = (by: OwnDimension): readonly OwnPlot[] =>
  by === 'month' || by === 'day' ? overTime : overParts;
