/** Participation: how many of the invited people of a segment responded. */
import type { Cell } from './cells.ts';

/**
 * Responded and invited people of a segment's cells, or null if the segment is no sum of cells or has fewer than `k` invited.
 * `responded` is in the order of `cells`.
 */
export function participationOf(
  cells: readonly Pick<Cell, 'invited'>[],
  responded: readonly number[],
  segment: readonly number[] | null,
  k: number,
): { readonly responded: number; readonly invited: number } | null {
  if (segment === null) return null;
  const sum = (of: (cell: number) => number): number => segment.reduce((total, cell) => total + of(cell), 0);
  const invited = sum((cell) => cells[cell]?.invited ?? 0);
  return invited < k ? null : { responded: sum((cell) => responded[cell] ?? 0), invited };
}
