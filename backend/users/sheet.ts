/** Reads a sheet of people: detects the format, returns headers and rows. */
import { headerLimits } from '#schema/users/imports.rules.ts';
import type { LongerRow, ReadAs, Reading } from '../http/packedSheet.ts';
import { headerAmong } from './import.headers.ts';
import { readTable } from './sheet.csv.ts';
import type { SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';

/** A sheet as unchanged text. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The header row, unchanged. */
  readonly head: SheetRow;
  readonly longer: readonly LongerRow[];
  readonly readAs: ReadAs;
}

/** Rows with text beyond the last header: an unquoted separator shifts cells, and a header may be missing. */
const longerRows = (head: SheetRow, rows: readonly SheetRow[]): readonly LongerRow[] =>
  rows.flatMap(({ row, cells }) => {
    const column = cells.findIndex((cell, at) => at >= head.cells.length && cell.trim() !== '');
    return column === -1 ? [] : [{ row, column, text: cells[column] ?? '' }];
  });

type Source = Pick<ReadAs, 'sheets' | 'sheet' | 'separator' | 'encoding'> & {
  readonly rows: readonly SheetRow[];
};

async function sourceOf(bytes: Uint8Array<ArrayBuffer>, reading: Reading): Promise<Source> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive) {
    // The formats of numbers weigh as much as the rest of the reader; most lists need neither.
    const { readWorkbook } = await import('./sheet.xlsx.ts');
    return { ...(await readWorkbook(bytes, reading)), separator: null, encoding: null };
  }
  return { ...readTable(bytes, reading), sheets: [], sheet: null };
}

const lineOf = ({ row, cells }: SheetRow): SheetRow => ({
  row,
  cells: cells.slice(0, headerLimits.columns).map((cell) => cell.slice(0, headerLimits.text)),
});

/** Reads a file by its content, not by its name, and as chosen. Raises `SheetRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, reading: Reading = {}): Promise<Sheet> {
  const { rows: all, ...source } = await sourceOf(bytes, reading);
  const chosen = all.findIndex(({ row }) => row === reading.headerRow);
  const at = chosen === -1 ? Math.max(0, headerAmong(all)) : chosen;
  const [head, ...rows] = all.slice(at);
  if (head === undefined || rows.length === 0) throw new SheetRefused('sheet_empty');
  return {
    headers: head.cells.map((cell) => cell.trim()),
    rows,
    head,
    longer: longerRows(head, rows),
    readAs: {
      ...source,
      headerRow: head.row,
      lines: all.slice(0, Math.max(headerLimits.rows, at + 1) + headerLimits.below).map(lineOf),
    },
  };
}
