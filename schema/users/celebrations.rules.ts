/** When a birthday or an anniversary is celebrated: the one place that says so, for the backend, the screens and the tests. */

/** How far ahead celebrations are told, in days; today is 0. */
export const celebrationsAhead = 30;

/** What a person lets others know of a birthday or an anniversary: the whole date, all but the year, or nothing at all. */
export const celebrationChoices = ['full', 'no_year', 'hidden'] as const;
export type CelebrationChoice = (typeof celebrationChoices)[number];

/** The hour of the person's own day from which an automatic post goes out; it still does later on that day, never on another. */
export const celebrationHour = 8;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than using it. */
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
    hour: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, made);
  return made;
}

/** What calendar and clock on the wall of a time zone show. */
export interface Wall {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** The wall of a time zone at a moment, ms since 1970; an unknown zone raises RangeError. */
export function wallAt(moment: number, timezone: string): Wall {
  const wall = new Map(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const year = (wall.get('year') ?? '').padStart(4, '0');
  return {
    day: `${year}-${wall.get('month') ?? ''}-${wall.get('day') ?? ''}`,
    hour: Number(wall.get('hour')),
  };
}

/** The day (`YYYY-MM-DD`) on that wall; an unknown zone raises RangeError. */
export const dayAt = (moment: number, timezone: string): string => wallAt(moment, timezone).day;

/** Somebody's own time zone; that of the organisation where they chose none, or one that this machine does not know. */
export function zoneOf(own: string | null, organization: string): string {
  if (own === null) return organization;
  try {
    formatOf(own);
    return own;
  } catch {
    return organization;
  }
}

/** Whole days from one `YYYY-MM-DD` to another; negative where the other lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day some days after a `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day of a year on which a date is celebrated: the same day of the same month, and 28 February for a 29 February in common years. */
export function celebratedIn(year: number, date: string): string {
  const monthDay = date.slice(5);
  const day = monthDay === '02-29' && !isLeap(year) ? '02-28' : monthDay;
  return `${String(year).padStart(4, '0')}-${day}`;
}

/** A coming celebration. */
export interface Occurrence {
  /** `YYYY-MM-DD`, today or later. */
  readonly date: string;
  /** Full years since the date, at least 1. */
  readonly years: number;
}

/** When a date is celebrated next, seen from today (both `YYYY-MM-DD`): once a year, for the first time a year after it. */
export function nextCelebration(date: string, today: string): Occurrence {
  const began = Number(date.slice(0, 4));
  const year = Number(today.slice(0, 4));
  const at = Math.max(celebratedIn(year, date) < today ? year + 1 : year, began + 1);
  return { date: celebratedIn(at, date), years: at - began };
}

/** Whether it is the day of a date where the wall hangs, from the hour at which that is told until the day is over. */
export function isCelebrated(date: string, { day, hour }: Wall): boolean {
  const year = Number(day.slice(0, 4));
  return hour >= celebrationHour && year > Number(date.slice(0, 4)) && celebratedIn(year, date) === day;
}

/** The days that it is at a moment somewhere on earth, from UTC−12 to UTC+14: two, for two hours three. */
export const daysOnEarth = (moment: number): readonly string[] => [
  ...new Set([-12, 0, 14].map((hours) => new Date(moment + hours * 3_600_000).toISOString().slice(0, 10))),
];

/** Months and days (`MM-DD`) of the dates that are celebrated on some days. */
export const monthDaysOn = (days: readonly string[]): readonly string[] =>
  days.flatMap((day) => {
    const monthDay = day.slice(5);
    return monthDay === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [monthDay, '02-29'] : [monthDay];
  });

/** The months (`MM`) that the days from today up to the last one told lie in; a celebration is always in the month of its date. */
export function monthsAhead(today: string): readonly string[] {
  const months = Array.from({ length: celebrationsAhead + 1 }, (_, days) =>
    dayAfter(today, days).slice(5, 7),
  );
  return [...new Set(months)];
}
