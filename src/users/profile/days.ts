/** Words for dates of a person: birthdays with as much detail as the person shares. */
import type { Language } from '#schema/limits.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
// A leap year, because of 29 February.
const anyYear = '2000';

/** "9 de noviembre" for MM-DD, "9 de noviembre de 1990" for YYYY-MM-DD. */
export function birthdayWords(birthday: string, language: Language): string {
  const hasYear = birthday.length > 5;
  const at = new Date(`${hasYear ? birthday : `${anyYear}-${birthday}`}T00:00:00Z`);
  return formatter(localeOf(language), hasYear ? { ...day, year: 'numeric' } : day).format(at);
}

/** "21 de noviembre de 2026": a time as a date in the device's time zone. */
export const longDay = (at: string, language: Language): string =>
  formatter(localeOf(language), { dateStyle: 'long' }).format(new Date(at));
