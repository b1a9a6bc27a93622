/** Reads a sheet of people: what kind of file it is, its headers, its rows. */
import { readTable } from './sheet.csv.ts';
import type { SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';
import { readWorkbook } from './sheet.xlsx.ts';

/** A sheet as texts, exactly as they stand there. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The row of the headers as it stands there. */
  readonly head: SheetRow;
}

/** The sheet of a file, whatever it is called; raises `SheetRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [head, ...rows] = isArchive ? await readWorkbook(bytes) : readTable(bytes);
  if (head === undefined || rows.length === 0) throw new SheetRefused('sheet_empty');
  return { headers: head.cells.map((cell) => cell.trim()), rows, head };
}
