/**
 * Inline commands in a message: `@ana` searches people, `+50 ` sets the points. Pure: text and caret in,
 * positions out.
 */

/** A range of a text: `from` inclusive, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * The `@…` before the caret, with its search words; null if there is none. At most three words, so that a
 * forgotten `@` ends the search.
 */
export function mentionAt(text: string, caret: number): (Place & { readonly words: string }) | null {
  const found = /(?:^|[\s(¡¿"])@((?:[\p{L}\p{N}._-]+ ){0,2}[\p{L}\p{N}._-]*)$/u.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, to: caret, words };
}

/**
 * A `+50` just completed by a space at the caret; null if there is none, or if the amount is not a whole
 * number.
 */
export function pointsAt(text: string, caret: number): (Place & { readonly points: number }) | null {
  const found = /(?:^|\s)\+(\d{1,7})[ \n]$/u.exec(text.slice(0, caret));
  const digits = found?.[1];
  return digits === undefined ? null : { from: caret - digits.length - 2, to: caret, points: Number(digits) };
}

/** The text with a range replaced, and the caret after the replacement. */
export const replaced = (
  text: string,
  { from, to }: Place,
  by: string,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + by + text.slice(to),
  caret: from + by.length,
});
