/** Reads a sheet of people: detects the format, returns headers and rows. */
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
}

/** Reads a file by its content, not by its name. Raises `SheetRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [head, ...rows] = isArchive ? await readWorkbook(bytes) : readTable(bytes);
  if (head === undefined || rows.length === 0) throw new SheetRefused('sheet_empty');
  return { headers: head.cells.map((cell) => cell.trim()), rows, head };
}
