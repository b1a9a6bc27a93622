/** Calls about analytics (spec §7 "Analytics"). Days are those of the organisation's time zone, both ends included. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { RowOrder } from '../kit/order.ts';
import { After, Day, Done, Id, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { movementKinds } from '../points/points.rules.ts';
import { saying } from '../sentences.ts';
import { analyticsReasons } from '../reasons.analytics.ts';
import { analyticsWallets, channels, chartDimensions, figureKinds, isFigureKind } from './analytics.rules.ts';
import { fairnessEndpoints } from './fairness.endpoints.ts';
import { forecastEndpoints } from './forecast.endpoints.ts';
import {
  About,
  ChannelMonth,
  ChannelSum,
  Chart,
  FigureLines,
  Overview,
  Participation,
  PersonType,
  PointDay,
  SenderRank,
  SessionCount,
  SocialMonth,
  TotalPoints,
  Transactions,
  TypeCount,
  TypeMonth,
} from './analytics.shapes.ts';
import { viewEndpoints } from './views.endpoints.ts';
import { CustomAnalytic, CustomAnalyticInput, CustomFigure, CustomPreview } from './own.shapes.ts';

/** The last twelve months with the current one, unless said otherwise. */
const Days = { startDate: z.optional(Day), endDate: z.optional(Day) } as const;
const Filter = { ...Days, departmentId: z.optional(Id), countryId: z.optional(Id) } as const;
/** With about: what the answer is about. */
const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ about: About, items: z.array(item) });

const see = { can: 'analytics.see', module: 'analytics' } as const;
const manage = { can: 'analytics.manage', module: 'analytics' } as const;
const read = { query: z.object(Filter), ...see, origin: 'proposed' } as const;

const figureEndpoints = endpoints({
  overview: { route: 'GET /analytics/overview', reply: Overview, ...read },
  /** What people take part in; one's own beside that of the organisation. */
  participation: {
    route: 'GET /analytics/participation',
    reply: Participation,
    ...read,
    origin: 'ours',
  },
  recognitionTypes: { route: 'GET /analytics/recognition_types', reply: listOf(TypeCount), ...read },
  recognitionTypesByMonth: {
    route: 'GET /analytics/recognition_types_v2',
    reply: listOf(TypeMonth),
    ...read,
  },
  sessions: {
    route: 'GET /analytics/user/session',
    reply: z.object({ about: About, days: z.array(SessionCount), weeks: z.array(SessionCount) }),
    ...read,
  },
  pointsByChannel: { route: 'GET /analytics/points_by_channel', reply: listOf(ChannelSum), ...read },
  pointsByChannelByMonth: {
    route: 'GET /analytics/points_by_channel_by_month',
    reply: listOf(ChannelMonth),
    ...read,
  },
  totalPoints: { route: 'GET /analytics/total_points', reply: TotalPoints, ...read },
  social: { route: 'GET /analytics/social_points_recognitions', reply: listOf(SocialMonth), ...read },
  /** Of one person: oneself, one's people for a manager, anybody for an administrator. */
  personTypes: {
    route: 'GET /analytics/{id}/recognition_types',
    reply: listOf(PersonType),
    ...read,
    query: z.object(Days),
  },
  monthlySummary: {
    route: 'GET /analytics/monthly_points_summary',
    reply: z.object({ about: About, days: z.array(PointDay) }),
    ...read,
    query: z.object({
      year: z.int().check(z.gte(2000), z.lte(2100)),
      month: z.int().check(z.gte(1), z.lte(12)),
      departmentId: z.optional(Id),
      countryId: z.optional(Id),
    }),
  },
  senderRank: { route: 'GET /analytics/send/recongnitions/rank', reply: listOf(SenderRank), ...read },
  transactions: {
    route: 'POST /analytics/transaction_history',
    body: z.object({
      ...Filter,
      userId: z.optional(Id),
      kind: z.optional(z.enum(movementKinds)),
      channel: z.optional(z.enum(channels)),
      purse: wired(z.optional(z.enum(analyticsWallets)), 'wallet'),
      page: PageNumber,
      perPage: PerPage,
      after: After,
    }),
    reply: Transactions,
    ...see,
    kind: 'read',
    origin: 'spec',
  },
  customAnalytics: {
    route: 'GET /custom_analytics',
    reply: z.array(CustomAnalytic),
    ...manage,
    origin: 'proposed',
  },
  publicAnalytics: {
    route: 'GET /custom_analytics/public',
    reply: z.array(CustomAnalytic),
    ...see,
    origin: 'proposed',
  },
  createCustom: {
    route: 'POST /custom_analytics',
    body: CustomAnalyticInput,
    reply: CustomAnalytic,
    ...manage,
    origin: 'ours',
  },
  /** Replaces the order of all own analytics. */
  orderCustom: {
    route: 'PATCH /custom_analytics/order',
    body: RowOrder,
    reply: RowOrder,
    ...manage,
    origin: 'ours',
  },
  /** Publishing is a change of `shownTo`. */
  updateCustom: {
    route: 'PATCH /custom_analytics/{id}',
    body: edit(z.partial(CustomAnalyticInput)),
    reply: CustomAnalytic,
    ...manage,
    origin: 'ours',
  },
  removeCustom: { route: 'DELETE /custom_analytics/{id}', reply: Done, ...manage, origin: 'ours' },
  customFigure: {
    route: 'GET /custom_analytics/{id}/figure',
    reply: CustomFigure,
    ...see,
    origin: 'ours',
  },
  /** The figure of what is not kept yet, as administrators, managers or employees would read it. */
  previewCustom: {
    route: 'POST /custom_analytics/preview',
    body: CustomPreview,
    reply: CustomFigure,
    ...manage,
    kind: 'read',
    origin: 'ours',
  },
  /**
   * One figure by one dimension. `valueFrom` and `valueTo` are two days, which are the period, or two whole numbers, a
   * range of points a movement; anything mixed is 422.
   */
  chart: {
    route: 'GET /chart/summary/v3',
    query: z.object({
      department: z.optional(Id),
      /** A category of recognition types. */
      category: z.optional(Id),
      valueFrom: wired(z.optional(z.string().check(z.maxLength(20))), 'valueFrom'),
      valueTo: wired(z.optional(z.string().check(z.maxLength(20))), 'valueTo'),
      /** Adds the people behind each point, only of what is public in the feed (403 elsewhere). */
      sendUsers: wired(z.optional(z.boolean()), 'sendUsers'),
      country: z.optional(Id),
      type: z._default(
        z.string().check(z.refine(isFigureKind, saying(analyticsReasons, 'analytics_kind'))),
        'recognitions',
      ),
      by: z._default(z.enum(chartDimensions), 'month'),
    }),
    reply: Chart,
    ...see,
    origin: 'proposed',
  },
  /** The lines behind a number, newest first; their values add up to it. */
  figureLines: {
    route: 'GET /analytics/lines',
    query: z.object({
      ...Filter,
      kind: z.enum(figureKinds),
      /** A part of the figure: a point of a chart. Without a key it is what has no department or country. */
      by: z.optional(z.enum(chartDimensions)),
      key: z.optional(z.string().check(z.maxLength(64))),
      /** A category of recognition types, as in a chart. */
      category: z.optional(Id),
      /** A person whose figures the reader sees. */
      userId: z.optional(Id),
      after: After,
      perPage: PerPage,
    }),
    reply: FigureLines,
    ...see,
    origin: 'ours',
  },
});

export const analyticsEndpoints = {
  ...figureEndpoints,
  ...fairnessEndpoints,
  ...forecastEndpoints,
  ...viewEndpoints,
} as const;
