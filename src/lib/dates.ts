/** Date labels of the product (spec §9 "Date labels", §5), based on `Intl`; clock and time zone are parameters. */
import type { Language } from '#schema/limits.ts';

/** A moment: a Date, epoch milliseconds or an ISO string. */
export type Moment = Date | number | string;

/** Context of a label; without `timeZone` the device's time zone applies. */
export interface Place {
  readonly now: Moment;
  readonly timeZone?: string | undefined;
  readonly language: Language;
}

/** `es` uses Latin American formats, `en` uses British formats, like the spelling of its texts. */
export const localeOf = (language: Language): string => (language === 'es' ? 'es-419' : 'en-GB');

type Options = Intl.DateTimeFormatOptions;
const kept = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter: creating one costs more than a thousand uses, and a feed has hundreds of labels. */
export function formatter(locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const found = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, found);
  return found;
}

/** The time zone as an `Intl` option. */
export const zone = (timeZone: string | undefined): Options => (timeZone === undefined ? {} : { timeZone });

/** The parts of a formatted moment, by type. */
export function parts(at: Moment, locale: string, options: Options): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formatter(locale, options)
      .formatToParts(new Date(at))
      .map((part) => [part.type, part.value]),
  );
}

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** dd/MM/yyyy in a time zone, as British `Intl` writes it. */
export const dayOf = (at: Moment, timeZone?: string): string =>
  formatter('en-GB', { ...numeric, ...zone(timeZone) }).format(new Date(at));

/** Capitalises the first letter. */
export const first = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const keptRelative = new Map<string, Intl.RelativeTimeFormat>();

function relative(language: Language, style: 'long' | 'short'): Intl.RelativeTimeFormat {
  const key = `${language} ${style}`;
  const found =
    keptRelative.get(key) ?? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style });
  keptRelative.set(key, found);
  return found;
}

/** "Hoy", "Today". */
export const today = (language: Language): string => first(relative(language, 'long').format(0, 'day'));

/** "Hoy" or "Today" if the moment is today in the time zone, otherwise dd/MM/yyyy (spec §9, first variant). */
export function createdLabel(at: Moment, { now, timeZone, language }: Place): string {
  const day = dayOf(at, timeZone);
  return day === dayOf(now, timeZone) ? today(language) : day;
}

/** Full date and minute, for hover and focus. */
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

/**
 * Relative time: "hace 5 min", "ayer", "la semana pasada"; under a minute "ahora" / "now". Also works for future moments.
 * Weeks and more are written out: a short month is "hace 2 m".
 */
export function relativeAge(at: Moment, { now, language }: Omit<Place, 'timeZone'>): string {
  const away = new Date(at).getTime() - new Date(now).getTime();
  const [unit, ms] = ages.find(([, length]) => Math.abs(away) >= length) ?? ['second', Infinity];
  return relative(language, ms < 604_800_000 ? 'short' : 'long').format(Math.trunc(away / ms), unit);
}
