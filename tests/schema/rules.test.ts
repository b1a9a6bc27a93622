/** The rules of a recognition that composer and backend share. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cost, distributions, oddPoints, shares } from '#schema/recognitions/recognitions.rules.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000 });
const people = fc.integer({ min: 0, max: 50 });

describe('points of a recognition', () => {
  it('points of a recognition are shared without a point lost or made: the shares sum to the cost', () => {
    fc.assert(
      fc.property(amounts, people, fc.constantFrom(...distributions), (amount, receivers, distribution) => {
        const given = shares(amount, distribution, receivers);
        expect(given).toHaveLength(receivers);
        expect(given.reduce((sum, share) => sum + share, 0)).toBe(cost(amount, distribution, receivers));
      }),
    );
  });

  it('split points of a recognition differ by at most one, and the first listed receive the odd ones', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 50 }), (amount, receivers) => {
        const given = shares(amount, 'split', receivers);
        expect(given.toSorted((one, other) => other - one)).toEqual(given);
        expect((given[0] ?? 0) - (given.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(given.filter((share) => share > Math.floor(amount / receivers))).toHaveLength(
          oddPoints(amount, 'split', receivers),
        );
      }),
    );
  });

  it('points of a recognition cost the amount for each person, or once when split', () => {
    expect(cost(50, 'each', 3)).toBe(150);
    expect(cost(50, 'split', 3)).toBe(50);
    expect(shares(50, 'split', 3)).toEqual([17, 17, 16]);
  });
});
