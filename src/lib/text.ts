/** Small text helpers shared by screens (spec §5 "Helpers"). */

/** One or two upper-case initials of a name, from its first and last word; "?" for an empty name. */
export function initials(name: string): string {
  const words = name.split(/[\s.\-_@]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase();
}

/** Lower case without accents, for comparison: "Ángel Núñez" → "angel nunez". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of the query is the beginning of a word of the text, ignoring accents and case. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[\s@.-]+/u);
  return fold(query)
    .split(/[\s@.-]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
