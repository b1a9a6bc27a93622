/** Lists of words in the user's language, with kept formatters: creating one costs more than a hundred uses. */

const kept = new Map<string, Intl.ListFormat>();

function formatOf(locale: string, more: boolean): Intl.ListFormat {
  const key = `${locale} ${more}`;
  const format =
    kept.get(key) ??
    new Intl.ListFormat(locale, more ? { type: 'unit', style: 'short' } : { type: 'conjunction' });
  kept.set(key, format);
  return format;
}

/** "Ana, Luis y Marta"; with `more` to follow, "Ana, Luis, Marta". */
export const joined = (words: Iterable<string>, locale: string, more = false): string =>
  formatOf(locale, more).format(words);

/** The same in parts, with what `draw` makes of each word. */
export function joinedParts<D>(
  words: readonly string[],
  locale: string,
  { more, draw }: { readonly more: boolean; readonly draw: (word: string, at: number) => D },
): (D | string)[] {
  let at = 0;
  return formatOf(locale, more)
    .formatToParts(words)
    .map(({ type, value }) => (type === 'element' ? draw(value, at++) : value));
}
