/** Percentages in the user's language. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from './dates.ts';

const decimals = new Map<Language, Intl.NumberFormat>();

/** "68 %", "28.94 %": a value that is percent already, with up to four decimals, as a goal may have. */
export function percent(value: number, language: Language): string {
  const words =
    decimals.get(language) ??
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 4 });
  decimals.set(language, words);
  return words.format(value / 100);
}

const kept = new Map<Language, Intl.NumberFormat>();

/** "52 %": a part of a whole, without decimals; 0 of a whole that is 0. */
export function share(part: number, whole: number, language: Language): string {
  const words = kept.get(language) ?? new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  kept.set(language, words);
  return words.format(whole === 0 ? 0 : part / whole);
}
