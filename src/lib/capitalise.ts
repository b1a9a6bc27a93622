/** Capital first letters as the specification wants them (§5 "Helpers"); apart from text.ts, which every first load carries. */

/** Each word longer than two characters gets an upper first letter and lower rest; shorter words stay (spec §5, A36). */
export const capitalise = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) => (Array.from(word).length > 2 ? first(word) : word));

function first(word: string): string {
  const [head = '', ...rest] = Array.from(word);
  return head.toLocaleUpperCase() + rest.join('').toLocaleLowerCase();
}
