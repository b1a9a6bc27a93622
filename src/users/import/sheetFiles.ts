/** Downloads: the template of a list, and the faulty rows with their reasons. */
import { headsOf, textAt, type Cells } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { SheetKind } from '#machines/peopleImport.setup.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type Table } from '#src/lib/tableFiles.ts';
import { faultyRows } from './faults.ts';

/** Maps a field to its name. */
export type FieldName = (field: ImportField) => string;

/** The headers of the fault table. */
export type FaultHeaders = Readonly<Record<'row' | 'cell' | 'column' | 'value' | 'reason', string>>;

/** Only headers that the import recognises: an example row would be imported. */
export const templateTable = (kind: SheetKind, name: FieldName): Table => ({
  columns: (kind === 'create' ? importFields : requiredFields.deactivate).map((field) => ({
    header: name(field),
    width: field === 'email' || field === 'managerEmail' ? 32 : 20,
  })),
  rows: [],
});

const reasonOf = (faults: readonly RowFault[], name: FieldName): string =>
  faults.map(({ field, reason }) => (field === null ? reason : `${name(field)}: ${reason}`)).join(' · ');

/** The original rows with a reason column; without cells, one row for each fault. */
export function faultTable(
  { cells, faults }: { readonly cells: Cells | null; readonly faults: readonly RowFault[] },
  name: FieldName,
  headers: FaultHeaders,
): Table {
  if (cells === null)
    return {
      columns: [
        { header: headers.row, width: 8 },
        { header: headers.cell, width: 8 },
        { header: headers.column, width: 24 },
        { header: headers.value, width: 32 },
        { header: headers.reason, width: 60 },
      ],
      rows: faults.map(({ row, cell, field, value, reason }) => [
        row,
        cell ?? '',
        field === null ? '' : name(field),
        value,
        reason,
      ]),
    };
  const heads = headsOf(cells);
  return {
    columns: [...heads.map((header) => ({ header, width: 24 })), { header: headers.reason, width: 60 }],
    rows: faultyRows(faults, null).map(({ row, faults: those }) => [
      ...heads.map((_, column) => textAt(cells, { row: row - 1, column })),
      reasonOf(those, name),
    ]),
  };
}

/** As .xlsx: each cell is text there, so 007 stays 007. */
export async function saveTable(table: Table, name: string): Promise<void> {
  saveFile(await fileOf(table, 'xlsx', name), `${name}.xlsx`);
}
