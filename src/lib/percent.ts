/** Percentages in the user's language. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from './dates.ts';

const kept = new Map<string, Intl.NumberFormat>();

/** As all Spanish texts write it, with a space that does not break; the platform leaves it out for `es-419`. */
function written(value: number, language: Language, maximumFractionDigits: number): string {
  const key = `${language} ${maximumFractionDigits}`;
  const words = kept.get(key) ?? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits });
  kept.set(key, words);
  return `${words.format(value)}${language === 'es' ? '\u{A0}' : ''}%`;
}

/** "68 %", "28.94 %": a value that is percent already, with up to four decimals, as a goal may have. */
export const percent = (value: number, language: Language): string => written(value, language, 4);

/** "52 %": a part of a whole, without decimals; 0 of a whole that is 0. */
export const share = (part: number, whole: number, language: Language): string =>
  written(whole === 0 ? 0 : (part / whole) * 100, language, 0);
