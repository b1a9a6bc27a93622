/** Reads a sheet of people: detects the format, returns headers and rows. */
import type { LongerRow } from '../http/packedSheet.ts';
import { readTable } from './sheet.csv.ts';
import type { SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';
import { readWorkbook } from './sheet.xlsx.ts';

/** A sheet as unchanged text. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The header row, unchanged. */
  readonly head: SheetRow;
  readonly longer: readonly LongerRow[];
}

/** Rows with text beyond the last header. In a text file an unquoted separator shifts the cells of its row. */
const longerRows = (head: SheetRow, rows: readonly SheetRow[]): readonly LongerRow[] =>
  rows.flatMap(({ row, cells }) => {
    const column = cells.findIndex((cell, at) => at >= head.cells.length && cell.trim() !== '');
    return column === -1 ? [] : [{ row, column, text: cells[column] ?? '' }];
  });

/** Reads a file by its content, not by its name. Raises `SheetRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [head, ...rows] = isArchive ? await readWorkbook(bytes) : readTable(bytes);
  if (head === undefined || rows.length === 0) throw new SheetRefused('sheet_empty');
  return {
    headers: head.cells.map((cell) => cell.trim()),
    rows,
    head,
    // A workbook places its cells by name, so that a note beside the list shifts nothing.
    longer: isArchive ? [] : longerRows(head, rows),
  };
}
