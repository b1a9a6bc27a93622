/** Capitalises first letters (spec §5 "Helpers"); separate from text.ts, which is in every initial load. */

/**
 * Words longer than two characters get an upper-case first letter and a lower-case rest; shorter words stay
 * unchanged (spec §5).
 */
export const capitalise = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) => (Array.from(word).length > 2 ? first(word) : word));

function first(word: string): string {
  const [head = '', ...rest] = Array.from(word);
  return head.toLocaleUpperCase() + rest.join('').toLocaleLowerCase();
}
