/** The events of a month or a week, with the chosen day in the address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { dayLabel, isoDay, monthHeading } from '#src/lib/longDates.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { eventQueries, type ShownEvent } from '#src/events/events.queries.ts';
import { eventsByDay, monthsAfter, spanOf, weekOf, weeksOfMonth } from './calendarDays.ts';
import { DayList } from './DayList.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const Day = z.iso.date();

interface ViewProps {
  readonly day: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  readonly onChoose: (day: string) => void;
}

function Month({ day, ...rest }: ViewProps): ReactElement {
  const language = useLanguage();
  const title = monthHeading(day, { timeZone: 'UTC', language });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <MonthGrid label={title} day={day} {...rest} />
      <DayList days={[day]} byDay={rest.byDay} showsEmpty />
    </div>
  );
}

/** The month or the week of the chosen day. */
export function Calendar({ view }: { readonly view: 'month' | 'week' }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const today = isoDay(useNow());
  const [chosen, setChosen] = useAddressParam('day');
  const day = Day.safeParse(chosen).success ? (chosen ?? today) : today;
  const days = view === 'month' ? weeksOfMonth(day).flat() : weekOf(day);
  const query = useQuery(eventQueries.all(spanOf(days)));
  const { data, isError, isFetching, refetch } = query;
  const step = (by: 1 | -1): void =>
    setChosen(view === 'month' ? monthsAfter(day, by) : dayAfter(day, by * 7));
  const heading =
    view === 'month'
      ? monthHeading(day, { timeZone: 'UTC', language })
      : `${dayLabel(days[0] ?? day, language)} – ${dayLabel(days.at(-1) ?? day, language)}`;
  const retry = (): void => void refetch();
  const byDay = eventsByDay(data ?? [], undefined);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label={view === 'month' ? t`Mes anterior` : t`Semana anterior`}
          variant="secondary"
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={view === 'month' ? t`Mes siguiente` : t`Semana siguiente`}
          variant="secondary"
          onClick={() => step(1)}
        />
        <Button variant="secondary" onClick={() => setChosen(null)}>
          <Trans>Hoy</Trans>
        </Button>
        <h2 aria-live="polite" className="ms-2 text-h5 font-semibold">
          {heading}
        </h2>
      </div>
      {data === undefined ? (
        isError ? (
          <Failed what={<Trans>No pudimos cargar los eventos.</Trans>} onRetry={retry} busy={isFetching} />
        ) : (
          <Loading label={t`Cargando los eventos`}>
            {Array.from({ length: 6 }, (_, line) => (
              <SkeletonLine key={line} />
            ))}
          </Loading>
        )
      ) : (
        <>
          <ListAge query={query} what={<Trans>No pudimos actualizar los eventos.</Trans>} onRetry={retry} />
          {view === 'month' ? (
            <Month day={day} today={today} byDay={byDay} onChoose={setChosen} />
          ) : (
            <DayList days={days} byDay={byDay} showsEmpty />
          )}
        </>
      )}
    </div>
  );
}
