/** The calendar of the demo: working moments in the past, relative to a given clock and time zone. */
import { monthOf, monthStart } from '#backend/kit/month.ts';
import { lotteryOf, type SeededRandom } from './seededRandom.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const week = 7 * day;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');
const dates = new Map<number, string>();
const minutes = Array.from(
  { length: day / minute },
  (_, at) => `${digits(Math.floor(at / 60), 2)}:${digits(at % 60, 2)}:`,
);
const seconds = Array.from({ length: 60 }, (_, at) => digits(at, 2));

/** An instant in the format of rows: a world has many of them, on few days, and `toISOString` takes several times as long. */
export function instant(moment: number): string {
  const date = Math.floor(moment / day);
  let begin = dates.get(date);
  if (begin === undefined) dates.set(date, (begin = new Date(date * day).toISOString().slice(0, 11)));
  const ms = Math.floor(moment) - date * day;
  const second = seconds[Math.floor((ms % minute) / 1_000)] ?? '';
  return `${begin}${minutes[Math.floor(ms / minute)] ?? ''}${second}.${digits(ms % 1_000, 3)}Z`;
}
/** A date in the format of rows, from a moment that was already shifted to local time. */
const dayText = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Weights of working hours, from 7 to 20 o'clock. */
const busyHour = lotteryOf([1, 4, 10, 12, 10, 7, 3, 5, 9, 11, 9, 6, 2, 1]);

/** The past of an organisation. */
export interface Calendar {
  readonly now: number;
  /** A moment about `age` ms ago, moved into working hours most of the time; never later than now. */
  worked(age: number, random: SeededRandom): number;
  /** The same after a share of a stretch of the past; it stays in a stretch that lasts a week. */
  workedIn(
    stretch: { readonly from: number; readonly to: number },
    share: number,
    random: SeededRandom,
  ): number;
  /**
   * The months of the last years with their exact start times, newest first; the first is the current month.
   */
  readonly months: readonly { readonly month: string; readonly start: number }[];
  /** The month (`YYYY-MM`) of a moment in the last years, exact to the millisecond. */
  monthOf(moment: number): string;
  /** A moment after another by about `wait` ms, never later than now. */
  after(moment: number, wait: number): number;
  /** A moment `age` ms ago, moved into today if it would fall on an earlier day. */
  today(age: number): number;
  /**
   * `YYYY-MM-DD` of today plus `days`. With `years`, the same day that many years ago (29 February becomes 28
   * in common years).
   */
  date(days: number, years?: number): string;
}

/**
 * How far a time zone is ahead of UTC at a moment, in ms. One offset for the whole past is exact enough for
 * working hours.
 */
function offsetOf(timezone: string, moment: number): number {
  const text = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' }).format(
    moment,
  );
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}

/**
 * The months of the last years with their exact start times, newest first. Asking the time zone for each
 * moment would be too slow.
 */
function monthsBefore(
  now: number,
  timezone: string,
): readonly { readonly month: string; readonly start: number }[] {
  const [year = 0, number = 1] = monthOf(instant(now), timezone).split('-').map(Number);
  return Array.from({ length: 15 }, (_, back) => {
    const month = new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7);
    return { month, start: Date.parse(monthStart(month, timezone)) };
  });
}

export function calendarOf(now: number, timezone: string): Calendar {
  const offset = offsetOf(timezone, now);
  const midnightOf = (moment: number): number => Math.floor((moment + offset) / day) * day - offset;
  const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment + offset).getUTCDay());
  const midnight = midnightOf(now);
  const months = monthsBefore(now, timezone);
  const worked: Calendar['worked'] = (age, random) => {
    let start = midnightOf(now - age);
    if (isWeekend(start) && random.chance(0.9)) start -= random.whole(1, 3) * day;
    const within = (7 + busyHour(random)) * hour + Math.floor(random.next() * hour);
    const moment = start + within;
    // A moment later than now moves to the previous working day.
    return moment < now ? moment : moment - (isWeekend(start - day) ? 3 : 1) * day;
  };
  return {
    now,
    months,
    worked,
    workedIn({ from, to }, share, random) {
      const at = worked(now - from - share * (to - from), random);
      return at >= from || at + week > to ? at : at + week;
    },
    monthOf: (moment) => months.find(({ start }) => start <= moment)?.month ?? '',
    after: (moment, wait) => (moment + wait < now ? moment + wait : moment + Math.floor((now - moment) / 2)),
    today: (age) => Math.max(now - age, Math.min(now, midnight + Math.floor((now - midnight) / 2))),
    date(days, years = 0) {
      const at = new Date(now + offset + days * day);
      const year = at.getUTCFullYear() - years;
      const same = Date.UTC(year, at.getUTCMonth(), at.getUTCDate());
      return dayText(new Date(same).getUTCMonth() === at.getUTCMonth() ? same : same - day);
    },
  };
}
