/** Queries of the user's notifications (spec §7 `GET /user/notification`). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { NotificationsDocument } from '#src/gql/graphql.ts';
import { notificationsKey } from './counts.queries.ts';

/** A page of the response. */
export interface InboxPage {
  readonly items: readonly Notification[];
  readonly page: number;
  readonly totalPages: number;
}

/** Stale time of a list, in ms; new notifications arrive by the stream. */
const staleTimeMs = 60_000;

/** Queries of notifications; a new notification invalidates all of them (`live.ts`). */
export const inboxQueries = {
  lists: () => [...notificationsKey, 'list'] as const,

  /** Newest first; all of them, or the unread ones. */
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
