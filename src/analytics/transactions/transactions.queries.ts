/** Reads of the ledger as a table (spec §7 `POST /analytics/transaction_history`). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { answerOf } from '#src/api/documents.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import type { ChartFilter } from '#src/analytics/analytics.queries.ts';
import { TransactionsDocument, type TransactionsQuery } from '#src/gql/graphql.ts';

export type TransactionsPage = TransactionsQuery['transactions'];
/** A movement of points in one account. */
export type ShownTransaction = TransactionsPage['items'][number];

/** The filters of the table alone; days, department and country are those of the whole page. */
export const transactionSearch = searchOf(analyticsEndpoints.transactions.body, {
  startDate: null,
  endDate: null,
  departmentId: null,
  countryId: null,
  after: null,
  purse: 'wallet',
});
export type TransactionFilter = ChartFilter & FilterOf<typeof transactionSearch>;

/** Stale time in ms: new movements come on top. */
const staleTimeMs = 30_000;

/** The lines after an answer, newest first; raises `ApiError`. */
export const readTransactions = (
  filter: TransactionFilter,
  after: string | null,
  perPage: number,
  options: RequestOptions,
): Promise<TransactionsPage> =>
  answerOf(
    TransactionsDocument,
    { input: { ...filter, perPage, ...(after === null ? {} : { after }) } },
    options,
  );

export const transactionQueries = {
  list: (filter: TransactionFilter) =>
    infiniteQueryOptions({
      queryKey: ['analytics', 'transactions', filter],
      queryFn: ({ pageParam, signal }) => readTransactions(filter, pageParam, pageSize.default, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: staleTimeMs,
    }),
} as const;
