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

type HolidaysOf = (year: number) => readonly string[];

/** The days of rest of the Ley Federal del Trabajo; three of them are on a Monday. */
const mexico: HolidaysOf = (year) => [
  ...['01-01', '05-01', '09-16', '12-25'].map((date) => `${year}-${date}`),
  ...['02-01', '03-15', '11-15'].map((date) => mondayFrom(`${year}-${date}`)),
];

/** Those of the Ley Emiliani move to a Monday, three others follow Easter on a Monday. */
const colombia: HolidaysOf = (year) => [
  ...['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map((date) => `${year}-${date}`),
  ...['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'].map((date) =>
    mondayFrom(`${year}-${date}`),
  ),
  ...[-3, -2, 43, 64, 71].map((days) => dayAfter(easterOf(year), days)),
];

const countries = { mexico, colombia } as const;

/** The holidays of a country from a day on, for a year. */
export function holidaysFrom(today: string, country: keyof typeof countries): readonly string[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap(countries[country])
    .filter((day) => day >= today && day < end)
    .toSorted();
}
