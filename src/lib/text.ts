/** Small text rules that several screens share (spec §5 "Helpers"). */

/** One or two capital letters of a name: first and last word; "?" for nothing. */
export function initials(name: string): string {
  const words = name.split(/[\s.\-_@]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase();
}

/** Lower case without accents, for comparing: "Ángel Núñez" → "angel nunez". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of the query begins some word of the text, accents and case apart. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[\s@.-]+/u);
  return fold(query)
    .split(/[\s@.-]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
