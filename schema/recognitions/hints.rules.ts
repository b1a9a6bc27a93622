/**
 * Detects whether a recognition message says something concrete and names a value. It knows empty words and praise, in
 * Spanish and English, and no grammar. Never blocks, sends nothing.
 */
import { emptyWords, praiseWords, wordsOf } from './words.rules.ts';

/** The result for a text. */
export interface Hints {
  /** It says more than praise: at least two words with content of their own. */
  readonly concrete: boolean;
  /** It names one of the given values and is more than praise; null without values. */
  readonly value: boolean | null;
  /** It is only praise ("buen trabajo", "great job"). */
  readonly generic: boolean;
}

/** Context of a text. */
export interface HintFacts {
  /** Names of the organisation's values, in any language. */
  readonly values?: readonly string[];
  /** Names of the receivers; they do not count as content. */
  readonly names?: readonly string[];
}

/** Shorter texts give no hints, in characters. */
export const hintLength = 12;

const isEmpty = (word: string): boolean => emptyWords.has(word) || praiseWords.has(word);

/** Whether a text names a value: by the beginning of one of its words, so that endings may differ. */
const namesValue = (value: string, words: readonly string[]): boolean =>
  wordsOf(value)
    .filter((word) => word.length > 3 && !['trabajo', 'work', 'with', 'para'].includes(word))
    .map((word) => word.slice(0, Math.max(4, Math.min(6, word.length - 2))))
    .some((stem) => words.some((word) => word.startsWith(stem)));

/** Analyses a text; an empty text gives no hints and is not generic. */
export function hintsOf(text: string, { values = [], names: people = [] }: HintFacts = {}): Hints {
  const words = wordsOf(text);
  const receivers = new Set(people.flatMap(wordsOf));
  const content = words.filter((word) => word.length > 2 && !isEmpty(word) && !receivers.has(word));
  const concrete = text.trim().length >= hintLength && content.length > 1;
  return {
    concrete,
    value: values.length === 0 ? null : concrete && values.some((value) => namesValue(value, words)),
    generic: text.trim() !== '' && content.length <= 1,
  };
}
