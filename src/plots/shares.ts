/** Whole percentages that add to 100. */

/**
 * The shares of counts as whole numbers that add to exactly 100, by the largest remainder; the earlier count wins a tie.
 * Null where all counts are 0: there is nothing to share. Counts are whole numbers from 0.
 */
export function sharesOf(counts: readonly number[]): readonly number[] | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const parts = counts.map((count, index) => ({
    index,
    share: Math.floor((count * 100) / total),
    rest: (count * 100) % total,
  }));
  const missing = 100 - parts.reduce((sum, { share }) => sum + share, 0);
  const raised = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, share }) => (raised.has(index) ? share + 1 : share));
}
