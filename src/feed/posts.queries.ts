/**
 * Queries of the feed: numbered pages that are fetched once, and the first page for new posts (spec §7, §9:
 * 15 s).
 */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import { takeEarly } from '#src/api/early.ts';
import { tokenStore } from '#src/api/token.ts';
import { FeedDocument } from '#src/gql/graphql.ts';
import type { FeedFilter } from './feedSearch.ts';

/** A page of the response. */
export interface FeedPage {
  readonly items: readonly Post[];
  readonly page: number;
  readonly totalPages: number;
}

/** Stale time of the first page, in ms. */
export const staleTimeMs = 60_000;

async function pageOf(filter: FeedFilter, page: number, signal: AbortSignal): Promise<FeedPage> {
  // The document asks for the first page of a feed without a filter (tools/vite/boot.ts).
  const isFirst = page === 1 && Object.keys(filter).length === 0;
  const early = isFirst ? takeEarly('Feed', tokenStore.read()) : undefined;
  const { posts } = await request(
    FeedDocument,
    { page, ...filter },
    { signal, timeout: timeoutMs.feed, early },
  );
  return { items: posts.items, page: posts.pagination.page, totalPages: posts.pagination.totalPages };
}

/** Queries of posts. */
export const postQueries = {
  all: () => ['posts'] as const,
  feeds: () => [...postQueries.all(), 'feed'] as const,
  tops: () => [...postQueries.all(), 'newest'] as const,
  ones: () => [...postQueries.all(), 'one'] as const,

  /** The feed, newest first. Loaded pages are never refetched automatically: `newest` watches the top. */
  feed: (filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.feeds(), filter],
      queryFn: ({ pageParam, signal }): Promise<FeedPage> => pageOf(filter, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: Infinity,
      // Comparing thousands of posts to detect one new page costs more than rendering the visible ones.
      structuralSharing: false,
    }),

  /** The first page, refetched when the user returns to the window after a minute. */
  newest: (filter: FeedFilter) =>
    queryOptions({
      queryKey: [...postQueries.tops(), filter],
      queryFn: ({ signal }): Promise<FeedPage> => pageOf(filter, 1, signal),
      staleTime: staleTimeMs,
    }),
} as const;
