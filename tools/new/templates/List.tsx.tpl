/** The list of {{domain}} in its five pictures: loading, empty, failed, stale, switched off. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ApiError } from '#schema/errors.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { Card } from '#src/ui/Card.tsx';
import { Empty, Failed, Loading, Stale } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { {{one}}Queries } from './{{domain}}.queries.ts';

/** Age, in ms, from which the list shows its age during a reload. */
const agedMs = 60_000;

/** All {{domain}}, newest first; more load near the end. */
export function {{One}}List(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery({{one}}Queries.list());
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage() : refetch());
  const more = (): void => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  };

  if (query.error instanceof ApiError && query.error.code === 'module_off')
    return <SwitchedOff feature={t`{{title}}`} />;
  if (query.data === undefined)
    return query.isError ? (
      <Failed what={<Trans>No pudimos cargar esta lista.</Trans>} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading>
        {Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  // An entry added during the reads moves another one to the next page.
  const items = [...new Map(query.data.pages.flatMap((page) => page.items).map((item) => [item.id, item]))];
  if (items.length === 0) return <Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />;
  const age = relativeAge(query.dataUpdatedAt, { now, language });
  return (
    <div className="flex flex-col gap-3">
      {query.isRefetchError ? (
        <Failed
          what={<Trans>No pudimos actualizar esta lista.</Trans>}
          age={age}
          onRetry={retry}
          busy={isFetching}
        >
          <span hidden />
        </Failed>
      ) : null}
      {query.isRefetching && !query.isRefetchError && now - query.dataUpdatedAt > agedMs ? (
        <Stale age={age} busy>
          <span hidden />
        </Stale>
      ) : null}
      <VirtualList
        items={items}
        keyOf={([id]) => id}
        label={t`{{title}}`}
        memory={`${entry} {{domain}}`}
        onEndNear={more}
        itemClass="pb-3"
      >
        {([, item]) => <Card padding="small">{item.name}</Card>}
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
