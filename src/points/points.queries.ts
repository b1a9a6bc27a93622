/** Reads of one's own points (spec §7 `GET /account/history`). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Purse, StatementLine } from '#schema/points/points.endpoints.ts';
import { request } from '#src/api/client.ts';
import { StatementDocument } from '#src/gql/graphql.ts';

/** A page of the statement as it was answered. */
export interface StatementPage {
  readonly items: readonly StatementLine[];
  readonly page: number;
  readonly totalPages: number;
}

/** The statement counts as fresh this long, in ms. */
const freshMs = 60_000;

/** Queries of points. */
export const pointQueries = {
  all: () => ['points'] as const,

  /** One's own movements, newest first, of one purse or of both. */
  statement: (purse?: Purse) =>
    infiniteQueryOptions({
      queryKey: [...pointQueries.all(), 'statement', purse ?? 'both'],
      queryFn: async ({ pageParam, signal }): Promise<StatementPage> => {
        const { statement } = await request(
          StatementDocument,
          { page: pageParam, ...(purse === undefined ? {} : { purse }) },
          { signal },
        );
        return {
          items: statement.items,
          page: statement.pagination.page,
          totalPages: statement.pagination.totalPages,
        };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: freshMs,
    }),
} as const;
