/** Reads of the wallet (spec §7 `GET /account/history`, `/account/summary`, `/point_request`, `/levels`). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AccountSummary, StatementLine } from '#schema/points/points.endpoints.ts';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { request, type RequestOptions } from '#src/api/client.ts';
import {
  AccountSummaryDocument,
  MyLevelsDocument,
  PointRequestsDocument,
  StatementDocument,
  type MyLevelsQuery,
} from '#src/gql/graphql.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import type { StatementFilter } from './statementFilter.ts';

/** A page from the API. */
export interface PageOf<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly totalPages: number;
  /** Number of items on all pages. */
  readonly total: number;
}
/** A page of the statement. */
export type StatementPage = PageOf<StatementLine>;
/** Lists of requests: one's own, those pending one's decision, decided ones, or all that one may decide. */
export type RequestList = 'mine' | 'waiting' | 'decided' | 'all';
/** All levels and the reader's own. */
export type LevelsSeen = MyLevelsQuery;

/** Stale time in ms; stream events report movements. */
const staleTimeMs = 60_000;

/** Page size for reading the whole statement. */
const manyPerPage = 100;

const next = ({ page, totalPages }: PageOf<unknown>): number | undefined =>
  page < totalPages ? page + 1 : undefined;

/** One page of a hundred lines, newest first, without the cache; raises `ApiError`. */
export async function readStatement(
  filter: StatementFilter,
  page: number,
  options: RequestOptions,
): Promise<StatementPage> {
  const { statement } = await request(StatementDocument, { ...filter, page, perPage: manyPerPage }, options);
  return { items: statement.items, ...statement.pagination };
}

/** Queries of the wallet. */
export const walletQueries = {
  /** The reader's own movements, newest first. */
  statement: (filter: StatementFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...pointQueries.all(), 'statement', filter],
      queryFn: async ({ pageParam, signal }): Promise<StatementPage> => {
        const { statement } = await request(StatementDocument, { ...filter, page: pageParam }, { signal });
        return { items: statement.items, ...statement.pagination };
      },
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: staleTimeMs,
    }),

  /** The original of a reversal, in the same balance and kind; null if it is not found. */
  original: ({ purse, kind, reverses }: Pick<StatementLine, 'purse' | 'kind' | 'reverses'>) =>
    queryOptions({
      queryKey: [...pointQueries.all(), 'line', reverses],
      queryFn: async ({ signal }): Promise<StatementLine | null> => {
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const { items, totalPages } = await readStatement({ purse, kind }, page, { signal });
          const found = items.find(({ id }) => id === reverses);
          if (found !== undefined) return found;
          pages = totalPages;
        }
        return null;
      },
      // Ledger lines are immutable.
      staleTime: Infinity,
    }),

  /** Both balances as sums by kind. */
  summary: () =>
    queryOptions({
      queryKey: [...pointQueries.all(), 'summary'],
      queryFn: async ({ signal }): Promise<AccountSummary> =>
        (await request(AccountSummaryDocument, {}, { signal })).accountSummary,
      staleTime: staleTimeMs,
    }),

  /** Requests for points, newest first. */
  requests: (of: RequestList) =>
    infiniteQueryOptions({
      queryKey: [...pointQueries.all(), 'requests', of],
      queryFn: async ({ pageParam, signal }): Promise<PageOf<PointRequest>> => {
        const { pointRequests } = await request(
          PointRequestsDocument,
          {
            page: pageParam,
            ...(of === 'mine' ? {} : { all: true }),
            ...(of === 'waiting' || of === 'decided' ? { pending: of === 'waiting' } : {}),
          },
          { signal },
        );
        return { items: pointRequests.items, ...pointRequests.pagination };
      },
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: staleTimeMs,
    }),

  /** Levels, lowest first. */
  levels: () =>
    queryOptions({
      queryKey: [...pointQueries.all(), 'levels'],
      queryFn: ({ signal }): Promise<LevelsSeen> => request(MyLevelsDocument, {}, { signal }),
      staleTime: staleTimeMs,
    }),
} as const;
