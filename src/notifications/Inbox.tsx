/** The list of notifications, newest first, in all five states; all of them, or the unread ones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { ApiError } from '#schema/errors.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { GroupSkeleton } from '#src/ui/GroupSkeleton.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePages } from '#src/lib/usePages.ts';
import type { Mark } from './inbox.cache.ts';
import { inboxQueries } from './inbox.queries.ts';
import { inboxRows, type InboxRow } from './inboxRows.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkFocus } from './useMarkFocus.ts';
import { useShift } from './useShift.ts';

const keyOf = (row: InboxRow): string => row.key;

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
  /** Only unread ones. */
  unread: boolean;
  onMark: (mark: Mark) => void;
  /** Switches to all. */
  onAll: () => void;
}

/** The list for a filter. */
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
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);

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
        <GroupSkeleton heading="w-20" />
      </Loading>
    );
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <ListAge
        query={query}
        what={<Trans>No pudimos ver si hay notificaciones nuevas.</Trans>}
        onRetry={retry}
      />
      {rows.length === 0 && !hasNextPage ? (
        <Nothing unread={unread} onAll={onAll} />
      ) : (
        <VirtualList
          items={rows}
          keyOf={keyOf}
          label={t`Notificaciones`}
          memory={`${entry} ${unread ? 'unread' : 'all'}`}
          onEndNear={more}
          itemClass=""
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
