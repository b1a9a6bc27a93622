/** A list of requests in all query states, with more pages on demand. */
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { usePages } from '#src/lib/usePages.ts';
import { walletQueries, type RequestList as Which } from './wallet.queries.ts';

export interface RequestListProps {
  of: Which;
  /** Accessible name of the list. */
  label: string;
  empty: ReactNode;
  children: (request: PointRequest) => ReactNode;
}

/** Cards, newest first. */
export function RequestList({ of, label, empty, children }: RequestListProps): ReactElement {
  const query = useInfiniteQuery(walletQueries.requests(of));
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const { retry } = usePages(query);
  if (data === undefined)
    return isError ? (
      <Failed what={<Trans>No pudimos cargar las solicitudes.</Trans>} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading label={label}>
        <span className="flex flex-col gap-3">
          <Skeleton className="h-28 w-full rounded-card!" />
          <Skeleton className="h-28 w-full rounded-card!" />
        </span>
      </Loading>
    );
  // A page that loads later may repeat the last items of an earlier one.
  const all = [...new Map(data.pages.flatMap(({ items }) => items.map((one) => [one.id, one]))).values()];
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar las solicitudes.</Trans>} onRetry={retry} />
      {all.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className="flex flex-col gap-3">
          {all.map((request) => (
            <li key={request.id}>{children(request)}</li>
          ))}
        </ul>
      )}
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más solicitudes.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          busy={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Ver más</Trans>
        </Button>
      ) : null}
    </div>
  );
}
