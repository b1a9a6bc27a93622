/** Cells of a sheet by their addresses (`C7`); pure functions. */

/** Every cell as text, by the row numbers of the sheet; blank rows are empty. */
export type Cells = readonly (readonly string[])[];
/** New texts of cells, by address: `C7`. */
export type Edits = Readonly<Record<string, string>>;

/** A cell by its row and column, both from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The letters of a column: 0 is A, 26 is AA. */
export function letters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : letters(rest)}${String.fromCodePoint(65 + (column % 26))}`;
}

/** `C7` of row 6 and column 2. */
export const addressOf = ({ row, column }: Place): string => `${letters(column)}${row + 1}`;

/** Row 6 and column 2 of `C7`; null for an invalid address. */
export function placeOf(address: string): Place | null {
  const [, word = '', row = ''] = /^([A-Z]{1,3})([1-9]\d*)$/u.exec(address) ?? [];
  if (word === '') return null;
  const column =
    Array.from(word).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;
  return { row: Number(row) - 1, column };
}

/** Places the read rows at their row numbers. */
export function cellsOf(rows: readonly { readonly row: number; readonly cells: readonly string[] }[]): Cells {
  const last = rows.at(-1)?.row ?? 0;
  const cells: (readonly string[])[] = Array.from({ length: last }, () => []);
  for (const { row, cells: texts } of rows) cells[row - 1] = texts;
  return cells;
}

/** The headers: the first row with any text. */
export const headsOf = (cells: Cells): readonly string[] =>
  cells.find((row) => row.some((text) => text.trim() !== '')) ?? [];

/** The text of a cell; empty if the cell does not exist. */
export const textAt = (cells: Cells, { row, column }: Place): string => cells[row]?.[column] ?? '';

/** The cells with the edits applied; rows without edits stay the same objects. */
export function mended(cells: Cells, edits: Edits): Cells {
  const rows = new Map<number, string[]>();
  for (const [address, text] of Object.entries(edits)) {
    const place = placeOf(address);
    if (place === null) continue;
    const row = rows.get(place.row) ?? [...(cells[place.row] ?? [])];
    while (row.length <= place.column) row.push('');
    row[place.column] = text;
    rows.set(place.row, row);
  }
  return cells.map((row, at) => rows.get(at) ?? row);
}
