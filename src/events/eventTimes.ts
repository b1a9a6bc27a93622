/** When an event is, in words: in the reader's time zone, with the event's own beside it where they differ. */
import { useLingui } from '@lingui/react/macro';
import { formatter, localeOf, zone } from '#src/lib/dates.ts';
import type { Language } from '#schema/limits.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { cityOf } from '#src/reference/zoneNames.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { ShownEvent } from './events.queries.ts';

export type Timed = Pick<ShownEvent, 'startsAt' | 'endsAt' | 'allDay' | 'timezone'>;

/** "mar 24 nov 2026, 18:00–19:30" in a zone; only days for an event of whole days. */
export function rangeIn(
  { startsAt, endsAt, allDay, timezone }: Timed,
  language: Language,
  timeZone?: string,
): string {
  const format = formatter(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(allDay ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ...zone(allDay ? timezone : timeZone),
  });
  // The end of whole days is the midnight after the last one.
  const end = allDay ? Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1) : Date.parse(endsAt);
  return format.formatRange(new Date(startsAt), new Date(end));
}

/** "9:30–11:30" in a zone. */
const hoursIn = ({ startsAt, endsAt }: Timed, language: Language, timeZone: string): string =>
  formatter(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt));

/** The first and the last day in a zone. */
const daysIn = ({ startsAt, endsAt }: Timed, timeZone?: string): string =>
  `${isoDay(startsAt, timeZone)} ${isoDay(endsAt, timeZone)}`;

/** The time of an event, and its own local time if that differs; null if they are the same. */
export function useEventTime(event: Timed): { readonly when: string; readonly there: string | null } {
  const { t } = useLingui();
  const language = useLanguage();
  const when = rangeIn(event, language);
  const own = rangeIn(event, language, event.timezone);
  const city = cityOf(event.timezone);
  if (own === when) return { when, there: null };
  const isSameDay = daysIn(event) === daysIn(event, event.timezone);
  const local = isSameDay ? hoursIn(event, language, event.timezone) : own;
  return { when, there: t`${local}, hora de ${city}` };
}

/** "24 nov, 18:00" in the reader's zone. */
export const momentWords = (at: string, language: Language): string =>
  formatter(localeOf(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
