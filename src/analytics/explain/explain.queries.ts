/** The lines behind a number, page by page; those of a channel are movements of the ledger. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  analyticsWallets,
  channels,
  isFigureKind,
  type ChartDimension,
} from '#schema/analytics/analytics.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { pageSize } from '#schema/limits.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { answerOf } from '#src/api/documents.ts';
import type { ChartFilter, ShownAbout } from '#src/analytics/analytics.queries.ts';
import { daysIn, type Days } from '#src/analytics/days.ts';
import type { Explained, Parts } from '#src/analytics/explain.context.ts';
import { readTransactions } from '#src/analytics/transactions/transactions.queries.ts';
import { FigureLinesDocument, type FigureLinesQuery } from '#src/gql/graphql.ts';

export type FigureLinesPage = FigureLinesQuery['figureLines'];
/** What one line adds to a number. */
export type ShownLine = FigureLinesPage['items'][number];

/** A figure or a part of it, under the filter of the page. */
export interface NumberAsked extends Explained {
  readonly filter: ChartFilter;
  /** The days of the part. */
  readonly days: Days;
}

/** Stale time in ms: sums are at most a minute behind. */
const staleTimeMs = 60_000;

/** The days of a part, within those of the page; a month or day outside of these is itself. */
export function daysOfPart({ month, week, day }: Parts, { startDate, endDate }: ShownAbout): Days {
  const [first, last] =
    month !== undefined
      ? [`${month}-01`, daysIn(month).at(-1) ?? endDate]
      : week !== undefined
        ? [week, dayAfter(week, 6)]
        : [startDate, endDate];
  if (day !== undefined) return { startDate: day, endDate: day };
  const within = {
    startDate: first < startDate ? startDate : first,
    endDate: last > endDate ? endDate : last,
  };
  return within.endDate < within.startDate ? { startDate: first, endDate: last } : within;
}

const dimensions = ['type', 'value', 'department', 'country'] as const satisfies readonly ChartDimension[];

/** The dimension by which a part is told apart, beside its days. */
export const dimensionOf = (parts: Parts): (typeof dimensions)[number] | undefined =>
  dimensions.find((one) => parts[one] !== undefined);

/** The lines after an answer, newest first; raises `ApiError`. */
export async function readLines(
  { kind, parts, filter, days }: NumberAsked,
  after: string | null,
  perPage: number,
  options: RequestOptions,
): Promise<FigureLinesPage> {
  // A person's figures are theirs in every department.
  const { departmentId, countryId } = parts.person === undefined ? filter : {};
  const asked = { ...days, departmentId, countryId, userId: parts.person };
  if (isFigureKind(kind)) {
    const by = dimensionOf(parts);
    const part = by === undefined ? {} : { by, key: parts[by] || undefined };
    return answerOf(
      FigureLinesDocument,
      {
        ...asked,
        kind,
        ...part,
        category: parts.category,
        perPage,
        ...(after === null ? {} : { after }),
      },
      options,
    );
  }
  const channel = channels.find((one) => one === parts.channel);
  const purse = analyticsWallets.find((one) => one === parts.wallet);
  const { about, items, next, lines, sum } = await readTransactions(
    { ...asked, channel, purse },
    after,
    perPage,
    options,
  );
  // What went out is shown as an amount above 0.
  const sign = kind === 'pointsOut' ? -1 : 1;
  return {
    about,
    next,
    lines,
    value: sign * sum,
    items: items.map(({ id, day, user, counterpart, cause, amount }) => ({
      id,
      day,
      user,
      counterpart,
      cause,
      value: sign * amount,
    })),
  };
}

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
