/** What is typed with meaning inside a message: `@ana` looks for people, `+50 ` sets the points. Pure: text and caret in, places out. */

/** A place in a text, from inclusive, to exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The `@…` that ends at the caret, with the words to search by; null where there is none. At most three words, so that a forgotten `@` lets go. */
export function mentionAt(text: string, caret: number): (Place & { readonly words: string }) | null {
  const found = /(?:^|[\s(¡¿"])@((?:[\p{L}\p{N}._-]+ ){0,2}[\p{L}\p{N}._-]*)$/u.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, to: caret, words };
}

/** A `+50` that was just closed by a space at the caret; null where there is none, or where it is no whole number of points. */
export function pointsAt(text: string, caret: number): (Place & { readonly points: number }) | null {
  const found = /(?:^|\s)\+(\d{1,7})[ \n]$/u.exec(text.slice(0, caret));
  const digits = found?.[1];
  return digits === undefined ? null : { from: caret - digits.length - 2, to: caret, points: Number(digits) };
}

/** The text with a place replaced, and the caret behind what was put there. */
export const replaced = (
  text: string,
  { from, to }: Place,
  by: string,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + by + text.slice(to),
  caret: from + by.length,
});
