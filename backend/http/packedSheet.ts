/** A sheet by columns, in a few long texts: it crosses threads without a copy of each cell. */

/** The cells of a column; cell `n` is the text from `ends[n - 1]` to `ends[n]`. */
export interface PackedColumn {
  readonly text: string;
  readonly ends: Uint32Array;
  /** The first texts that are not empty. */
  readonly samples: readonly string[];
}

/** A row with text beyond the last header, which usually means that its cells are shifted. */
export interface LongerRow {
  readonly row: number;
  /** The first column beyond the header that holds text, and its text. */
  readonly column: number;
  readonly text: string;
}

/** A sheet of which only the used columns are unpacked. */
export interface PackedSheet {
  readonly headers: readonly string[];
  /** Row numbers without the header, counted from 1 as in the file. */
  readonly numbers: Uint32Array;
  readonly columns: readonly PackedColumn[];
  /** Rows of a text file with more cells than the header. */
  readonly longer: readonly LongerRow[];
  /** All rows with the header, as the JSON of `SheetRow[]`; only on request. */
  readonly cells: string | undefined;
}

/** Reads and packs a file. Raises `SheetRefused`. A deployment may do it in another thread. */
export type SheetReader = (bytes: Uint8Array<ArrayBuffer>, withCells: boolean) => Promise<PackedSheet>;
