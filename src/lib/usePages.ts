/** A list that grows as its end comes near: asking for more, and again for what failed. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a list does with it. */
export interface Pages {
  /** The next page, unless one is under way or the last one failed. */
  readonly more: () => void;
  /** What failed, once more. */
  readonly retry: () => void;
}

/** `more` stays the same for as long as the query does. */
export function usePages({
  hasNextPage,
  isFetching,
  isFetchNextPageError,
  fetchNextPage,
  refetch,
}: Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'
>): Pages {
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { more, retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()) };
}
