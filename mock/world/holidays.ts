/** Public holidays of the countries of the demo, as their laws state them. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';

/** The Sunday of Easter (the Gregorian rule of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [cycle, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * cycle + corrected + 15) % 30;
  const moon = epact - Math.floor((cycle + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor(inCentury / 4) - (inCentury % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const date = (moon + weekday + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The first Monday on or after a day. */
const mondayFrom = (day: string): string => dayAfter(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

/** Days of a year as `MM-DD`: those that stay, and those after which the first Monday is free. */
const daysOf = (year: number, fixed: readonly string[], mondays: readonly string[]): readonly string[] => [
  ...fixed.map((date) => `${year}-${date}`),
  ...mondays.map((date) => mondayFrom(`${year}-${date}`)),
];

const holidays = {
  MX: (year) => daysOf(year, ['01-01', '05-01', '09-16', '12-25'], ['02-01', '03-15', '11-15']),
  CO: (year) => [
    ...daysOf(
      year,
      ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'],
      ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'],
    ),
    ...[-3, -2, 43, 64, 71].map((days) => dayAfter(easterOf(year), days)),
  ],
  CA: (year) => [
    ...daysOf(year, ['01-01', '07-01', '12-25', '12-26'], ['02-15', '05-18', '08-01', '09-01', '10-08']),
    dayAfter(easterOf(year), -2),
  ],
  US: (year) => [
    ...daysOf(year, ['01-01', '06-19', '07-04', '12-25'], ['01-15', '02-15', '05-25', '09-01']),
    // The fourth Thursday of November.
    dayAfter(mondayFrom(`${year}-11-19`), 3),
  ],
} as const satisfies Readonly<Record<string, (year: number) => readonly string[]>>;

/** The holidays of a country from a day on, for a year; two that share a day are one. */
export function holidaysFrom(today: string, country: keyof typeof holidays): readonly string[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  const days = new Set([year, year + 1].flatMap(holidays[country]));
  return [...days].filter((day) => day >= today && day < end).toSorted();
}
