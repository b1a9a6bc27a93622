/** Reads sheets in a thread of its own: started by `sheetPool.ts`. */
import type { PackedSheet, Reading } from '#backend/http/packedSheet.ts';
import { readPacked } from '#backend/users/sheet.packed.ts';
import { SheetRefused } from '#backend/users/sheet.refused.ts';

/** A sheet to read. */
export interface SheetTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly withCells: boolean;
  readonly reading: Reading;
}

/** The sheet, or why it is refused: errors lose their class between threads. */
export type SheetDone =
  | { readonly sheet: PackedSheet }
  | { readonly refused: SheetRefused['code']; readonly row?: number };

export async function readTask({ bytes, withCells, reading }: SheetTask): Promise<SheetDone> {
  try {
    return { sheet: await readPacked(bytes, withCells, reading) };
  } catch (error) {
    if (error instanceof SheetRefused) return { refused: error.code, row: error.row };
    throw error;
  }
}
