/** Reads of the charts: each card has its own, so that one that fails leaves the others in place. */
import { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { reading } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  AnalyticsOverviewDocument,
  AnalyticsSessionsDocument,
  ChartDocument,
  ChartFiltersDocument,
  MonthlyPointsDocument,
  ParticipationDocument,
  PersonRecognitionTypesDocument,
  PointsByChannelDocument,
  PointsByChannelMonthsDocument,
  PointsForecastDocument,
  PublicAnalyticsDocument,
  RecognitionTypeCountsDocument,
  RecognitionTypeMonthsDocument,
  SenderRankDocument,
  SocialMonthsDocument,
  TotalPointsDocument,
  type AnalyticsOverviewQuery,
  type ChartQuery,
  type ParticipationQuery,
  type PointsForecastQuery,
  type SenderRankQuery,
} from '#src/gql/graphql.ts';

export type ShownOverview = AnalyticsOverviewQuery['analyticsOverview'];
export type ShownFigure = ShownOverview['figures'][number];
/** What an answer is about. */
export type ShownAbout = ShownOverview['about'];
export type ShownChart = ChartQuery['chart'];
export type ShownForecast = PointsForecastQuery['pointsForecast'];
export type ShownParticipation = ParticipationQuery['participation'];
export type ShownLastMonth = NonNullable<ShownParticipation['lastMonth']>;
export type RankPlace = SenderRankQuery['senderRank']['items'][number];

/** The prefix of all queries of the charts. */
export const analyticsKey = ['analytics'] as const;

/** Stale time in ms: sums are at most a minute behind. */
const staleTimeMs = 60_000;

/** The filters of every card, as the address has them. */
export const chartSearch = searchOf(analyticsEndpoints.overview.query);
export type ChartFilter = ReturnType<typeof chartSearch.read>;

const options = { together: true } as const;

/** One figure by one dimension; days, department and country come from the filter. */
export interface ChartAsk {
  readonly type: FigureKind;
  readonly by: ChartDimension;
  /** A category of recognition types. */
  readonly category?: string | undefined;
}

export const analyticsQueries = {
  overview: (filter: ChartFilter) =>
    reading([...analyticsKey, 'overview', filter], AnalyticsOverviewDocument, filter, staleTimeMs, options),
  participation: (filter: ChartFilter) =>
    reading([...analyticsKey, 'participation', filter], ParticipationDocument, filter, staleTimeMs, options),
  social: (filter: ChartFilter) =>
    reading([...analyticsKey, 'social', filter], SocialMonthsDocument, filter, staleTimeMs, options),
  types: (filter: ChartFilter) =>
    reading([...analyticsKey, 'types', filter], RecognitionTypeCountsDocument, filter, staleTimeMs, options),
  typeMonths: (filter: ChartFilter) =>
    reading(
      [...analyticsKey, 'typeMonths', filter],
      RecognitionTypeMonthsDocument,
      filter,
      staleTimeMs,
      options,
    ),
  /** What one person sent and received. */
  person: (id: string, { startDate, endDate }: ChartFilter) =>
    reading(
      [...analyticsKey, 'person', id, startDate, endDate],
      PersonRecognitionTypesDocument,
      { id, startDate, endDate },
      staleTimeMs,
      options,
    ),
  rank: (filter: ChartFilter) =>
    reading([...analyticsKey, 'rank', filter], SenderRankDocument, filter, staleTimeMs, options),
  totals: (filter: ChartFilter) =>
    reading([...analyticsKey, 'totals', filter], TotalPointsDocument, filter, staleTimeMs, options),
  channels: (filter: ChartFilter) =>
    reading([...analyticsKey, 'channels', filter], PointsByChannelDocument, filter, staleTimeMs, options),
  channelMonths: (filter: ChartFilter) =>
    reading(
      [...analyticsKey, 'channelMonths', filter],
      PointsByChannelMonthsDocument,
      filter,
      staleTimeMs,
      options,
    ),
  sessions: (filter: ChartFilter) =>
    reading([...analyticsKey, 'sessions', filter], AnalyticsSessionsDocument, filter, staleTimeMs, options),
  /** Of the current year, whatever the days of the filter. */
  forecast: ({ departmentId, countryId }: ChartFilter) =>
    reading(
      [...analyticsKey, 'forecast', departmentId, countryId],
      PointsForecastDocument,
      { departmentId, countryId },
      staleTimeMs,
      options,
    ),
  /** `month` is YYYY-MM. */
  month: (month: string, { departmentId, countryId }: ChartFilter) =>
    reading(
      [...analyticsKey, 'month', month, departmentId, countryId],
      MonthlyPointsDocument,
      { year: Number(month.slice(0, 4)), month: Number(month.slice(5)), departmentId, countryId },
      staleTimeMs,
      options,
    ),
  /** The days of the filter are the range of values; without them the call has its own period. */
  chart: ({ startDate, endDate, departmentId, countryId }: ChartFilter, ask: ChartAsk) =>
    reading(
      [...analyticsKey, 'chart', startDate, endDate, departmentId, countryId, ask],
      ChartDocument,
      { ...ask, valueFrom: startDate, valueTo: endDate, department: departmentId, country: countryId },
      staleTimeMs,
      options,
    ),
  /** What the filters offer, in one operation. */
  filters: () =>
    queryOptions({
      queryKey: [...analyticsKey, 'filters'],
      queryFn: ({ signal }) => request(ChartFiltersDocument, {}, { signal, ...options }),
      staleTime: 300_000,
    }),
  published: () => reading([...analyticsKey, 'public'], PublicAnalyticsDocument, {}, staleTimeMs, options),
} as const;
