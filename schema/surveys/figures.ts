/** Figures from counts of answers: eNPS, favourable share, mean. */

/** How often each value was given. */
export type Counts = Readonly<Record<string, number>>;

const totalOf = (counts: Counts, holds: (value: number) => boolean = () => true): number =>
  Object.entries(counts).reduce((sum, [value, count]) => (holds(Number(value)) ? sum + count : sum), 0);

/** Answers of an eNPS question: promoters 9–10, passives 7–8, detractors 0–6. */
export const enpsParts = (counts: Counts) => ({
  promoters: totalOf(counts, (value) => value >= 9),
  passives: totalOf(counts, (value) => value === 7 || value === 8),
  detractors: totalOf(counts, (value) => value <= 6),
});

/** Promoters minus detractors in percent of all who answered, −100 to 100, rounded once; null without answers. */
export function enpsOf(counts: Counts): number | null {
  const { promoters, passives, detractors } = enpsParts(counts);
  const all = promoters + passives + detractors;
  return all === 0 ? null : Math.round(((promoters - detractors) * 100) / all);
}

/** The share of the upper two fifths of a scale, in percent; null without answers. */
export function favourableOf(
  counts: Counts,
  { from, to }: { readonly from: number; readonly to: number },
): number | null {
  const all = totalOf(counts);
  const least = from + Math.ceil((to - from + 1) * 0.6);
  return all === 0 ? null : Math.round((totalOf(counts, (value) => value >= least) * 100) / all);
}

/** The mean of numeric values, to two decimals; null without answers. */
export function meanOf(counts: Counts): number | null {
  const all = totalOf(counts);
  const sum = Object.entries(counts).reduce((total, [value, count]) => total + Number(value) * count, 0);
  return all === 0 ? null : Math.round((sum * 100) / all) / 100;
}
