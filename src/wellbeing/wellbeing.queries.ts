/** Reads of wellbeing. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  BodyMetricsDocument,
  MoodHistoryDocument,
  MoodsDocument,
  MoodWeeksDocument,
  MyBodyMetricsDocument,
  WellbeingPageDocument,
  type BodyMetricsQuery,
  type MoodHistoryQuery,
  type MoodWeeksQuery,
  type MyBodyMetricsQuery,
  type WellbeingPageQuery,
} from '#src/gql/graphql.ts';

/** One of one's own days. */
export type ShownMood = MoodHistoryQuery['moodHistory'][number];
export type ShownWeeks = MoodWeeksQuery['moodWeeks'];
export type OwnMetrics = MyBodyMetricsQuery['myBodyMetrics'];
export type ShownPage = WellbeingPageQuery['wellbeingPage'];
/** A person with a valid consent. */
export type SharedMetric = BodyMetricsQuery['bodyMetrics']['items'][number];

/** The prefix of all queries of wellbeing. */
export const wellbeingKey = ['wellbeing'] as const;

/** Stale times in ms. */
const staleTimeMs = 30_000;
const catalogueMs = 3_600_000;

/** Queries of wellbeing. */
export const wellbeingQueries = {
  /** The five moods, from low to high. */
  moods: () => reading([...wellbeingKey, 'moods'], MoodsDocument, {}, catalogueMs, { together: true }),
  /** One's own last 30 days, oldest first. */
  history: () =>
    reading([...wellbeingKey, 'history'], MoodHistoryDocument, {}, staleTimeMs, { together: true }),
  /** Null: the organisation. */
  weeks: (departmentId: string | null) =>
    reading([...wellbeingKey, 'weeks', departmentId], MoodWeeksDocument, { departmentId }, staleTimeMs),
  metrics: () => reading([...wellbeingKey, 'metrics'], MyBodyMetricsDocument, {}, staleTimeMs),
  /** People with a valid consent, masked. */
  shared: () =>
    readingPages(
      [...wellbeingKey, 'shared'],
      BodyMetricsDocument,
      (page) => ({ page, perPage: 20 }),
      staleTimeMs,
    ),
  page: () => reading([...wellbeingKey, 'page'], WellbeingPageDocument, {}, staleTimeMs),
} as const;
