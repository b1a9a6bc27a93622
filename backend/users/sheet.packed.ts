/** Packs sheets by columns (see `http/packedSheet.ts`), and unpacks the columns that are used. */
import type { PackedColumn, PackedSheet, SheetReader } from '../http/packedSheet.ts';
import type { SheetRow } from './sheet.grid.ts';
import { readSheet, type Sheet } from './sheet.ts';

const samples = { count: 3, length: 80 } as const;

function packedColumn(rows: readonly SheetRow[], column: number): PackedColumn {
  const texts = rows.map(({ cells }) => cells[column] ?? '');
  let end = 0;
  const shown: string[] = [];
  for (const text of texts) {
    if (shown.length === samples.count) break;
    const sample = text.trim().slice(0, samples.length);
    if (sample !== '') shown.push(sample);
  }
  return {
    text: texts.join(''),
    ends: Uint32Array.from(texts, (text) => (end += text.length)),
    samples: shown,
  };
}

/** Packs a sheet. Cells beyond the last header cannot be mapped and are left out. */
export const packed = ({ headers, head, rows, longer, readAs }: Sheet, withCells: boolean): PackedSheet => ({
  headers,
  numbers: Uint32Array.from(rows, ({ row }) => row),
  columns: headers.map((_, column) => packedColumn(rows, column)),
  longer,
  readAs,
  cells: withCells ? JSON.stringify([head, ...rows]) : undefined,
});

/** Reads and packs in this thread. */
export const readPacked: SheetReader = async (bytes, withCells, reading) =>
  packed(await readSheet(bytes, reading), withCells);

/** The texts of a column, one for each row; empty texts for a column that does not exist. */
export function unpacked({ columns, numbers }: PackedSheet, column: number): readonly string[] {
  const { text, ends } = columns[column] ?? { text: '', ends: new Uint32Array(numbers.length) };
  return Array.from(ends, (end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end));
}
