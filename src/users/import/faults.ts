/** Faults of a sheet by row, by kind and by what stands there; pure. */
import { addressOf, placeOf, textAt, type Cells, type Edits } from '#machines/peopleImport.cells.ts';
import type { RowFault, SheetCheck } from '#schema/users/imports.endpoints.ts';
import type { ImportFault } from '#schema/users/imports.rules.ts';

/** A row with what is wrong in it. */
export interface FaultyRow {
  /** As the sheet counts: 1 is the row of headers. */
  readonly row: number;
  readonly faults: readonly RowFault[];
}

/** Rows that have faults, in the order of the sheet; only those of one kind where `code` says so. */
export function faultyRows(faults: readonly RowFault[], code: ImportFault | null): readonly FaultyRow[] {
  const rows = new Map<number, RowFault[]>();
  for (const fault of faults) rows.set(fault.row, [...(rows.get(fault.row) ?? []), fault]);
  return [...rows]
    .map(([row, those]) => ({ row, faults: those }))
    .filter(({ faults: those }) => code === null || those.some((one) => one.code === code))
    .toSorted((one, other) => one.row - other.row);
}

/** How many there are of each kind, most first. */
export function faultCounts(faults: readonly RowFault[]): readonly (readonly [ImportFault, number])[] {
  const counts = new Map<ImportFault, number>();
  for (const { code } of faults) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** The fault of each cell by its address; those of a whole row are left out. */
export const faultAt = (faults: readonly RowFault[]): ReadonlyMap<string, RowFault> =>
  new Map(faults.flatMap((one) => (one.cell === null ? [] : [[one.cell, one] as const])));

/** Faults that nothing has been typed over yet. */
export const openFaults = (faults: readonly RowFault[], pending: Edits): readonly RowFault[] =>
  faults.filter(({ cell }) => cell === null || pending[cell] === undefined);

/** Other open cells of the same column where the same stands for the same reason. */
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

/** What stands in a cell now. */
export const shownText = (cells: Cells, edits: Edits, address: string): string => {
  const place = placeOf(address);
  return edits[address] ?? (place === null ? '' : textAt(cells, place));
};

/** The next open fault behind a cell, row by row and round again; null where all were mended. */
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

/** Rows that would be taken over as they are; a list of who leaves deactivates its own rows. */
export function rightRows({ preview, rows }: Pick<SheetCheck, 'preview' | 'rows'>): number {
  if (preview === null) return 0;
  const { added, changed, unchanged, reactivated, deactivated } = preview.counts;
  return Math.min(rows, added + changed + unchanged + reactivated + deactivated);
}
