/**
 * Date labels of tables, statements and edits (spec §9); separate from the feed's labels, which are in the initial
 * load.
 */
import { i18n } from '@lingui/core';
import type { Language } from '#schema/limits.ts';
import { dayOf, first, formatter, localeOf, parts, today, zone, type Moment, type Place } from './dates.ts';

const months = { es: 'es-419', en: 'en-US' } as const;

/**
 * d MMM yyyy, never "Today": orders, invoices, tables (spec §9, second variant). The months are those of the language
 * that the person reads, so the variant of the specification with English months is the English one. American months,
 * because British `Intl` writes "Sept".
 */
export function createdVariant(
  at: Moment,
  {
    timeZone,
    language = i18n.locale === 'en' ? 'en' : 'es',
  }: { readonly timeZone?: string | undefined; readonly language?: Language } = {},
): string {
  const {
    day = '',
    month = '',
    year = '',
  } = parts(at, months[language], { day: 'numeric', month: 'short', year: 'numeric', ...zone(timeZone) });
  return `${day} ${month.replace('.', '')} ${year}`;
}

/** yyyy-MM-dd in a time zone. */
export const isoDay = (at: Moment, timeZone?: string): string =>
  dayOf(at, timeZone).split('/').toReversed().join('-');

/** d MMM yyyy of a day (yyyy-MM-dd), which is the same day in every time zone. */
export const dayLabel = (day: string, language?: Language): string =>
  createdVariant(day, { timeZone: 'UTC', ...(language === undefined ? {} : { language }) });

/** MMMM dd, yyyy in the user's language, or "Hoy" / "Today" (spec §9). */
export function editedLabel(at: Moment, { now, timeZone, language }: Place): string {
  if (dayOf(at, timeZone) === dayOf(now, timeZone)) return today(language);
  const {
    day = '',
    month = '',
    year = '',
  } = parts(at, localeOf(language), { day: '2-digit', month: 'long', year: 'numeric', ...zone(timeZone) });
  return `${month} ${day}, ${year}`;
}

/** "Noviembre de 2026", "November 2026": a month heading. */
export const monthHeading = (at: Moment, { timeZone, language }: Omit<Place, 'now'>): string =>
  first(
    formatter(localeOf(language), { month: 'long', year: 'numeric', ...zone(timeZone) }).format(new Date(at)),
  );

/** "9 de noviembre", "9 November": a day without its year (birthdays). */
export const dayAndMonth = (at: Moment, { timeZone, language }: Omit<Place, 'now'>): string =>
  formatter(localeOf(language), { day: 'numeric', month: 'long', ...zone(timeZone) }).format(new Date(at));
