/** A list that grows page by page, in all its states. */
import { Trans } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { usePages } from '#src/lib/usePages.ts';
import { Button } from '#src/ui/Button.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';

interface Paged<T> {
  readonly items: readonly T[];
}

export function RequestPages<T extends { readonly id: string }>({
  query,
  failed,
  none,
  children,
}: {
  readonly query: UseInfiniteQueryResult<InfiniteData<Paged<T>>>;
  readonly failed: ReactNode;
  readonly none: ReactNode;
  readonly children: (items: readonly T[]) => ReactElement;
}): ReactElement {
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);
  if (data === undefined)
    return query.isError ? (
      <Failed what={failed} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading>
        {Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  // A new row shifts another one to the next page, which would duplicate it.
  const items = [...new Map(data.pages.flatMap((page) => page.items.map((one) => [one.id, one]))).values()];
  if (items.length === 0) return <Empty text={none} />;
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={failed} onRetry={retry} />
      {children(items)}
      {isFetchNextPageError ? (
        <Failed what={failed} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <Button variant="secondary" className="self-center" busy={isFetchingNextPage} onClick={more}>
          <Trans>Ver más</Trans>
        </Button>
      ) : null}
    </div>
  );
}
