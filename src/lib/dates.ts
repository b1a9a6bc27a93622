/** The date labels of the product (spec §9 "Date labels", §5), by `Intl` only; the clock and the zone are passed in. */
import type { Language } from '#schema/limits.ts';

/** A moment: a Date, epoch milliseconds or an ISO text. */
export type Moment = Date | number | string;

/** What a label needs to know; without `timeZone` the device's counts. */
export interface Place {
  readonly now: Moment;
  readonly timeZone?: string | undefined;
  readonly language: Language;
}

/** `es` is written the Latin American way, `en` the British way, as its texts are spelt. */
export const localeOf = (language: Language): string => (language === 'es' ? 'es-419' : 'en-GB');

type Options = Intl.DateTimeFormatOptions;
const kept = new Map<string, Intl.DateTimeFormat>();

/** A formatter, made once: making one costs more than using it a thousand times, and a feed makes hundreds of labels. */
export function formatter(locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const found = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, found);
  return found;
}

/** The zone as an option of `Intl`. */
export const zone = (timeZone: string | undefined): Options => (timeZone === undefined ? {} : { timeZone });

/** A moment in parts, by name. */
export function parts(at: Moment, locale: string, options: Options): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formatter(locale, options)
      .formatToParts(new Date(at))
      .map((part) => [part.type, part.value]),
  );
}

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** dd/MM/yyyy in a zone. */
export function dayOf(at: Moment, timeZone?: string): string {
  const { day = '', month = '', year = '' } = parts(at, 'en-US', { ...numeric, ...zone(timeZone) });
  return `${day}/${month}/${year}`;
}

/** The word with a capital. */
export const first = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** "Hoy", "Today". */
export const today = (language: Language): string =>
  first(new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(0, 'day'));

/** "Hoy" or "Today" when it is today in that zone, otherwise dd/MM/yyyy (spec §9, first variant). */
export function createdLabel(at: Moment, { now, timeZone, language }: Place): string {
  const day = dayOf(at, timeZone);
  return day === dayOf(now, timeZone) ? today(language) : day;
}

/** Day and minute in full, for hover and focus. */
export const exactTime = (at: Moment, { timeZone, language }: Omit<Place, 'now'>): string =>
  formatter(localeOf(language), { dateStyle: 'full', timeStyle: 'short', ...zone(timeZone) }).format(
    new Date(at),
  );

const ages: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, short: "hace 5 min", "ayer"; under a minute "ahora" / "now". Works for what is to come, too. */
export function relativeAge(at: Moment, { now, language }: Omit<Place, 'timeZone'>): string {
  const away = new Date(at).getTime() - new Date(now).getTime();
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' });
  const [unit, ms] = ages.find(([, length]) => Math.abs(away) >= length) ?? ['second', Infinity];
  return words.format(Math.trunc(away / ms), unit);
}
