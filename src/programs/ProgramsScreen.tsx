/** `/programs`: the active programs, newest first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { usePages } from '#src/lib/usePages.ts';
import { Card } from '#src/ui/Card.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { programQueries, type ShownProgram } from './programs.queries.ts';

const keyOf = ({ id }: ShownProgram): string => id;

/** The list in all its states. */
function Programs(): ReactElement {
  const { t } = useLingui();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(programQueries.list());
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);
  // A new row shifts another one to the next page, which would duplicate it.
  const items = useMemo(
    () => [
      ...new Map((data?.pages ?? []).flatMap((page) => page.items.map((one) => [one.id, one]))).values(),
    ],
    [data],
  );
  if (data === undefined)
    return query.isError ? (
      <Failed what={<Trans>No pudimos cargar esta lista.</Trans>} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading>
        {Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  if (items.length === 0) return <Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />;
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar esta lista.</Trans>} onRetry={retry} />
      <VirtualList
        items={items}
        keyOf={keyOf}
        label={t`Programas`}
        memory={`programs ${entry}`}
        onEndNear={more}
      >
        {({ name, description }) => (
          <Card padding="small">
            <p>{name}</p>
            {description === '' ? null : <p className="text-small text-soft">{description}</p>}
          </Card>
        )}
      </VirtualList>
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <SkeletonLine />
      ) : null}
    </div>
  );
}

/** The screen of the route `/programs`. */
export function ProgramsScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page title={t`Programas`} width="feed">
      <Programs />
    </Page>
  );
}
