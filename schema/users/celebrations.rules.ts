/** When birthdays and anniversaries are celebrated; the only implementation, for backend, screens and tests. */

/** How many days ahead celebrations are listed; today is 0. */
export const celebrationsAhead = 30;

/** Visibility of a birthday or an anniversary: the full date, without the year, or hidden. */
export const celebrationChoices = ['full', 'no_year', 'hidden'] as const;
export type CelebrationChoice = (typeof celebrationChoices)[number];

/**
 * Hour in the person's time zone from which the automatic post is published; later on that day is allowed, another
 * day is not.
 */
export const celebrationHour = 8;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is much slower than using it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, made);
  return made;
}

/** Local date and time in a time zone. */
export interface Wall {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Local date and time of a time zone at a moment in ms since 1970; throws RangeError for an unknown zone. */
export function wallAt(moment: number, timezone: string): Wall {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const of = (part: Intl.DateTimeFormatPartTypes): string => parts.get(part) ?? '';
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    hour: Number(of('hour')),
    minute: Number(of('minute')),
    second: Number(of('second')),
  };
}

/** Local date (`YYYY-MM-DD`) at a moment; throws RangeError for an unknown zone. */
export const dayAt = (moment: number, timezone: string): string => wallAt(moment, timezone).day;

/** The person's own time zone; the organisation's if none is set or this runtime does not know it. */
export function zoneOf(own: string | null, organization: string): string {
  if (own === null) return organization;
  try {
    formatOf(own);
    return own;
  } catch {
    return organization;
  }
}

/** Whole days from one `YYYY-MM-DD` to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The date a number of days after a `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The day in a year on which a date is celebrated: the same day and month; 29 February becomes 28 February in
 * common years.
 */
export function celebratedIn(year: number, date: string): string {
  const monthDay = date.slice(5);
  const day = monthDay === '02-29' && !isLeap(year) ? '02-28' : monthDay;
  return `${String(year).padStart(4, '0')}-${day}`;
}

/** An upcoming celebration. */
export interface Occurrence {
  /** `YYYY-MM-DD`, today or later. */
  readonly date: string;
  /** Full years since the date, at least 1. */
  readonly years: number;
}

/** The next celebration of a date as of today (both `YYYY-MM-DD`): once a year, first one year after the date. */
export function nextCelebration(date: string, today: string): Occurrence {
  const began = Number(date.slice(0, 4));
  const year = Number(today.slice(0, 4));
  const at = Math.max(celebratedIn(year, date) < today ? year + 1 : year, began + 1);
  return { date: celebratedIn(at, date), years: at - began };
}

/** Whether a date is celebrated at this local time: on its day, from `celebrationHour` on. */
export function isCelebrated(date: string, { day, hour }: Pick<Wall, 'day' | 'hour'>): boolean {
  const year = Number(day.slice(0, 4));
  return hour >= celebrationHour && year > Number(date.slice(0, 4)) && celebratedIn(year, date) === day;
}

/** The dates that currently exist on earth, from UTC−12 to UTC+14: two, for two hours of the day three. */
export const daysOnEarth = (moment: number): readonly string[] => [
  ...new Set([-12, 0, 14].map((hours) => new Date(moment + hours * 3_600_000).toISOString().slice(0, 10))),
];

/** Months and days (`MM-DD`) of the dates celebrated on the given days. */
export const monthDaysOn = (days: readonly string[]): readonly string[] =>
  days.flatMap((day) => {
    const monthDay = day.slice(5);
    return monthDay === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [monthDay, '02-29'] : [monthDay];
  });

/** The months (`MM`) from today to the last listed day; a celebration is always in the month of its date. */
export function monthsAhead(today: string): readonly string[] {
  const months = Array.from({ length: celebrationsAhead + 1 }, (_, days) =>
    dayAfter(today, days).slice(5, 7),
  );
  return [...new Set(months)];
}
