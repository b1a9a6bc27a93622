/** The cells of a sheet as texts, whatever kind of file they stood in. */
import { importLimits } from '#schema/users/imports.rules.ts';
import { SheetRefused } from './sheet.refused.ts';

/** A row that is not empty; its number as the sheet counts, from 1. */
export interface SheetRow {
  readonly row: number;
  /** By column from 0; cells at the end may be missing. */
  readonly cells: readonly string[];
}

/** Gathers rows in order; raises `SheetRefused` as soon as there are more rows or columns than are read. */
export class Grid {
  readonly rows: SheetRow[] = [];
  /** Takes a row; one in which nothing stands is passed over. */
  add(row: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.some((cell, column) => column >= importLimits.columns && cell.trim() !== ''))
      throw new SheetRefused('sheet_columns');
    // The headers come on top.
    if (this.rows.length > importLimits.rows) throw new SheetRefused('sheet_rows');
    this.rows.push({ row, cells: cells.slice(0, importLimits.columns) });
  }
}

/** The name of a cell, such as `C7`; its column from 0, its row from 1. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1)
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  return `${letters}${row}`;
}

/** The column of a cell's name, from 0; -1 for what is no name. */
export function columnOf(name: string): number {
  const [, letters = ''] = /^\$?([A-Z]{1,3})\$?\d+$/.exec(name) ?? [];
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}
