/** Reads of what a person was told (spec §7 `GET /user/notification`). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { NotificationsDocument } from '#src/gql/graphql.ts';
import { notificationsKey } from './counts.queries.ts';

/** A page as it was answered. */
export interface InboxPage {
  readonly items: readonly Notification[];
  readonly page: number;
  readonly totalPages: number;
}

/** A list counts as fresh this long, in ms; what arrives is told by the stream. */
const staleTimeMs = 60_000;

/** Queries of notifications; all are asked again when one arrives (`live.ts`). */
export const inboxQueries = {
  lists: () => [...notificationsKey, 'list'] as const,

  /** Newest first; all of them, or those that wait to be read. */
  list: (unread: boolean) =>
    infiniteQueryOptions({
      queryKey: [...inboxQueries.lists(), unread ? 'unread' : 'all'],
      queryFn: async ({ pageParam, signal }): Promise<InboxPage> => {
        const { notifications } = await request(
          NotificationsDocument,
          { page: pageParam, ...(unread ? { unread } : {}) },
          { signal },
        );
        const { page, totalPages } = notifications.pagination;
        return { items: notifications.items, page, totalPages };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;
