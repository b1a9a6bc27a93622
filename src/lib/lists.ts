/** Lists of words in the user's language, with kept formatters: creating one costs more than a hundred uses. */

const kept = new Map<string, Intl.ListFormat>();

/** "Ana, Luis y Marta"; with `more` to follow, "Ana, Luis, Marta". */
export function joined(words: Iterable<string>, locale: string, more = false): string {
  const key = `${locale} ${more}`;
  const format =
    kept.get(key) ??
    new Intl.ListFormat(locale, more ? { type: 'unit', style: 'short' } : { type: 'conjunction' });
  kept.set(key, format);
  return format.format(words);
}
