/** The cells of a sheet as text, independent of the file format. */
import { importLimits } from '#schema/users/imports.rules.ts';
import { SheetRefused } from './sheet.refused.ts';

/** A row that is not empty. Its number counts from 1, as in the sheet. */
export interface SheetRow {
  readonly row: number;
  /** By column from 0. Trailing cells may be missing. */
  readonly cells: readonly string[];
}

/** Collects rows in order. Raises `SheetRefused` as soon as there are too many rows or columns. */
export class Grid {
  readonly rows: SheetRow[] = [];
  /** Adds a row; skips an empty one. */
  add(row: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.some((cell, column) => column >= importLimits.columns && cell.trim() !== ''))
      throw new SheetRefused('sheet_columns');
    // The header row is not counted in the limit.
    if (this.rows.length > importLimits.rows) throw new SheetRefused('sheet_rows');
    this.rows.push({ row, cells: cells.slice(0, importLimits.columns) });
  }
}

/** The name of a cell, such as `C7`, for a column from 0 and a row from 1. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1)
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  return `${letters}${row}`;
}

/** The column of a cell name, from 0; -1 for an invalid name. */
export function columnOf(name: string): number {
  const [, letters = ''] = /^\$?([A-Z]{1,3})\$?\d+$/.exec(name) ?? [];
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}
