/** Queries and mutations of reported posts. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  AdminRemovalDocument,
  AdminReportsDocument,
  DecideReportsDocument,
  type AdminRemovalQuery,
  type AdminReportsQuery,
  type Verdict,
} from '#src/gql/graphql.ts';

/** A page of reported posts, newest first. */
export type ReportPage = AdminReportsQuery['reportedPosts'];
/** A post with its reports. */
export type Reported = ReportPage['items'][number];
/** One report. */
export type Report = Reported['reports'][number];
/** What removing a post does. */
export type Removal = AdminRemovalQuery['postRemoval'];

/** Stale time in ms. Short, because new reports arrive during moderation. */
const staleTimeMs = 15_000;
// Below the key of posts, so that each change of posts also refreshes the reports.
const all = ['posts', 'reports'] as const;

/** Open or decided reports. */
export const reportQueries = {
  list: (decided: boolean) =>
    infiniteQueryOptions({
      queryKey: [...all, decided ? 'decided' : 'open'],
      queryFn: async ({ pageParam, signal }): Promise<ReportPage> =>
        (await request(AdminReportsDocument, { decided, page: pageParam }, { signal })).reportedPosts,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
  /** Never cached: the dialog shows the numbers before points move. */
  removal: (id: string) =>
    queryOptions({
      queryKey: [...all, 'removal', id],
      queryFn: async ({ signal }): Promise<Removal> =>
        (await request(AdminRemovalDocument, { id }, { signal })).postRemoval,
      staleTime: 0,
    }),
} as const;

/** Keeps or removes a reported post. */
export const decideReports = (given: { readonly id: string; readonly verdict: Verdict }, key: string) =>
  request(DecideReportsDocument, given, { key });
