/** What is announced and featured, as everybody reads it (spec §7 `GET /publicity/user`; spec §3 `featuredItems`). */
import { queryOptions } from '@tanstack/react-query';
import type { FeaturedItem, PublicityShown } from '#schema/pages/pages.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  AnnouncementsDocument,
  DismissAnnouncementDocument,
  FeaturedItemsDocument,
} from '#src/gql/graphql.ts';

/** Administrators change them rarely, and a message tells open pages of it: fresh this long, in ms. */
const staleTimeMs = 600_000;

/** Queries under `pages`, so that `organization.changed` asks for them again. */
export const shownQueries = {
  announcements: () =>
    queryOptions({
      queryKey: ['pages', 'publicity'],
      queryFn: async ({ signal }): Promise<readonly PublicityShown[]> =>
        (await request(AnnouncementsDocument, {}, { signal })).publicity,
      staleTime: staleTimeMs,
    }),
  featured: () =>
    queryOptions({
      queryKey: ['pages', 'featured'],
      queryFn: async ({ signal }): Promise<readonly FeaturedItem[]> =>
        (await request(FeaturedItemsDocument, {}, { signal })).featured,
      staleTime: staleTimeMs,
    }),
} as const;

/** Puts an announcement away for the reader alone. */
export const dismissAnnouncement = (id: string) => request(DismissAnnouncementDocument, { id });
