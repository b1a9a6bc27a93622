/**
 * Which cells of row × way × strike are tested, and in which language: all in a release, otherwise every second error of
 * the catalogue at each row, and every kind of fault at every kind of way.
 */
import { languages, type Language } from '#schema/limits.ts';
import { isWhole } from '#tests/support/trials.ts';
import { strikes, type Strike } from './strikes.ts';
import type { Way } from './ways.ts';

const languageOf = (number: number): Language => languages[number % languages.length] ?? 'es';

/** The strikes of each error and status. */
const kinds = [...Map.groupBy(strikes, ({ told }) => told).values()];
const kindOf = new Map(kinds.flatMap((kind, number) => kind.map((strike) => [strike, { kind, number }])));

/** The indices of a cell in the lists of rows and of the row's ways. */
interface Cell {
  readonly row: number;
  readonly place: number;
  readonly strike: Strike;
  readonly ways: readonly Way[];
}

/**
 * Rows that the app calls take turns with the errors and with the strikes of an error: what the calls of one layer do
 * with an answer is the same code. The few other rows meet each strike. Ways alternate with each error, and languages
 * with each round.
 */
export function turnOf({ row, place, strike, ways }: Cell): {
  readonly isTried: boolean;
  readonly language: Language;
} {
  const { kind = [strike], number = 0 } = kindOf.get(strike) ?? {};
  const at = kind.indexOf(strike);
  if (isWhole) return { isTried: true, language: languageOf(number + at + place) };
  /** Of two rounds of strikes, a row meets an error in one; languages change within them. */
  const round = Math.floor(row / (2 * kind.length));
  const isOwn = ways.every(({ by, layer }) => by === 'the app' && layer !== 'once');
  return {
    isTried:
      (isOwn ? (row + number) % kind.length === at && (round + number) % 2 === 0 : true) &&
      (number + at + row) % ways.length === place,
    language: languageOf(number + at + Math.floor(row / kind.length)),
  };
}
