/** How many of all, in the person's language. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';

const kept = new Map<Language, Intl.NumberFormat>();

/** "52 %" of those who voted; 0 where nobody has. */
export function share(votes: number, ballots: number, language: Language): string {
  const words = kept.get(language) ?? new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  kept.set(language, words);
  return words.format(ballots === 0 ? 0 : votes / ballots);
}
