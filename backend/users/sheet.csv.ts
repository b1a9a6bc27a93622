/** Reads a table in text: CSV as Excel, Calc and Google write it, with commas, semicolons or tabs. */
import Papa from 'papaparse';
import { importLimits } from '#schema/users/imports.rules.ts';
import { Grid, type SheetRow } from './sheet.grid.ts';
import { SheetRefused } from './sheet.refused.ts';

/** Empty lines count here; this many of them is no sheet any more. */
const maxLines = importLimits.rows * 10;

/** UTF-8 where it is, else what Windows writes west of Russia; byte order marks are no text. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stands between cells: whichever sign is there most often in the line of headers, quoted words apart. */
function separatorOf(text: string): string {
  const [head = ''] = /[^\r\n]*\S[^\r\n]*/.exec(text) ?? [];
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const countOf = (sign: string): number => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** Rows that are not empty, numbered as a program shows them; raises `SheetRefused` where quotes do not match. */
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
