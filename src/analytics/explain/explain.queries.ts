/** The lines behind a number, page by page. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';
import { pageSize } from '#schema/limits.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { answerOf } from '#src/api/documents.ts';
import type { ChartFilter } from '#src/analytics/analytics.queries.ts';
import { FigureLinesDocument, type FigureLinesQuery } from '#src/gql/graphql.ts';

export type FigureLinesPage = FigureLinesQuery['figureLines'];
/** What one line adds to a number. */
export type ShownLine = FigureLinesPage['items'][number];

/** A number: a figure, or the part of it with a key, under a filter. */
export interface NumberAsked extends ChartFilter {
  readonly kind: FigureKind;
  readonly by?: ChartDimension | undefined;
  readonly key?: string | undefined;
}

/** Stale time in ms: sums are at most a minute behind. */
const staleTimeMs = 60_000;

/** The lines after an answer, newest first; raises `ApiError`. */
export const readLines = (
  number: NumberAsked,
  after: string | null,
  perPage: number,
  options: RequestOptions,
): Promise<FigureLinesPage> =>
  answerOf(FigureLinesDocument, { ...number, perPage, ...(after === null ? {} : { after }) }, options);

export const explainQueries = {
  lines: (number: NumberAsked) =>
    infiniteQueryOptions({
      queryKey: ['analytics', 'lines', number],
      queryFn: ({ pageParam, signal }) => readLines(number, pageParam, pageSize.default, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: staleTimeMs,
    }),
} as const;
