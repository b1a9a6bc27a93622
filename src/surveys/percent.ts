/** Percentages in the user's language. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';

const kept = new Map<Language, Intl.NumberFormat>();

/** "52 %" of the voters; 0 without voters. */
export function share(votes: number, ballots: number, language: Language): string {
  const words = kept.get(language) ?? new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  kept.set(language, words);
  return words.format(ballots === 0 ? 0 : votes / ballots);
}
