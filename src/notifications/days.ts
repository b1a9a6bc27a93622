/** Headings of days in words: "Hoy", "Ayer", "Lunes 9 de noviembre"; the current time is a parameter. */
import { dayOf, first, formatter, localeOf, zone, type Moment, type Place } from '#src/lib/dates.ts';

const dayMs = 86_400_000;

/** Days since 1970 in the calendar of the zone, independent of clock changes. */
function dayNumber(at: Moment, timeZone: string | undefined): number {
  const [day = 1, month = 1, year = 1970] = dayOf(at, timeZone).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The heading for the day of a moment; the year only if it is not the current one. */
export function dayHeading(at: Moment, { now, timeZone, language }: Place): string {
  const locale = localeOf(language);
  const ago = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (ago === 0 || ago === 1)
    return first(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day'));
  const isThisYear = dayOf(at, timeZone).slice(-4) === dayOf(now, timeZone).slice(-4);
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return first(
    formatter(locale, { ...parts, ...(isThisYear ? {} : { year: 'numeric' }), ...zone(timeZone) }).format(
      new Date(at),
    ),
  );
}

/** The time of day: "2:05 p.m.", "14:05". */
export const clockTime = (at: Moment, { timeZone, language }: Omit<Place, 'now'>): string =>
  formatter(localeOf(language), { timeStyle: 'short', ...zone(timeZone) }).format(new Date(at));
