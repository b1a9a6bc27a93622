/** A table as a file to keep: CSV or XLSX; each library is fetched when somebody wants its file. */
import type { Cell, Table } from './statementTable.ts';

/** The kinds of file. */
export type FileKind = 'csv' | 'xlsx';

// What spreadsheets take for the beginning of a formula, wide forms and blanks before it included.
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/u;

const csvCell = (cell: Cell): string | number =>
  cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell;

/** Numbers and dates as such; no text begins a formula. */
async function csvOf({ columns, rows }: Table): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    { fields: columns.map(({ header }) => header), data: rows.map((row) => row.map(csvCell)) },
    { escapeFormulae: formula },
  );
  // Without the mark Excel takes accents for something else.
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}

/** Each cell has its type: a text is a text whatever it begins with. */
async function xlsxOf({ columns, rows }: Table): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const head = columns.map(({ header }) => ({
    value: header,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) =>
    row.map((cell) => {
      if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd hh:mm' };
      if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' };
      return cell === '' ? null : { value: cell, type: String, format: '@' };
    }),
  );
  return write([head, ...body], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The file of a table. */
export const fileOf = (table: Table, kind: FileKind): Promise<Blob> =>
  kind === 'csv' ? csvOf(table) : xlsxOf(table);
