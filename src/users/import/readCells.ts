/** Opens a list in this page: only to show and mend its cells, after the server has found it harmless. What reads it is fetched then. */
import type { Cells } from '#machines/peopleImport.cells.ts';
import { importLimits } from '#schema/users/imports.rules.ts';

const isBlank = (row: readonly string[]): boolean => row.every((text) => text.trim() === '');

/** Rows as the sheet counts them: blank ones stay where others follow. */
function trimmed(rows: readonly (readonly string[])[]): Cells {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}

/** What a program wrote as UTF-8 or, older ones, as Windows writes it. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell as text: what was text stays as it is, numbers are plain, days are 2026-03-18. */
export function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

async function csvCells(bytes: Uint8Array): Promise<Cells> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(textOf(bytes), { delimitersToGuess: [',', ';', '\t'] });
  return trimmed(data);
}

/** A larger part of it would be unpacked by a worker made of text, which our headers forbid: so it comes unpacked. */
async function unpacked(bytes: Uint8Array): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  let sum = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/u.test(name)) return false;
      sum += originalSize;
      if (sum > importLimits.unpackedBytes) throw new RangeError('the sheet unpacks to too much');
      return true;
    },
  });
  return zipSync(entries, { level: 0 }).slice().buffer;
}

async function xlsxCells(bytes: Uint8Array): Promise<Cells> {
  const [{ readSheet }, packed] = await Promise.all([import('read-excel-file/universal'), unpacked(bytes)]);
  const rows = await readSheet(packed, { trim: false });
  return trimmed(rows.map((row) => row.map(cellText)));
}

/** Cells of an .xlsx or .csv; raises where this page cannot open it. */
export async function readCells(file: Blob): Promise<Cells> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isPacked ? xlsxCells(bytes) : csvCells(bytes);
}
