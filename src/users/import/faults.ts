/** Faults of a sheet by row, by kind and by value. Pure. */
import { addressOf, placeOf, textAt, type Cells, type Edits } from '#machines/peopleImport.cells.ts';
import type { RowFault, SheetCheck } from '#schema/users/imports.endpoints.ts';
import type { ImportFault } from '#schema/users/imports.rules.ts';

/** A row with its faults. */
export interface FaultyRow {
  /** The row number in the sheet: 1 is the header. */
  readonly row: number;
  readonly faults: readonly RowFault[];
}

/** Rows with faults, in sheet order; only rows with a fault of the kind `code`, if it is set. */
export function faultyRows(faults: readonly RowFault[], code: ImportFault | null): readonly FaultyRow[] {
  const rows = new Map<number, RowFault[]>();
  for (const fault of faults) rows.set(fault.row, [...(rows.get(fault.row) ?? []), fault]);
  return [...rows]
    .map(([row, those]) => ({ row, faults: those }))
    .filter(({ faults: those }) => code === null || those.some((one) => one.code === code))
    .toSorted((one, other) => one.row - other.row);
}

/** The number of faults by kind, highest first. */
export function faultCounts(faults: readonly RowFault[]): readonly (readonly [ImportFault, number])[] {
  const counts = new Map<ImportFault, number>();
  for (const { code } of faults) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** The fault of each cell by address; faults of a whole row are omitted. */
export const faultAt = (faults: readonly RowFault[]): ReadonlyMap<string, RowFault> =>
  new Map(faults.flatMap((one) => (one.cell === null ? [] : [[one.cell, one] as const])));

/** Faults whose cell was not edited yet. */
export const openFaults = (faults: readonly RowFault[], pending: Edits): readonly RowFault[] =>
  faults.filter(({ cell }) => cell === null || pending[cell] === undefined);

/** Other open cells of the same column with the same value and the same fault. */
export const alike = (faults: readonly RowFault[], pending: Edits, fault: RowFault): readonly string[] =>
  openFaults(faults, pending).flatMap(({ cell, field, value, code }) =>
    cell !== null &&
    cell !== fault.cell &&
    value !== '' &&
    field === fault.field &&
    value === fault.value &&
    code === fault.code
      ? [cell]
      : [],
  );

/** The current text of a cell. */
export const shownText = (cells: Cells, edits: Edits, address: string): string => {
  const place = placeOf(address);
  return edits[address] ?? (place === null ? '' : textAt(cells, place));
};

/** The next open fault after a cell, row by row with wrap-around; null if none is open. */
export function nextFault(
  faults: readonly RowFault[],
  pending: Edits,
  after: { readonly row: number; readonly column: number } | null,
): string | null {
  const places = openFaults(faults, pending)
    .flatMap(({ cell }) => (cell === null ? [] : [placeOf(cell)]))
    .filter((place) => place !== null)
    .toSorted((one, other) => one.row - other.row || one.column - other.column);
  const next =
    places.find(
      ({ row, column }) => after === null || row > after.row || (row === after.row && column > after.column),
    ) ?? places[0];
  return next === undefined ? null : addressOf(next);
}

/** The number of valid rows; in a list of leavers each row is a deactivation. */
export function rightRows({ preview, rows }: Pick<SheetCheck, 'preview' | 'rows'>): number {
  if (preview === null) return 0;
  const { added, changed, unchanged, reactivated, deactivated } = preview.counts;
  return Math.min(rows, added + changed + unchanged + reactivated + deactivated);
}
