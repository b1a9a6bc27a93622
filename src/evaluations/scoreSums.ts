/** The sums behind scores in characters, so that anybody can check them by hand. */
import type { Language } from '#schema/limits.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent } from '#src/lib/percent.ts';
import { weightedSum } from '#src/lib/weightedSum.ts';
import { scoreText } from './scoreText.ts';

/** A score and what it counts: a share in percent, or the weight of a question; null counts nothing. */
export interface ScoreTerm {
  readonly weight: number | null;
  readonly score: number | null;
}
/** A sum with the number of its terms. */
export interface ScoreSum {
  readonly text: string;
  readonly count: number;
}

const counted = (terms: readonly ScoreTerm[]) =>
  terms.flatMap(({ weight, score }) =>
    score === null || weight === null || weight === 0 ? [] : [{ weight, value: score }],
  );

/** "(2 × 5 + 2 × 4 + 1 × 3) ÷ 5 = 4.20"; null where fewer than two questions count. */
export function questionsSum(
  terms: readonly ScoreTerm[],
  score: number | null,
  language: Language,
): ScoreSum | null {
  const say = (value: number): string => formatNumber(value, language);
  const known = counted(terms);
  if (score === null || known.length < 2) return null;
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const text = `(${weightedSum(known, say, say)}) ÷ ${say(all)} = ${scoreText(score, language)}`;
  return { text, count: known.length };
}

/** "40 % × 4.2 + 60 % × 5 = 4.68"; null where fewer than two parts count. */
export function partsSum(
  terms: readonly ScoreTerm[],
  score: number | null,
  language: Language,
): ScoreSum | null {
  const known = counted(terms);
  if (score === null || known.length < 2) return null;
  const sum = weightedSum(
    known,
    (value) => formatNumber(value, language),
    (weight) => percent(weight, language),
  );
  const text = `${sum} = ${scoreText(score, language)}`;
  return { text, count: known.length };
}
