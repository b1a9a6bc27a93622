/** Moments as cells of a file: in the time zone of the organisation, because a spreadsheet knows none. */
import { parts, zone, type Moment } from './dates.ts';
import { isoDay } from './longDates.ts';

/** The local time in a time zone, to the second, stored in the UTC fields of the result. */
export function wallClock(at: string, timeZone: string | undefined): Date {
  const two = {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const { year, month, day, hour, minute, second } = parts(at, 'en-US', {
    ...two,
    year: 'numeric',
    hourCycle: 'h23',
    ...zone(timeZone),
  });
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The day of a moment; empty without one. */
export const dayCell = (at: Moment | null, timeZone: string | undefined): Date | '' =>
  at === null ? '' : new Date(`${isoDay(at, timeZone)}T00:00:00Z`);
