/** Numbers in the user's language; points are never abbreviated. */
import type { Language } from '#schema/limits.ts';

const locales: Readonly<Record<Language, string>> = { es: 'es-419', en: 'en-GB' };

const plain: Readonly<Record<Language, Intl.NumberFormat>> = {
  es: new Intl.NumberFormat(locales.es),
  en: new Intl.NumberFormat(locales.en),
};

const withSign: Readonly<Record<Language, Intl.NumberFormat>> = {
  es: new Intl.NumberFormat(locales.es, { signDisplay: 'exceptZero' }),
  en: new Intl.NumberFormat(locales.en, { signDisplay: 'exceptZero' }),
};

const words: Readonly<Record<Language, { readonly one: string; readonly other: string }>> = {
  es: { one: 'punto', other: 'puntos' },
  en: { one: 'point', other: 'points' },
};

/** A number with digit grouping: "1,200"; "–" for NaN, what is typed and is no number. */
export const formatNumber = (value: number, language: Language): string =>
  Number.isNaN(value) ? '–' : plain[language].format(value);

/** A signed number: "+120", "−45" (with a real minus sign), "0". */
export const signed = (value: number, language: Language): string =>
  withSign[language].format(value).replace('-', '−');

/** "120 puntos", "1 punto", "1,200 points". */
export function points(value: number, language: Language): string {
  const { one, other } = words[language];
  return `${formatNumber(value, language)} ${Math.abs(value) === 1 ? one : other}`;
}

/** Days until a moment, rounded up; negative after a whole day has passed (spec §5). */
export const daysRemaining = (until: Date | number | string, now: Date | number): number =>
  // `+ 0` turns -0 into 0 for a moment a few hours ago.
  Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / 86_400_000) + 0;
