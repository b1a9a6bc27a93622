/** Days of a person in words: birthdays with as much of them as the person shows. */
import type { Language } from '#schema/limits.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
// Has a 29 February.
const anyYear = '2000';

/** "9 de noviembre" for MM-DD, "9 de noviembre de 1990" for YYYY-MM-DD. */
export function birthdayWords(birthday: string, language: Language): string {
  const hasYear = birthday.length > 5;
  const at = new Date(`${hasYear ? birthday : `${anyYear}-${birthday}`}T00:00:00Z`);
  return formatter(localeOf(language), hasYear ? { ...day, year: 'numeric' } : day).format(at);
}

/** "21 de noviembre de 2026": a moment as a day of the device's calendar. */
export const longDay = (at: string, language: Language): string =>
  formatter(localeOf(language), { dateStyle: 'long' }).format(new Date(at));
