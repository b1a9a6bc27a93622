/** Reads of the feed: numbered pages that are asked once, and a look at the top for what is new (spec §7, §9: 15 s). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import { FeedDocument } from '#src/gql/graphql.ts';

/** Which posts; nothing set means all. */
export interface FeedFilter {
  readonly postType?: string | undefined;
  /** Department of somebody who was thanked. */
  readonly departmentId?: string | undefined;
  /** A value that it names. */
  readonly valueId?: string | undefined;
  /** Those put away instead of those in the feed; goes with no other. */
  readonly filed?: true | undefined;
}

/** A page of the feed as it was answered. */
export interface FeedPage {
  readonly items: readonly Post[];
  readonly page: number;
  readonly totalPages: number;
}

/** The top of the feed counts as fresh this long, in ms. */
export const staleTimeMs = 60_000;

/** A filter with only what is set, the same for the same posts: part of keys, variables of the call. */
const setOf = ({ postType, departmentId, valueId, filed }: FeedFilter): FeedFilter => ({
  ...(postType === undefined ? {} : { postType }),
  ...(departmentId === undefined ? {} : { departmentId }),
  ...(valueId === undefined ? {} : { valueId }),
  ...(filed === undefined ? {} : { filed }),
});

async function pageOf(filter: FeedFilter, page: number, signal: AbortSignal): Promise<FeedPage> {
  const { posts } = await request(
    FeedDocument,
    { page, ...setOf(filter) },
    { signal, timeout: timeoutMs.feed },
  );
  return { items: posts.items, page: posts.pagination.page, totalPages: posts.pagination.totalPages };
}

/** Queries of posts. */
export const postQueries = {
  all: () => ['posts'] as const,
  feeds: () => [...postQueries.all(), 'feed'] as const,
  tops: () => [...postQueries.all(), 'newest'] as const,

  /** The feed, newest first. Pages are never asked again behind the reader's back: `newest` watches the top. */
  feed: (filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.feeds(), setOf(filter)],
      queryFn: ({ pageParam, signal }): Promise<FeedPage> => pageOf(filter, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: Infinity,
      // Comparing thousands of cards to find that a page was added costs more than drawing what is in view.
      structuralSharing: false,
    }),

  /** The first page, asked again when the person comes back to the window after a minute. */
  newest: (filter: FeedFilter) =>
    queryOptions({
      queryKey: [...postQueries.tops(), setOf(filter)],
      queryFn: ({ signal }): Promise<FeedPage> => pageOf(filter, 1, signal),
      staleTime: staleTimeMs,
    }),
} as const;
