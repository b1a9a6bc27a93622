/** Made-up numbers of a result that shows what readers will see. */

/** People who answered: clearly more than the threshold. */
export const madeUpPeople = (threshold: number): number => threshold * 4;

/** How often each of `values` was chosen by `people`: fewer at the start, most near the end; the sum is exact. */
export function madeUpShares(values: number, people: number): readonly number[] {
  const weights = Array.from({ length: values }, (_, index) => 1 + index * (values - index * 0.6));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((people * weight) / sum));
  const rest = people - counts.reduce((total, count) => total + count, 0);
  return counts.map((count, index) => (index === values - 1 ? count + rest : count));
}
