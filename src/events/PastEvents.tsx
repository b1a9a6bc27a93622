/** Past events of the reader's audience, the last one first, three months at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Button } from '#src/ui/Button.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { EventCard } from './EventCard.tsx';
import { eventQueries, type ShownEvent } from './events.queries.ts';

/** Newest first; an event that touches two spans is listed once. */
function listed(pages: readonly (readonly ShownEvent[])[]): readonly ShownEvent[] {
  const known = new Map(pages.flat().map((event) => [event.id, event]));
  return [...known.values()]
    .filter(({ state }) => state === 'over' || state === 'cancelled')
    .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));
}

export function PastEvents(): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(eventQueries.past(isoDay(useNow())));
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query;
  if (data === undefined)
    return isError ? (
      <Failed
        what={<Trans>No pudimos cargar los eventos.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Loading label={t`Cargando los eventos`}>
        {Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  const events = listed(data.pages);
  return (
    <div className="flex flex-col gap-4">
      <ListAge
        query={query}
        what={<Trans>No pudimos actualizar los eventos.</Trans>}
        onRetry={() => void refetch()}
      />
      {events.length === 0 ? <Empty text={<Trans>No hubo eventos en estos meses.</Trans>} /> : null}
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
      {query.isFetchNextPageError ? (
        <Failed
          what={<Trans>No pudimos cargar los eventos anteriores.</Trans>}
          onRetry={() => void fetchNextPage()}
          busy={isFetchingNextPage}
        />
      ) : hasNextPage ? (
        <Button
          variant="secondary"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Ver los tres meses anteriores</Trans>
        </Button>
      ) : null}
    </div>
  );
}
