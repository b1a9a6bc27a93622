/** Reads of wellbeing, apart from the mood of today, which Home shows. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  BodyMetricsDocument,
  MoodWeeksDocument,
  MyBodyMetricsDocument,
  WellbeingPageDocument,
  type BodyMetricsQuery,
  type MoodWeeksQuery,
  type MyBodyMetricsQuery,
  type WellbeingPageQuery,
} from '#src/gql/graphql.ts';
import { wellbeingKey } from './mood/mood.queries.ts';

export type ShownWeeks = MoodWeeksQuery['moodWeeks'];
export type OwnMetrics = MyBodyMetricsQuery['myBodyMetrics'];
export type ShownPage = WellbeingPageQuery['wellbeingPage'];
/** A person with a valid consent. */
export type SharedMetric = BodyMetricsQuery['bodyMetrics']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 30_000;

/** Queries of wellbeing. */
export const wellbeingQueries = {
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
