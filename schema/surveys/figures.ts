/** Figures from counts of answers, computed from whole numbers and rounded once. Without answers a figure is null, not 0. */
import { fewAnswers } from '../limits.parts.ts';

/** How often each value was given. */
export type Counts = Readonly<Record<string, number>>;

/** The nearest whole number to a quotient of whole numbers, `below` above 0; halves move away from 0. */
export function quotient(above: number, below: number): number {
  const size = Math.floor((2 * Math.abs(above) + below) / (2 * below));
  return above < 0 && size > 0 ? -size : size;
}

const totalOf = (counts: Counts, holds: (value: number) => boolean = () => true): number =>
  Object.entries(counts).reduce((sum, [value, count]) => (holds(Number(value)) ? sum + count : sum), 0);

/** Answers of an eNPS question: promoters 9–10, passives 7–8, detractors 0–6. */
export const enpsParts = (counts: Counts) => ({
  promoters: totalOf(counts, (value) => value >= 9),
  passives: totalOf(counts, (value) => value === 7 || value === 8),
  detractors: totalOf(counts, (value) => value <= 6),
});

/** Promoters minus detractors in percent of all who answered, −100 to 100; null without answers. */
export function enpsOf(counts: Counts): number | null {
  const { promoters, passives, detractors } = enpsParts(counts);
  const all = promoters + passives + detractors;
  return all === 0 ? null : quotient(100 * (promoters - detractors), all);
}

/** What one answer moves, in points of a percentage; null without answers, and where they are many. */
export const oneAnswerMoves = (n: number): number | null =>
  n > 0 && n < fewAnswers ? quotient(100, n) : null;

/**
 * The share of favourable values of a scale in percent: those in its upper third, which are two of 5, 4 of 11, and the upper
 * one of 2. Null without answers.
 */
export function favourableOf(
  counts: Counts,
  { from, to }: { readonly from: number; readonly to: number },
): number | null {
  const all = totalOf(counts);
  const favourable = totalOf(counts, (value) => 3 * (value - from) >= 2 * (to - from));
  return all === 0 ? null : quotient(100 * favourable, all);
}

/** The mean of whole values, to two decimals; null without answers. */
export function meanOf(counts: Counts): number | null {
  const all = totalOf(counts);
  const sum = Object.entries(counts).reduce((total, [value, count]) => total + Number(value) * count, 0);
  return all === 0 ? null : quotient(100 * sum, all) / 100;
}
