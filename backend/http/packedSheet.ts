/** A sheet by columns, in a few long texts: it crosses threads without a copy of each cell. */
import type { SheetEncoding } from '#schema/users/imports.rules.ts';

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

/** How a file is to be read. What is absent is recognised. */
export interface Reading {
  /** The name of a sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** The row of the headers, from 1 as in the file. */
  readonly headerRow?: number | undefined;
  readonly separator?: string | undefined;
  readonly encoding?: SheetEncoding | undefined;
}

/** How a file was read, and its first rows with shortened cells. */
export interface ReadAs {
  /** Sheets that can be chosen; a text file has none, but a separator and an encoding. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly separator: string | null;
  readonly encoding: SheetEncoding | null;
  readonly lines: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** A sheet of which only the used columns are unpacked. */
export interface PackedSheet {
  readonly headers: readonly string[];
  /** Row numbers without the header, counted from 1 as in the file. */
  readonly numbers: Uint32Array;
  readonly columns: readonly PackedColumn[];
  /** Rows with more cells than the header. */
  readonly longer: readonly LongerRow[];
  readonly readAs: ReadAs;
  /** All rows with the header, as the JSON of `SheetRow[]`; only on request. */
  readonly cells: string | undefined;
}

/** Reads and packs a file. Raises `SheetRefused`. A deployment may do it in another thread. */
export type SheetReader = (
  bytes: Uint8Array<ArrayBuffer>,
  withCells: boolean,
  reading?: Reading,
) => Promise<PackedSheet>;
