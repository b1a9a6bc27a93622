/** People page by page in a dialog: loading, failed, empty, and a button for more. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { PersonRows } from './PersonRow.tsx';

interface PersonPagesProps<T> {
  who: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly T[] }>>;
  /** The failure as a whole sentence. */
  what: ReactNode;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Above the list. */
  lead?: ReactNode;
  /** A keyed `PersonRow`. */
  children: (row: T) => ReactElement;
}

/** Draws each row with `children`. */
export function PersonPages<T>({ who, what, empty, lead, children }: PersonPagesProps<T>): ReactElement {
  const { t } = useLingui();
  const rows = who.data?.pages.flatMap(({ items }) => items);
  if (rows === undefined)
    return who.isError ? (
      <Failed what={what} onRetry={() => void who.refetch()} busy={who.isFetching} />
    ) : (
      <Loading label={t`Cargando`}>
        <PersonRows />
      </Loading>
    );
  if (rows.length === 0) return <>{empty}</>;
  return (
    <>
      {lead}
      <ul className="divide-y divide-line">{rows.map((row) => children(row))}</ul>
      {who.isFetchNextPageError ? (
        <Failed
          what={<Trans>No pudimos cargar más.</Trans>}
          onRetry={() => void who.fetchNextPage()}
          busy={who.isFetching}
        />
      ) : who.hasNextPage ? (
        <Button
          variant="secondary"
          size="small"
          wide
          className="mt-3"
          busy={who.isFetchingNextPage}
          onClick={() => void who.fetchNextPage()}
        >
          <Trans>Ver más</Trans>
        </Button>
      ) : null}
    </>
  );
}
