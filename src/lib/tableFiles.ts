/** A table as a CSV or XLSX file; each library is loaded on demand. */
import { formula } from '#schema/limits.cells.ts';

/** Text, a number, or a time: a `Date` whose UTC fields hold the local time of the organisation; midnight is a day. */
export type Cell = string | number | Date;

/** A column of the table. */
export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}

/** Rows have a cell for each column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The kinds of file. */
export type FileKind = 'csv' | 'xlsx';

const dayMs = 86_400_000;
const isDay = (at: Date): boolean => at.getTime() % dayMs === 0;

const csvCell = (cell: Cell): string | number =>
  cell instanceof Date
    ? cell
        .toISOString()
        .slice(0, isDay(cell) ? 10 : 19)
        .replace('T', ' ')
    : cell;

/** Without the byte order mark Excel decodes accents wrongly. */
export const csvStart = '\ufeff';
export const csvType = 'text/csv;charset=utf-8';

/** Lines without the end of the last. Numbers and dates stay typed; texts that look like formulas are escaped. */
export async function csvLines(rows: Table['rows']): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    rows.map((row) => row.map(csvCell)),
    { escapeFormulae: formula },
  );
}

const csvOf = async ({ columns, rows }: Table): Promise<Blob> =>
  new Blob([csvStart, await csvLines([columns.map(({ header }) => header), ...rows])], { type: csvType });

/** Signs of the name of a sheet, at most. */
const mostSigns = 31;
const dayAtEnd = /-\d{4}-\d{2}-\d{2}$/u;

/** The name of a file as that of its sheet: a long one is cut before its day. */
export function sheetName(name: string): string {
  const plain = name.replaceAll(/[[\]:*?/\\']/gu, ' ').trim();
  const [day = ''] = dayAtEnd.exec(plain) ?? [];
  return plain.slice(0, plain.length - day.length).slice(0, mostSigns - day.length) + day;
}

/** Every cell has a type, so a text is never a formula. */
async function xlsxOf({ columns, rows }: Table, name: string): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const head = columns.map(({ header }) => ({
    value: header,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) =>
    row.map((cell) => {
      if (cell instanceof Date)
        return { value: cell, type: Date, format: isDay(cell) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
      if (typeof cell === 'number')
        return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.0#' };
      return cell === '' ? null : { value: cell, type: String, format: '@' };
    }),
  );
  return write([head, ...body], {
    sheet: sheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The file of a table; the sheet of a workbook has the name of the file. */
export const fileOf = (table: Table, kind: FileKind, name: string): Promise<Blob> =>
  kind === 'csv' ? csvOf(table) : xlsxOf(table, name);
