/**
 * Which cells of row × way × strike are tested, and in which language: all in a release, otherwise enough to cover
 * every pair.
 */
import { languages, type Language } from '#schema/limits.ts';
import { isWhole } from '#tests/support/trials.ts';

const languageOf = (number: number): Language => languages[number % languages.length] ?? 'es';

/** The indices of a cell in the lists of rows, of the row's ways and of strikes. */
interface Cell {
  readonly row: number;
  readonly place: number;
  readonly at: number;
  readonly ways: readonly unknown[];
}

/**
 * Ways alternate with each strike, and each row starts with another way. Languages alternate with each round of the
 * ways.
 */
export function turnOf({ row, place, at, ways }: Cell): {
  readonly isTried: boolean;
  readonly language: Language;
} {
  if (isWhole) return { isTried: true, language: languageOf(at + place) };
  return {
    isTried: (at + row) % ways.length === place,
    language: languageOf(Math.floor((at + row) / ways.length) + row),
  };
}
