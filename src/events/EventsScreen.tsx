/** `/events`: coming ones, a calendar, and one's own; with `?id=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Page } from '#src/ui/Page.tsx';
import { Button } from '#src/ui/Button.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { daysOf } from './calendar/calendarDays.ts';
import { DayList } from './calendar/DayList.tsx';
import { EventCard } from './EventCard.tsx';
import { EventPage } from './EventPage.tsx';
import { eventQueries, type ShownEvent } from './events.queries.ts';
import { FeedCard } from './FeedCard.tsx';
import { PastEvents } from './PastEvents.tsx';

function List({
  query,
  none,
  children,
}: {
  readonly query: UseQueryResult<ShownEvent[]>;
  readonly none: ReactNode;
  readonly children: (events: readonly ShownEvent[]) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los eventos`}
      skeleton={Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
      what={<Trans>No pudimos cargar los eventos.</Trans>}
    >
      {(events) => (events.length === 0 ? <Empty text={none} /> : children(events))}
    </QueryBoundary>
  );
}

/** Events that the list draws at once; more are drawn on demand. */
const shownAtOnce = 50;

/** Coming events by day. */
function Agenda(): ReactElement {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <List
      query={useQuery(eventQueries.all(null))}
      none={<Trans>No hay eventos próximos. Cuando haya uno para ti, lo verás aquí.</Trans>}
    >
      {(all) => {
        const events = all.slice(0, shown);
        // A running event of several days is listed on its first day only.
        const days = [...new Set(events.map((event) => daysOf(event, undefined).first))].toSorted();
        const byDay = Map.groupBy(events, (event) => daysOf(event, undefined).first);
        return (
          <div className="flex flex-col gap-6">
            <DayList days={days} byDay={byDay} showsEmpty={false} />
            {all.length > shown ? (
              <Button
                variant="secondary"
                className="self-start"
                onClick={() => setShown(shown + shownAtOnce)}
              >
                <Trans>Ver más eventos</Trans>
              </Button>
            ) : null}
          </div>
        );
      }}
    </List>
  );
}

function Group({ title, of }: { title: string; of: readonly ShownEvent[] }): ReactElement | null {
  return of.length === 0 ? null : (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">{title}</h2>
      {of.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </section>
  );
}

function Mine(): ReactElement {
  const { t } = useLingui();
  const isComing = ({ state }: ShownEvent): boolean => state === 'coming' || state === 'running';
  return (
    <div className="flex flex-col gap-8">
      <List
        query={useQuery(eventQueries.mine())}
        none={<Trans>Todavía no te inscribiste en ningún evento.</Trans>}
      >
        {(events) => (
          <div className="flex flex-col gap-8">
            <Group title={t`Próximos`} of={events.filter(isComing)} />
            <Group title={t`Pasados y cancelados`} of={events.filter((one) => !isComing(one)).toReversed()} />
          </div>
        )}
      </List>
      <FeedCard />
    </div>
  );
}

/** The screen of the route `/events`. */
export function EventsScreen(): ReactElement {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [view, setView] = useAddressParam('view');
  const hasCalendar = useModule('is_schedule');
  const id = search.get('id') ?? '';
  if (id !== '') return <EventPage key={id} id={id} />;
  return (
    <Page title={t`Eventos`} lead={<Trans>Para encontrarnos, aquí o en línea.</Trans>}>
      <Tabs
        label={t`Eventos`}
        selected={view ?? 'list'}
        onSelect={(next) => setView(next === 'list' ? null : next)}
        tabs={[
          { id: 'list', label: t`Próximos`, content: <Agenda /> },
          ...(hasCalendar
            ? [
                { id: 'month', label: t`Mes`, content: <Calendar view="month" /> },
                { id: 'week', label: t`Semana`, content: <Calendar view="week" /> },
              ]
            : []),
          { id: 'mine', label: t`Los míos`, content: <Mine /> },
          { id: 'past', label: t`Pasados`, content: <PastEvents /> },
        ]}
      />
    </Page>
  );
}
