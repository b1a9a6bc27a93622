/** What waits for the person, as the bell shows it (spec §3 "Notification data"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { CountsDocument } from '#src/gql/graphql.ts';

/** A count is fresh this long, in ms; after that it is asked again when the person comes back to the page. */
const staleTimeMs = 60_000;

/** What every query of notifications begins with. */
export const notificationsKey = ['notifications'] as const;

/** `GET /user/notification_count`; start-up seeds it. */
export const countsQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'counts'],
    queryFn: async ({ signal }): Promise<Counts | null> =>
      (await request(CountsDocument, {}, { signal })).counts,
    staleTime: staleTimeMs,
  });

/** Puts the counts that start-up loaded into the cache. */
export const seedCounts = (cache: QueryClient, counts: Counts): void =>
  void cache.setQueryData(countsQuery().queryKey, counts);
