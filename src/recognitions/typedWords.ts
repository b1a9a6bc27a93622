/**
 * Inline commands in a message: `@ana` searches people, `#equipo` types, `+50 ` sets the points. Pure: text and caret
 * in, positions out.
 */

/** A range of a text: `from` inclusive, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The sign before the searched words: a person or a type. */
export type Sign = '@' | '#';

/** A sign before the caret with its search words. */
export interface Search extends Place {
  readonly sign: Sign;
  readonly words: string;
}

/** The `@…` or `#…` before the caret; null if there is none. At most three words, so that a forgotten sign ends the search. */
export function searchAt(text: string, caret: number): Search | null {
  const found = /(?:^|[\s(¡¿"])([@#])((?:[\p{L}\p{N}._-]+ ){0,2}[\p{L}\p{N}._-]*)$/u.exec(
    text.slice(0, caret),
  );
  const [, sign, words] = found ?? [];
  return words === undefined || (sign !== '@' && sign !== '#')
    ? null
    : { sign, from: caret - words.length - 1, to: caret, words };
}

/**
 * A `+50` just completed by a space at the caret; null if there is none, or if the amount is not a whole
 * number.
 */
export function pointsAt(text: string, caret: number): (Place & { readonly points: number }) | null {
  const found = /(?:^|\s)\+(\d{1,7})[ \n]$/u.exec(text.slice(0, caret));
  const digits = found?.[1];
  if (digits === undefined) return null;
  const from = caret - digits.length - 2;
  // In the middle of a text, only one of the two spaces stays.
  return { from, to: from > 0 && text[caret] === ' ' ? caret + 1 : caret, points: Number(digits) };
}

/** A `+50` at the end of the text, which nobody completes by a space before the send; null if there is none. */
export const pointsAtEnd = (text: string): (Place & { readonly points: number }) | null =>
  /\s$/u.test(text) ? null : pointsAt(`${text} `, text.length + 1);

/** The text with a range replaced, and the caret after the replacement. */
export const replaced = (
  text: string,
  { from, to }: Place,
  by: string,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + by + text.slice(to),
  caret: from + by.length,
});
