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

it('a quotient is rounded once, halves away from 0', () => {
  expect([quotient(1, 2), quotient(-1, 2), quotient(-1, 3), quotient(5, 2)]).toEqual([1, -1, 0, 3]);
});
