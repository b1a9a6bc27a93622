/** Calendar months and days in an organisation's time zone, for limits, podiums and renewals. */
import { dayAfter, dayAt, wallAt } from '#schema/users/celebrations.rules.ts';

/** The UTC offset of a time zone, in ms. */
function offsetAt(moment: number, timezone: string): number {
  const { day, hour, minute, second } = wallAt(moment, timezone);
  const local = Date.parse(day) + ((hour * 60 + minute) * 60 + second) * 1_000;
  return local - Math.floor(moment / 1_000) * 1_000;
}

const monthAt = (moment: number, timezone: string): string => dayAt(moment, timezone).slice(0, 7);

/** The month (`YYYY-MM`) of an instant in a time zone (IANA name; an unknown name throws RangeError). */
export const monthOf = (at: string, timezone: string): string => monthAt(Date.parse(at), timezone);

/** The next month (`YYYY-MM`). */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}`;
}

/** The month (`YYYY-MM`) so many months later, or earlier. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/**
 * The first moment around a UTC midnight for which `holds` is true, also if the local midnight is skipped or occurs
 * twice.
 */
function startAround(midnight: number, timezone: string, holds: (moment: number) => boolean): string {
  const aDay = 86_400_000;
  const candidates = [midnight - aDay, midnight + aDay]
    .map((moment) => midnight - offsetAt(moment, timezone))
    .toSorted((one, other) => one - other);
  return new Date(candidates.find(holds) ?? midnight).toISOString();
}

/** The instant at which a month (`YYYY-MM`) begins in a time zone. */
export function monthStart(month: string, timezone: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return startAround(
    Date.UTC(year, number - 1, 1),
    timezone,
    (moment) => monthAt(moment, timezone) === month,
  );
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const dayStart = (day: string, timezone: string): string =>
  startAround(Date.parse(day), timezone, (moment) => dayAt(moment, timezone) === day);

/** The instant at which a day (`YYYY-MM-DD`) ends in a time zone, that is at which the next one begins. */
export const dayEnd = (day: string, timezone: string): string => dayStart(dayAfter(day, 1), timezone);
