/** Figures of surveys against independent counts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enpsOf,
  enpsParts,
  favourableOf,
  meanOf,
  oneAnswerMoves,
  quotient,
  weightedScore,
  type ScorePart,
} from '#schema/surveys/figures.ts';
import { trials } from '../support/trials.ts';

const countsOf = (values: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const answers = (from: number, to: number) => fc.array(fc.integer({ min: from, max: to }), { maxLength: 60 });
/** Whether a whole number is nearest to a fraction, halves away from 0. */
const isNearest = (value: number, above: number, below: number): boolean => {
  const distance = 2 * (value * below - above);
  return above >= 0 ? distance > -below && distance <= below : distance >= -below && distance < below;
};

describe('eNPS', () => {
  it('eNPS is promoters minus detractors in percent of all who answered, for 10,000 sets of answers', () => {
    fc.assert(
      fc.property(answers(0, 10), (values) => {
        const enps = enpsOf(countsOf(values));
        if (values.length === 0) return enps === null;
        let balance = 0;
        for (const value of values) balance += value > 8 ? 1 : value < 7 ? -1 : 0;
        return enps !== null && isNearest(enps, 100 * balance, values.length);
      }),
      { numRuns: trials(10_000) },
    );
  });

  it('eNPS of mirrored answers is the opposite', () => {
    expect(enpsOf({ 9: 1, 7: 7 })).toBe(13);
    expect(enpsOf({ 0: 1, 7: 7 })).toBe(-13);
    expect(enpsOf({ 9: 3, 0: 3 })).toBe(0);
  });

  it('eNPS has the parts of an independent count', () => {
    fc.assert(
      fc.property(answers(0, 10), (values) => {
        const between = (from: number, to: number) =>
          values.filter((value) => value >= from && value <= to).length;
        expect(enpsParts(countsOf(values))).toEqual({
          promoters: between(9, 10),
          passives: between(7, 8),
          detractors: between(0, 6),
        });
      }),
    );
  });

  it('eNPS says what one answer moves below 30 answers', () => {
    expect([0, 1, 8, 29, 30].map(oneAnswerMoves)).toEqual([null, 100, 13, 3, null]);
  });
});

describe('scales', () => {
  it.each([
    [1, 5, [4, 5]],
    [1, 4, [3, 4]],
    [1, 7, [5, 6, 7]],
    [0, 10, [7, 8, 9, 10]],
    [1, 10, [7, 8, 9, 10]],
    [1, 3, [3]],
    [0, 1, [1]],
  ])('scales from %i to %i have the favourable values %j', (from, to, favourable) => {
    const all = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    expect(all.filter((value) => favourableOf({ [value]: 1 }, { from, to }) === 100)).toEqual(favourable);
  });

  it('scales have a favourable share and a mean that equal a recount, and none without answers', () => {
    fc.assert(
      fc.property(answers(1, 5), (values) => {
        const counts = countsOf(values);
        const share = favourableOf(counts, { from: 1, to: 5 });
        const mean = meanOf(counts);
        if (values.length === 0) return share === null && mean === null;
        const upper = values.filter((value) => value === 4 || value === 5).length;
        const sum = values.reduce((total, value) => total + value, 0);
        return (
          share !== null &&
          isNearest(share, 100 * upper, values.length) &&
          mean !== null &&
          isNearest(Math.round(mean * 100), 100 * sum, values.length)
        );
      }),
      { numRuns: trials(2_000) },
    );
  });
});

describe('the weighted score', () => {
  const part = (weight: number, mean: number, n = 1): ScorePart => ({ weight, sum: mean * n, n });
  const missing: ScorePart = { weight: 1, sum: 0, n: 0 };

  it('the weighted score of 5 and 5 is 5 with a missing part, whatever its weight', () => {
    expect(weightedScore([part(1, 5), part(1, 5), missing])).toBe(500);
    expect(weightedScore([part(40, 5, 3), missing, part(25, 5, 7)])).toBe(500);
  });

  it('the weighted score weighs the parts that are there', () => {
    expect(weightedScore([part(3, 5), part(1, 1)])).toBe(400);
    expect(weightedScore([{ weight: 1, sum: 10, n: 3 }, part(1, 3)])).toBe(317);
  });

  it('the weighted score is missing without a part that counts', () => {
    expect(weightedScore([])).toBeNull();
    expect(weightedScore([missing, part(0, 5)])).toBeNull();
  });

  it('the weighted score lies between the lowest and the highest part, and does not depend on their order', () => {
    const parts = fc.array(
      fc
        .record({ weight: fc.nat(100), n: fc.nat(40), mean: fc.integer({ min: -5, max: 10 }) })
        .map(({ weight, n, mean }) => part(weight, mean, n)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, (given) => {
        const score = weightedScore(given);
        const means = given
          .filter(({ weight, n }) => weight > 0 && n > 0)
          .map(({ sum, n }) => (100 * sum) / n);
        if (means.length === 0) return score === null;
        return (
          score !== null &&
          score >= Math.min(...means) &&
          score <= Math.max(...means) &&
          score === weightedScore(given.toReversed())
        );
      }),
    );
  });
});

it('a quotient is rounded once, halves away from 0', () => {
  expect([quotient(1, 2), quotient(-1, 2), quotient(-1, 3), quotient(5, 2)]).toEqual([1, -1, 0, 3]);
});
