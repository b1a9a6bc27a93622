/** Reads of {{domain}}, and the write that adds one. */
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { {{One}}, {{One}}Input } from '#schema/{{domain}}/{{domain}}.endpoints.ts';
import { request } from '#src/api/client.ts';
import { Create{{One}}Document, {{Domain}}Document } from '#src/gql/graphql.ts';

/** A page of the answer. */
export interface {{One}}Page {
  readonly items: readonly {{One}}[];
  readonly page: number;
  readonly totalPages: number;
}

/** Stale time of the list, in ms. */
const staleTimeMs = 60_000;

/** Queries of {{domain}}. */
export const {{one}}Queries = {
  all: () => ['{{domain}}'] as const,

  /** All of them, newest first. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...{{one}}Queries.all(), 'list'],
      queryFn: async ({ pageParam, signal }): Promise<{{One}}Page> => {
        const answer = (await request({{Domain}}Document, { page: pageParam }, { signal })).{{domain}};
        return {
          items: answer.items,
          page: answer.pagination.page,
          totalPages: answer.pagination.totalPages,
        };
      },
      initialPageParam: 1,
      getNextPageParam: (last): number | undefined =>
        last.page < last.totalPages ? last.page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

/** Adds one and shows it; throws `ApiError` with its reasons. */
export const create{{One}} = (cache: QueryClient) =>
  mutationOptions({
    mutationKey: [...{{one}}Queries.all(), 'create'],
    mutationFn: async (input: {{One}}Input): Promise<{{One}}> =>
      (await request(Create{{One}}Document, { input })).create{{One}},
    onSuccess: () => cache.invalidateQueries({ queryKey: {{one}}Queries.all() }),
  });
