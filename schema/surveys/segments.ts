/** The cells of a survey at its launch, by the dimensions that its results can show. */
import { dimensions } from './surveys.rules.ts';
import { cellsOf, segmentsOf, type Cell, type Values } from '../kit/privacy/cells.ts';

/**
 * Cells of at least `k` people, with the cell of each person in their order. Tenure is left out where all its bands
 * would be joined: it could not be shown, and would make the cells of departments smaller. With `counts`, each of `people`
 * stands for so many people with the same values.
 */
export function launchCells(
  people: readonly Values[],
  k: number,
  counts?: readonly number[],
): { readonly cells: readonly Cell[]; readonly cellOf: readonly number[] } {
  const both = cellsOf(people, dimensions, k, counts);
  return segmentsOf(both.cells, 'tenure').length > 1 ? both : cellsOf(people, ['department'], k, counts);
}
