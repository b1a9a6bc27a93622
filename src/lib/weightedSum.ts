/** The terms of a weighted sum as they can be added up by hand. */

export interface WeighedTerm {
  readonly weight: number;
  readonly value: number;
}

/** "40 % × 4.2 + 60 % × 5", with the words of a value and of a weight. */
export const weightedSum = (
  terms: readonly WeighedTerm[],
  say: (value: number) => string,
  sayWeight: (weight: number) => string,
): string => terms.map(({ weight, value }) => `${sayWeight(weight)} × ${say(value)}`).join(' + ');
