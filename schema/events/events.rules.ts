/** What holds for every event: its states, its numbers, and when places move up. */
import { dayAfter, daysBetween, wallAt } from '../users/celebrations.rules.ts';

export const eventStates = ['coming', 'running', 'over', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** A person at an event; `out`: gave the place back. */
export const placeStates = ['in', 'waiting', 'out'] as const;
export type PlaceState = (typeof placeStates)[number];

/** `due`: was there, and is paid after the end when the budget allows. */
export const eventRewards = ['none', 'due', 'paid'] as const;
export type EventReward = (typeof eventRewards)[number];

/** Illustrations of the product for events. */
export const eventPictures = [
  'meeting',
  'talk',
  'workshop',
  'party',
  'birthday',
  'sport',
  'volunteering',
] as const;

export const eventIntervals = ['week', 'month'] as const;
export type EventInterval = (typeof eventIntervals)[number];

export const eventLimits = {
  capacity: 100_000,
  /** Longest event, in days. */
  days: 31,
  /** Events of a series. */
  repeats: 60,
  /** Hours before the start until which a free place moves up. */
  promotionHours: { least: 0, most: 336, usual: 12 },
  place: 200,
  url: 2_000,
  note: 500,
  text: 5_000,
  /** Most events of one answer of a calendar. */
  shown: 1_000,
  /** Days around today that an answer without days holds: those that are not over, so far ahead. */
  daysAhead: 366,
  /** Colleagues who are named. */
  colleagues: 30,
} as const;

const hourMs = 3_600_000;
/** Length of an event without an end, in ms. */
export const usualLengthMs = hourMs;
/** How long before its start, and after its end, people can be checked in, in ms. */
export const checkInMs = { before: 12 * hourMs, after: 168 * hourMs } as const;

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

export function eventStateOf(
  { startsAt, endsAt, cancelledAt }: Times & { readonly cancelledAt: string | null },
  at: string,
): EventState {
  if (cancelledAt !== null) return 'cancelled';
  return at < startsAt ? 'coming' : at < endsAt ? 'running' : 'over';
}

/** Until then a free place goes to the next person who waits. */
export const promotesUntil = ({
  startsAt,
  promotionHours,
}: Pick<Times, 'startsAt'> & { readonly promotionHours: number }): string =>
  new Date(Date.parse(startsAt) - promotionHours * hourMs).toISOString();

/** Whether people can register, which is possible until the end. */
export const takesPeople = (
  event: Times & { readonly cancelledAt: string | null; readonly registrationOpen: boolean },
  at: string,
): boolean => event.registrationOpen && event.cancelledAt === null && at < event.endsAt;

/** Whether all places are taken. */
export const isFull = ({
  capacity,
  registered,
}: {
  readonly capacity: number | null;
  readonly registered: number;
}): boolean => capacity !== null && registered >= capacity;

/** How far a zone is from UTC at a moment, in ms. */
function offsetAt(moment: number, timezone: string): number {
  const { day, hour, minute, second } = wallAt(moment, timezone);
  const two = (part: number): string => String(part).padStart(2, '0');
  const cut = Math.floor(moment / 1_000) * 1_000;
  return Date.parse(`${day}T${two(hour)}:${two(minute)}:${two(second)}Z`) - cut;
}

/**
 * The moment, in ms, at which clocks of a zone show a day and a time of day. A skipped time is the moment after the
 * change; of a time that comes twice it is the first one.
 */
export function momentOf(day: string, msOfDay: number, timezone: string): number {
  const wall = Date.parse(day) + msOfDay;
  const [early, late] = [offsetAt(wall - 86_400_000, timezone), offsetAt(wall + 86_400_000, timezone)];
  const fits = [wall - early, wall - late]
    .filter((moment) => moment + offsetAt(moment, timezone) === wall)
    .toSorted((one, other) => one - other)[0];
  if (fits !== undefined) return fits;
  // Clocks skip this time: they show the later one.
  return wall - Math.min(early, late);
}

/** The same time of day so many weeks or months later, by the clocks of the zone; the last day of a shorter month. */
export function repeatedAt(at: string, every: EventInterval, times: number, timezone: string): string {
  const moment = Date.parse(at);
  const { day, hour, minute, second } = wallAt(moment, timezone);
  const later = every === 'week' ? dayAfter(day, 7 * times) : monthAfter(day, times);
  const msOfDay = ((hour * 60 + minute) * 60 + second) * 1_000 + (moment % 1_000);
  return new Date(momentOf(later, msOfDay, timezone)).toISOString();
}

/**
 * Where a moment of a later event of a series goes when the same moment of an earlier one goes from `from` to `to`: as many
 * days after it as before, at the same time of day.
 */
export function movedWith(
  at: string,
  [from, fromZone]: readonly [at: string, timezone: string],
  [to, toZone]: readonly [at: string, timezone: string],
): string {
  const dayIn = (moment: string): string => wallAt(Date.parse(moment), fromZone).day;
  const { day, hour, minute, second } = wallAt(Date.parse(to), toZone);
  const later = dayAfter(day, daysBetween(dayIn(from), dayIn(at)));
  return new Date(momentOf(later, ((hour * 60 + minute) * 60 + second) * 1_000, toZone)).toISOString();
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
