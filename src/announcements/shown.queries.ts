/**
 * Queries of announcements and featured items for readers (spec §7 `GET /publicity/user`; spec §3
 * `featuredItems`).
 */
import { queryOptions } from '@tanstack/react-query';
import type { FeaturedItem, PublicityShown } from '#schema/pages/pages.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  AnnouncementsDocument,
  DismissAnnouncementDocument,
  FeaturedItemsDocument,
} from '#src/gql/graphql.ts';

/** Stale time in ms: administrators rarely change them, and a stream event notifies open pages. */
const staleTimeMs = 600_000;

/** Queries under `pages`, so that `organization.changed` invalidates them. */
export const shownQueries = {
  announcements: () =>
    queryOptions({
      queryKey: ['pages', 'publicity'],
      queryFn: async ({ signal }): Promise<readonly PublicityShown[]> =>
        (await request(AnnouncementsDocument, {}, { signal, together: true })).publicity,
      staleTime: staleTimeMs,
    }),
  featured: () =>
    queryOptions({
      queryKey: ['pages', 'featured'],
      queryFn: async ({ signal }): Promise<readonly FeaturedItem[]> =>
        (await request(FeaturedItemsDocument, {}, { signal, together: true })).featured,
      staleTime: staleTimeMs,
    }),
} as const;

/** Dismisses an announcement for this user only. */
export const dismissAnnouncement = (id: string) => request(DismissAnnouncementDocument, { id });
