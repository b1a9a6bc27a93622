/** The terms of a weighted sum as they can be added up by hand. */

export interface WeighedTerm {
  readonly weight: number;
  readonly value: number;
}

/** "40 % × 4.2 + 60 % × 5"; `unit` stands behind each weight. */
export const weightedSum = (
  terms: readonly WeighedTerm[],
  say: (value: number) => string,
  unit = ' %',
): string => terms.map(({ weight, value }) => `${say(weight)}${unit} × ${say(value)}`).join(' + ');
