/** What leaves a message while it is typed, because it is understood: amounts and types. Pure: text and caret in, text out. */
import { readSentence, type Named, type Place, type Sentence } from '#schema/recognitions/sentence.rules.ts';

/** What was understood, and the text without it. */
export interface Understood {
  readonly text: string;
  readonly caret: number;
  /** Points; null without an amount. */
  readonly amount: number | null;
  /** The amounts as they were typed. */
  readonly said: readonly string[];
  /** Ids of types. */
  readonly types: readonly string[];
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

/** Cuts a place out with one of the spaces around it; the caret stays where it is in the text. */
function cut({ text, caret }: { readonly text: string; readonly caret: number }, place: Place) {
  const from = place.from;
  const isBetween = from === 0 || text[from - 1] === ' ';
  const to = isBetween && text[place.to] === ' ' ? place.to + 1 : place.to;
  const moved = caret >= to ? caret - (to - from) : Math.min(caret, from);
  return { text: text.slice(0, from) + text.slice(to), caret: moved };
}

/**
 * Takes what is complete: followed by a gap before the caret, or by nothing once the person has left the text (`caret`
 * null). `words`: amounts that the person wants as words.
 */
export function understand(
  text: string,
  caret: number | null,
  types: readonly Named[],
  words: ReadonlySet<string> = new Set(),
): Understood | null {
  const read: Sentence = readSentence(text, { caret, types, words });
  const isComplete = ({ to }: Place): boolean => caret === null || (to < caret && /\s/u.test(text[to] ?? ''));
  const sums = read.points?.places.filter(isComplete) ?? [];
  const named = read.types.filter(isComplete);
  const places = [...sums, ...named].sort((one, other) => other.from - one.from);
  if (places.length === 0) return null;
  const rest = places.reduce(cut, { text, caret: caret ?? text.length });
  return {
    ...rest,
    amount: sums.length > 0 && read.points !== null ? read.points.amount : null,
    said: sums.map(({ from, to }) => text.slice(from, to)),
    types: named.map(({ id }) => id),
  };
}
