/** The steps and custom amounts by which the clock moves. */

const hour = 3_600_000;
const day = 24 * hour;

/** The steps with a button. */
export const moves = ['hour', 'day', 'week', 'turn', 'month'] as const;
/** One step; `turn` is the beginning of the next month. */
export type Move = (typeof moves)[number];

/** The units of a custom amount. */
export const units = ['hours', 'days', 'weeks', 'months'] as const;
/** One unit. */
export type Unit = (typeof units)[number];

/** Maximum of each unit per move: a year, or a week of hours. */
export const mostOf: Readonly<Record<Unit, number>> = { hours: 168, days: 366, weeks: 52, months: 12 };

/** The same day and time some months later; the last day if the month is too short. */
function monthsLater(now: number, count: number): number {
  const from = new Date(now);
  const month = from.getUTCMonth() + count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(now);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last));
  return to.getTime();
}

/**
 * Noon UTC on the next first day of a month that has not begun in both organisations: in the western one it
 * begins at 06:00 UTC.
 */
function turnAfter(now: number): number {
  const from = new Date(now);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth()];
  return Date.UTC(year, now < Date.UTC(year, month, 1, 6) ? month : month + 1, 1, 12);
}

/** Milliseconds of a custom amount, counted from `now`. */
export function msOfAmount(count: number, unit: Unit, now: number): number {
  switch (unit) {
    case 'hours':
      return count * hour;
    case 'days':
      return count * day;
    case 'weeks':
      return count * 7 * day;
    case 'months':
      return monthsLater(now, count) - now;
  }
}

/** Milliseconds of a step, counted from `now`; always positive. */
export function msOfMove(move: Move, now: number): number {
  switch (move) {
    case 'hour':
      return hour;
    case 'day':
      return day;
    case 'week':
      return 7 * day;
    case 'turn':
      return turnAfter(now) - now;
    case 'month':
      return monthsLater(now, 1) - now;
  }
}
