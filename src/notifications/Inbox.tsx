/** What a person was told, newest first, in the five pictures; all of it, or what waits to be read. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { ApiError } from '#schema/errors.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { entryKey } from '#src/lib/entry.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Empty, Failed, Loading, Stale } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { useNow } from '#src/users/useNow.ts';
import type { Mark } from './inbox.cache.ts';
import { inboxQueries } from './inbox.queries.ts';
import { inboxRows, type InboxRow } from './inboxRows.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkFocus } from './useMarkFocus.ts';
import { useShift } from './useShift.ts';

/** Older than this, in ms, the list says its age while it is asked for again. */
const agedMs = 60_000;

const keyOf = (row: InboxRow): string => row.key;

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-3">
    <Skeleton className="mt-5 h-4 w-20" />
    <div className="rounded-card border border-line bg-card px-4 py-1">
      {Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
    </div>
  </div>
);

function Nothing({ unread, onAll }: { unread: boolean; onAll: () => void }): ReactElement {
  return unread ? (
    <Empty
      drawing="bell"
      text={<Trans>Estás al día: no queda nada sin leer.</Trans>}
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Ver todas</Trans>
        </Button>
      }
    />
  ) : (
    <Empty
      drawing="bell"
      text={
        <Trans>
          Aquí te avisamos cuando alguien te agradece, comenta o reacciona. Todavía no hay nada que contarte.
        </Trans>
      }
    />
  );
}

export interface InboxProps {
  /** Only what waits to be read. */
  unread: boolean;
  onMark: (mark: Mark) => void;
  /** Shows all of it. */
  onAll: () => void;
}

/** The list of a filter. */
export function Inbox({ unread, onMark, onAll }: InboxProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(inboxQueries.list(unread));
  const rows = useMemo(
    () => inboxRows(query.data?.pages ?? [], { now, language }),
    [query.data, now, language],
  );
  const shift = useShift(rows);
  const { place, leaving } = useMarkFocus(rows);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage() : refetch());

  if (query.error instanceof ApiError && query.error.code === 'module_off')
    return <SwitchedOff feature={t`Notificaciones`} />;
  if (query.data === undefined)
    return query.isError ? (
      <Failed
        what={<Trans>No pudimos cargar tus notificaciones.</Trans>}
        detail={<Trans>Siguen guardadas: nada se pierde.</Trans>}
        onRetry={retry}
        busy={isFetching}
      />
    ) : (
      <Loading label={t`Cargando notificaciones`}>
        <Skeletons />
      </Loading>
    );
  const age = relativeAge(query.dataUpdatedAt, { now, language });
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {query.isRefetchError ? (
        <Failed
          what={<Trans>No pudimos ver si hay notificaciones nuevas.</Trans>}
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
      {rows.length === 0 && !hasNextPage ? (
        <Nothing unread={unread} onAll={onAll} />
      ) : (
        <VirtualList
          items={rows}
          keyOf={keyOf}
          label={t`Notificaciones`}
          memory={`${entry} ${unread ? 'unread' : 'all'}`}
          onEndNear={more}
          gap="none"
          estimate={88}
          shift={shift}
        >
          {(row) =>
            row.kind === 'day' ? (
              <h2 className="pt-5 pb-2 text-small font-semibold text-soft">{row.label}</h2>
            ) : (
              <NotificationItem
                group={row.group}
                onMark={(read) => {
                  if (unread && read) leaving(row.key);
                  onMark({ ids: read ? row.group.unread : row.group.ids, read });
                }}
                className={classes(row.isFirst && 'rounded-t-card border-t', row.isLast && 'rounded-b-card')}
              />
            )
          }
        </VirtualList>
      )}
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más notificaciones.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <div className="flex justify-center py-2">
          <Button variant="secondary" busy={query.isFetchingNextPage} onClick={more}>
            <Trans>Ver más</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
