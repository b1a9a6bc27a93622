/**
 * Detects whether a recognition message says something concrete. It knows empty words and praise, in
 * Spanish and English, and no grammar. Never blocks, sends nothing.
 */
import { emptyWords, praiseWords, wordsOf } from './words.rules.ts';

/** The result for a text. */
export interface Hints {
  /** It says more than praise: at least two words with content of their own. */
  readonly concrete: boolean;
  /** It is only praise ("buen trabajo", "great job"). */
  readonly generic: boolean;
}

/** Shorter texts give no hints, in characters. */
export const hintLength = 12;

const isEmpty = (word: string): boolean => emptyWords.has(word) || praiseWords.has(word);

/** Analyses a text; an empty text gives no hints and is not generic. Names of the receivers are no content. */
export function hintsOf(text: string, names: readonly string[] = []): Hints {
  const words = wordsOf(text);
  const receivers = new Set(names.flatMap(wordsOf));
  const content = words.filter((word) => word.length > 2 && !isEmpty(word) && !receivers.has(word));
  return {
    concrete: text.trim().length >= hintLength && content.length > 1,
    generic: text.trim() !== '' && content.length <= 1,
  };
}
