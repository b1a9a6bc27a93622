/** Reads of the feed: numbered pages that are asked once, and a look at the top for what is new (spec §7, §9: 15 s). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import { FeedDocument, OnePostDocument } from '#src/gql/graphql.ts';

/** Which posts; nothing set means all. */
export interface FeedFilter {
  readonly postType?: string | undefined;
  /** Department of somebody who was thanked. */
  readonly departmentId?: string | undefined;
}

/** A page of the feed as it was answered. */
export interface FeedPage {
  readonly items: readonly Post[];
  readonly page: number;
  readonly totalPages: number;
}

/** The top of the feed counts as fresh this long, in ms. */
export const freshMs = 60_000;

async function pageOf(
  { postType, departmentId }: FeedFilter,
  page: number,
  signal: AbortSignal,
): Promise<FeedPage> {
  const variables = {
    page,
    ...(postType === undefined ? {} : { postType }),
    ...(departmentId === undefined ? {} : { departmentId }),
  };
  const { posts } = await request(FeedDocument, variables, { signal, timeout: timeoutMs.feed });
  return { items: posts.items, page: posts.pagination.page, totalPages: posts.pagination.totalPages };
}

/** Queries of posts. */
export const postQueries = {
  all: () => ['posts'] as const,
  feeds: () => [...postQueries.all(), 'feed'] as const,

  /** The feed, newest first. Pages are never asked again behind the reader's back: `newest` watches the top. */
  feed: (filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.feeds(), { postType: filter.postType, departmentId: filter.departmentId }],
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
      queryKey: [
        ...postQueries.all(),
        'newest',
        { postType: filter.postType, departmentId: filter.departmentId },
      ],
      queryFn: ({ signal }): Promise<FeedPage> => pageOf(filter, 1, signal),
      staleTime: freshMs,
    }),

  /** One post; 404 raises `not_found`. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...postQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<Post> =>
        (await request(OnePostDocument, { id }, { signal, timeout: timeoutMs.feed })).post,
      staleTime: freshMs,
    }),
} as const;
