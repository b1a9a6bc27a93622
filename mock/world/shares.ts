/** Things are dealt to parts by their weights, not by chance: a small organisation has the same shape as a large one. */

/**
 * How many of `count` things each part gets, so that all that it has is in proportion to its weight; `had` is what each part
 * has already. A part that has too much gets none.
 */
export function dealt(count: number, weights: readonly number[], had: readonly number[] = []): number[] {
  const all = weights.map((_, part) => had[part] ?? 0);
  for (let left = count; left > 0; left--) {
    let [next, most] = [0, 0];
    weights.forEach((weight, part) => {
      const claim = weight / ((all[part] ?? 0) + 0.5);
      if (claim > most) [next, most] = [part, claim];
    });
    all[next] = (all[next] ?? 0) + 1;
  }
  return all.map((sum, part) => sum - (had[part] ?? 0));
}
