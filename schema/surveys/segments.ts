/** The cells of a survey at its launch, by the dimensions that its results can show. */
import { cellsOf, segmentsOf, type Cell, type Values } from '../kit/privacy/cells.ts';

/** Dimensions of cells, the more important first: ids of departments, bands of tenure (`tenure.ts`). */
export const dimensions = ['department', 'tenure'] as const;
export type Dimension = (typeof dimensions)[number];

/**
 * Cells of at least `k` people, with the cell of each person in their order. Tenure is left out where all its bands
 * would be joined: it could not be shown, and would make the cells of departments smaller.
 */
export function launchCells(
  people: readonly Values[],
  k: number,
): { readonly cells: readonly Cell[]; readonly cellOf: readonly number[] } {
  const both = cellsOf(people, dimensions, k);
  return segmentsOf(both.cells, 'tenure').length > 1 ? both : cellsOf(people, ['department'], k);
}
