/** Fractions of whole numbers, so that sums are exact and are rounded once, for display. */

/** A fraction of whole numbers; its lower one is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** A value with its weight, a whole number. */
export interface Weighed {
  readonly value: Fraction | null;
  readonly weight: number;
}

/**
 * A sum of hundreds of unrelated fractions would have a lower number of thousands of digits. Beyond this one a sum is
 * rounded to a multiple of 1 / `finest`, 300 digits below anything that is shown.
 */
const finest = 1n << 1024n;

/** The fraction in its lowest terms. */
export function fraction(top: bigint, bottom: bigint): Fraction {
  let [common, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [common, rest] = [rest, common % rest];
  return { top: top / common, bottom: bottom / common };
}

const bounded = (one: Fraction): Fraction =>
  one.bottom <= finest ? one : fraction((2n * one.top * finest + one.bottom) / (2n * one.bottom), finest);

/** The weighted mean of the values that are there; null if nothing with a weight is there. */
export function weightedMean(values: readonly Weighed[]): Fraction | null {
  let sum: Fraction = { top: 0n, bottom: 1n };
  let weights = 0n;
  for (const { value, weight } of values) {
    if (value === null || weight === 0) continue;
    const top = sum.top * value.bottom + BigInt(weight) * value.top * sum.bottom;
    sum = bounded(fraction(top, sum.bottom * value.bottom));
    weights += BigInt(weight);
  }
  return weights === 0n ? null : fraction(sum.top, sum.bottom * weights);
}

/** A fraction that is not below 0 in so many parts of one (100 for percent), halves up; null stays null. */
export const roundedTo = (parts: number, one: Fraction | null): number | null =>
  one === null ? null : Number((2n * BigInt(parts) * one.top + one.bottom) / (2n * one.bottom));

/** A fraction in hundredths, halves up; null stays null. */
export const hundredths = (one: Fraction | null): number | null => roundedTo(100, one);

/** A fraction as it is stored: "3/4". */
export const fractionText = ({ top, bottom }: Fraction): string => `${top}/${bottom}`;

/** The fraction of such a text; null of null. */
export function fractionOf(text: string | null): Fraction | null {
  if (text === null) return null;
  const [top = '0', bottom = '1'] = text.split('/');
  return { top: BigInt(top), bottom: BigInt(bottom) };
}
