/** The list of one entity that administrators keep, and what a change of the entity refreshes. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { reading, readingPages, type Paged } from '#src/api/documents.ts';
import type { Operation } from '#src/api/operation.ts';

/** Stale time in ms. Short, because other administrators change the lists too. */
export const adminStaleMs = 30_000;

/**
 * Spread it and add the writes of the entity, made by `src/api/documents.ts`: `create`, `update`, `turn` and `remove`.
 * `refresh` invalidates the queries that show the entity.
 */
export const adminResource = <R extends object>(
  queryKey: QueryKey,
  document: Operation<R, Record<string, never>>,
  refresh: (cache: QueryClient) => void,
  staleTime = adminStaleMs,
) => ({ queryKey, list: () => reading(queryKey, document, {}, staleTime), refresh });

/** As `adminResource`, for a list that the server filters and pages. A filter is the variables of one page. */
export const pagedResource = <R extends Paged, F extends object>(
  queryKey: QueryKey,
  document: Operation<R, F & { readonly page: number }>,
  refresh: (cache: QueryClient) => void,
  staleTime = adminStaleMs,
) => ({
  queryKey,
  list: (filter: F) =>
    readingPages([...queryKey, filter], document, (page) => ({ ...filter, page }), staleTime),
  refresh,
});
