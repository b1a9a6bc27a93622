/** Reads CSV files of Excel, Calc and Google Sheets, separated by commas, semicolons, tabs or bars. */
import Papa from 'papaparse';
import { formula } from '#schema/limits.cells.ts';
import { importLimits, type SheetEncoding } from '#schema/users/imports.rules.ts';
import type { Reading } from '../http/packedSheet.ts';
import { decoded } from './sheet.decode.ts';
import { Grid, type SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';
import { separatorOf } from './sheet.separator.ts';

/** Maximum number of lines, including empty ones. */
const maxLines = importLimits.rows * 10;

/** The line with which Excel is told the separator; it is not a row. */
const told = /^"?sep=([^\n"])"?(?:\n|$)/i;

/** A text that another program keeps from becoming a number: `="00042"`. */
const kept = /^="([^"]*)"$/;

/** A cell without the guard against formulas; no typed text is changed by an export and its import. */
function unguarded(cell: string): string {
  if (cell.startsWith("'")) return formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return cell.startsWith('=') ? (kept.exec(cell)?.[1] ?? cell) : cell;
}

/** The rows of a text file, its separator and its encoding. */
export interface Table {
  readonly rows: readonly SheetRow[];
  readonly separator: string;
  readonly encoding: SheetEncoding;
}

/**
 * Rows that are not empty, with the row numbers of a spreadsheet. Every CR, LF and CRLF ends a row; inside quotes it is a
 * line feed. Raises `SheetRefused` for unbalanced quotes and for an encoding that cannot be told.
 */
export function readTable(bytes: Uint8Array, reading: Reading = {}): Table {
  // Papa takes one kind of line end for a whole file.
  const { text: whole, encoding } = decoded(bytes, reading.encoding);
  const lines = whole.replaceAll(/\r\n?/g, '\n');
  const [line = '', said] = told.exec(lines) ?? [];
  const text = lines.slice(line.length);
  const separator = reading.separator ?? said ?? separatorOf(text);
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    delimiter: separator,
    newline: '\n',
    preview: maxLines,
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new SheetRefused('sheet_quotes', (open.row ?? 0) + 1);
  if (data.length >= maxLines) throw new SheetRefused('sheet_rows');
  const grid = new Grid();
  for (const [index, cells] of data.entries()) grid.add(index + 1, cells.map(unguarded));
  return { rows: grid.rows, separator, encoding };
}
