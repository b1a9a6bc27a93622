/** The events of some days, under a heading for each day. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatter, first, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { EventCard } from '#src/events/EventCard.tsx';
import type { ShownEvent } from '#src/events/events.queries.ts';

export function DayList({
  days,
  byDay,
  showsEmpty,
}: {
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  /** Days without an event are shown too. */
  readonly showsEmpty: boolean;
}): ReactElement {
  const language = useLanguage();
  const long = formatter(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="flex flex-col gap-6">
      {days
        .filter((day) => showsEmpty || byDay.has(day))
        .map((day) => {
          const name = first(long.format(new Date(day)));
          const events = byDay.get(day) ?? [];
          return (
            <section key={day} aria-label={name} className="flex flex-col gap-3">
              <h2 className="text-h6 font-semibold">{name}</h2>
              {events.length === 0 ? (
                <p className="text-small text-soft">
                  <Trans>Sin eventos.</Trans>
                </p>
              ) : (
                events.map((event) => <EventCard key={event.id} event={event} />)
              )}
            </section>
          );
        })}
    </div>
  );
}
