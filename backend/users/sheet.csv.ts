/** Reads CSV files of Excel, Calc and Google Sheets, separated by commas, semicolons or tabs. */
import Papa from 'papaparse';
import { importLimits } from '#schema/users/imports.rules.ts';
import { Grid, type SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';

/** Maximum number of lines, including empty ones. */
const maxLines = importLimits.rows * 10;

/** Decodes valid UTF-8, otherwise windows-1252; UTF-16LE by its byte order mark. Byte order marks are removed. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The most frequent separator in the header line, outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = /[^\r\n]*\S[^\r\n]*/.exec(text) ?? [];
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const countOf = (sign: string): number => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** Rows that are not empty, with the row numbers of a spreadsheet. Raises `SheetRefused` for unbalanced quotes. */
export function readTable(bytes: Uint8Array): readonly SheetRow[] {
  const text = decoded(bytes);
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    delimiter: separatorOf(text),
    preview: maxLines,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetRefused('sheet_unreadable');
  if (data.length >= maxLines) throw new SheetRefused('sheet_rows');
  const grid = new Grid();
  for (const [index, cells] of data.entries()) grid.add(index + 1, cells);
  return grid.rows;
}
