/** The days of a calendar and the events on them. Days are `YYYY-MM-DD`. */
import { dayAfter, daysBetween } from '#schema/users/celebrations.rules.ts';
import { isoDay } from '#src/lib/longDates.ts';
import type { DaySpan, ShownEvent } from '#src/events/events.queries.ts';

/** The parts of an event that place it on a calendar. */
export type Placed = Pick<ShownEvent, 'id' | 'startsAt' | 'endsAt' | 'allDay' | 'timezone'>;

/** Longest event that is shown on each of its days. */
const mostDays = 31;

/** The Monday of the day's week. */
export const weekStart = (day: string): string =>
  // 1970-01-01 was a Thursday.
  dayAfter(day, -((((daysBetween('1970-01-01', day) + 3) % 7) + 7) % 7));

/** The seven days of the day's week. */
export const weekOf = (day: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(weekStart(day), index));

/** The day a number of months later; the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The weeks that hold a day of the day's month. */
export function weeksOfMonth(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const next = monthsAfter(first, 1);
  const begin = weekStart(first);
  return Array.from({ length: Math.ceil(daysBetween(begin, next) / 7) }, (_, week) =>
    weekOf(dayAfter(begin, week * 7)),
  );
}

/** From the first to the last of these days, a day wider for people in other time zones. */
export const spanOf = (days: readonly string[]): DaySpan => ({
  from: dayAfter(days[0] ?? '', -1),
  to: dayAfter(days.at(-1) ?? '', 1),
});

/** First and last day of an event for a reader in the zone; an event of whole days has the days of its own zone. */
export function daysOf(
  { startsAt, endsAt, allDay, timezone }: Placed,
  zone: string | undefined,
): { readonly first: string; readonly last: string } {
  const where = allDay ? timezone : zone;
  // An event that ends at midnight does not touch the next day.
  const end = Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1);
  return { first: isoDay(startsAt, where), last: isoDay(end, where) };
}

/** The events of each day, in the order of their beginning. */
export function eventsByDay<E extends Placed>(
  events: readonly E[],
  zone: string | undefined,
): ReadonlyMap<string, readonly E[]> {
  const days = new Map<string, E[]>();
  for (const event of events.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const { first, last } = daysOf(event, zone);
    const length = Math.min(mostDays, daysBetween(first, last) + 1);
    for (let index = 0; index < length; index++) {
      const day = dayAfter(first, index);
      days.set(day, [...(days.get(day) ?? []), event]);
    }
  }
  return days;
}
