/** The feed for a screen: the visible posts, the waiting new ones, and failures. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { useNow } from '#src/lib/useNow.ts';
import { arrived, listed, withOnTop } from '#src/feed/feed.cache.ts';
import type { FeedFilter } from '#src/feed/feedSearch.ts';
import { staleTimeMs, postQueries } from '#src/feed/posts.queries.ts';

/**
 * Scroll position in px from which the user is considered to be reading: posts inserted above must not move
 * the view.
 */
const readingFrom = 120;

/** A feed and its actions. */
export interface FeedView {
  readonly posts: readonly Post[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** Number of new posts that are not shown yet. */
  readonly waiting: number;
  readonly showWaiting: () => void;
  /** The fetch of the newest posts failed: the shown data is from `updatedAt` (ms). */
  readonly isStale: boolean;
  readonly updatedAt: number;
  readonly isRefreshing: boolean;
  /** The shown data is old, and newer posts are being fetched. */
  readonly isOld: boolean;
  /** Retries whatever failed. */
  readonly retry: () => void;
  readonly more: () => void;
  /** The state below the last post. */
  readonly tail: 'more' | 'failed' | 'end';
  readonly isRetrying: boolean;
  /** Posts were inserted above while the user reads further down. */
  readonly shift: boolean;
}

/** True for the one render in which posts were inserted above the visible part. */
function useShift(posts: readonly Post[]): boolean {
  const [seen, setSeen] = useState({ posts, shift: false });
  if (seen.posts !== posts) {
    const before = seen.posts[0]?.id;
    const isAbove = before !== undefined && posts[0]?.id !== before && posts.some(({ id }) => id === before);
    setSeen({ posts, shift: isAbove && window.scrollY > readingFrom });
  }
  return seen.shift;
}

/** Loads a feed page by page and watches its top. */
export function useFeed(filter: FeedFilter): FeedView {
  const cache = useQueryClient();
  const now = useNow();
  const feed = useInfiniteQuery(postQueries.feed(filter));
  const firstPage = feed.data?.pages[0];
  const newest = useQuery({
    ...postQueries.newest(filter),
    enabled: firstPage !== undefined,
    ...(firstPage === undefined ? {} : { initialData: firstPage, initialDataUpdatedAt: feed.dataUpdatedAt }),
  });
  const top = newest.data;
  const posts = useMemo(() => {
    const pages = feed.data?.pages ?? [];
    const shown = listed(pages);
    // In an empty feed nobody is reading, so new posts appear at once.
    return shown.length === 0 && pages.length > 0 ? (top?.items ?? shown) : shown;
  }, [feed.data, top]);
  const waiting = useMemo(
    () => (top === undefined || posts.length === 0 ? [] : arrived(posts, top.items)),
    [top, posts],
  );
  const shift = useShift(posts);

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  // A page that contains only known posts renders nothing new, so scrolling would not request the next one.
  const pages = feed.data?.pages;
  const isIdle = useMemo(
    () => pages !== undefined && pages.length > 1 && listed(pages.slice(0, -1)).length === posts.length,
    [pages, posts],
  );
  useEffect(() => {
    if (isIdle) more();
  }, [isIdle, more]);

  return {
    posts,
    state: feed.data !== undefined ? 'ready' : feed.isError ? 'failed' : 'loading',
    waiting: waiting.length,
    showWaiting: () => {
      if (top === undefined) return;
      cache.setQueryData(postQueries.feed(filter).queryKey, (old) =>
        old === undefined ? old : withOnTop(old, top),
      );
      window.scrollTo({ top: 0 });
    },
    isStale: newest.isError,
    updatedAt: newest.dataUpdatedAt,
    isRefreshing: newest.isFetching,
    isOld: newest.isFetching && !newest.isError && now - newest.dataUpdatedAt > staleTimeMs,
    retry: () => {
      if (feed.data === undefined) void feed.refetch();
      else if (isFetchNextPageError) void fetchNextPage();
      else void newest.refetch();
    },
    more,
    tail: isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end',
    isRetrying: feed.isFetching,
    shift,
  };
}
