/**
 * Calendar files (RFC 5545). An event keeps its UID, its SEQUENCE rises, and times are in UTC, so that every program
 * moves the entry and never doubles it.
 */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brandName } from '#schema/brand.ts';
import type { EventForm } from '#schema/events/events.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import type { EventRow } from './events.access.ts';

/** `publish` is a file for oneself, `request` and `cancel` are for mails. */
export type CalendarMethod = keyof typeof methods;

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
} as const;

type Entry = Pick<
  EventRow,
  | 'id'
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'allDay'
  | 'timezone'
  | 'location'
  | 'url'
  | 'sequence'
  | 'cancelledAt'
>;

const online = { spanish: 'En línea', english: 'Online' } as const;

/** The entry for a person: where the own place is. Null has no place, and does not learn where people meet online. */
export const entryFor = (
  event: EventRow,
  own: EventForm | null,
  language: keyof typeof online,
): EventRow => ({
  ...event,
  location: own === 'online' ? online[language] : event.location,
  url: own === 'online' ? event.url : null,
});

/** Control characters that no calendar takes; a line break stays. */
const controls = /[^\P{Cc}\n\t]/gu;
const plain = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(controls, ' ').toWellFormed();

/** Midnight in UTC of the day in the event's zone, as the library reads the days of whole-day events. */
const dayOf = (at: number, timezone: string): Date => new Date(dayAt(at, timezone));

/** The text of a calendar with these events. `organizer` is needed for mails. `name` is shown by programs. */
export function calendarFile(
  entries: readonly Entry[],
  {
    method,
    name,
    at,
    organizer,
    isBrief = false,
  }: {
    readonly method: CalendarMethod;
    readonly name: string;
    readonly at: string;
    readonly organizer?: { readonly name: string; readonly email: string };
    /** Only titles, times and places. */
    readonly isBrief?: boolean;
  },
): string {
  const calendar = ical({
    name: plain(name),
    prodId: { company: brandName.aplauso, product: brandName.aplauso },
    method: methods[method],
  });
  for (const entry of entries) {
    const { id, title, description, startsAt, endsAt, allDay, timezone, location, url, sequence } = entry;
    const isCancelled = method === 'cancel' || entry.cancelledAt !== null;
    calendar.createEvent({
      id: `${id}@aplauso`,
      sequence,
      stamp: new Date(at),
      start: allDay ? dayOf(Date.parse(startsAt), timezone) : new Date(startsAt),
      // The end of whole days is the day after the last one.
      end: allDay ? dayOf(Date.parse(endsAt), timezone) : new Date(endsAt),
      allDay,
      summary: plain(title),
      description: isBrief || description === '' ? null : plain(description),
      location: location === null ? null : plain(location),
      url: isBrief ? null : url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: organizer ?? null,
    });
  }
  return calendar.toString();
}
