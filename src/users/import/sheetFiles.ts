/** Files to keep: the template of a list, and the rows that were not right with a reason each. */
import { headsOf, textAt, type Cells } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { SheetKind } from '#machines/peopleImport.setup.ts';
import type { Table } from '#src/points/statementTable.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf } from '#src/points/tableFiles.ts';
import { faultyRows } from './faults.ts';

/** What a field is called. */
export type FieldName = (field: ImportField) => string;

/** What the columns of the faults are called. */
export type FaultHeaders = Readonly<Record<'row' | 'cell' | 'column' | 'value' | 'reason', string>>;

/** Headers that are recognised again, and nothing below: an example would be imported. */
export const templateTable = (kind: SheetKind, name: FieldName): Table => ({
  columns: (kind === 'create' ? importFields : requiredFields.deactivate).map((field) => ({
    header: name(field),
    width: field === 'email' || field === 'managerEmail' ? 32 : 20,
  })),
  rows: [],
});

const reasonOf = (faults: readonly RowFault[], name: FieldName): string =>
  faults.map(({ field, reason }) => (field === null ? reason : `${name(field)}: ${reason}`)).join(' · ');

/** The rows as they came with the reason behind them; where the cells are not known, a line for each fault. */
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

/** As .xlsx: there each cell is text, and 007 stays 007. */
export async function saveTable(table: Table, name: string): Promise<void> {
  saveFile(await fileOf(table, 'xlsx'), `${name}.xlsx`);
}
