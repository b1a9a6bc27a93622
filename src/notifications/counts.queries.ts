/** The counts for the bell (spec §3 "Notification data"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { CountsDocument } from '#src/gql/graphql.ts';

/** Stale time of a count, in ms; after that, returning to the page fetches it again. */
const staleTimeMs = 60_000;

/** The prefix of every query of notifications. */
export const notificationsKey = ['notifications'] as const;

/** `GET /user/notification_count`; start-up seeds it. */
export const countsQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'counts'],
    queryFn: async ({ signal }): Promise<Counts | null> =>
      (await request(CountsDocument, {}, { signal })).counts,
    staleTime: staleTimeMs,
  });

/** Puts the counts from start-up into the cache. */
export const seedCounts = (cache: QueryClient, counts: Counts): void =>
  void cache.setQueryData(countsQuery().queryKey, counts);
