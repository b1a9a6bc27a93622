/** Formats the numbers of a workbook: plain, with leading zeros, or as a date. */
import { walk } from './sheet.xml.ts';

/** The number format of a style; `zeros` is the minimum number of digits. */
export type NumberFormat = 'number' | 'day' | { readonly zeros: number };

/** Date formats with built-in ids, including those of East Asian calendars. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

function formatOf(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  if (/^0{2,}$/.test(first)) return { zeros: first.length };
  // Colours, conditions, quoted text and escaped characters do not affect the kind of format; `[h]` is a duration.
  const bare = first
    .replaceAll(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replaceAll(/\[[^\]]*\]|"[^"]*"|\\./g, '')
    .toLowerCase();
  const isDay = /[yd]/.test(bare) || (/m/.test(bare) && !/[hs]/.test(bare));
  return isDay && !/[#?]/.test(bare) && bare !== 'general' ? 'day' : 'number';
}

/** The number format of each cell style, by index. */
export function numberFormats(xml: string): readonly NumberFormat[] {
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  walk(xml, {
    open(name, attribute) {
      const id = Number(attribute('numFmtId'));
      if (name === 'numFmt') codes.set(id, formatOf(attribute('formatCode') ?? ''));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells)
        formats.push(codes.get(id) ?? (isBuiltInDay(id) ? 'day' : 'number'));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

const dayMs = 86_400_000;
/** Day 0 of both date systems. Excel's 1900 system contains a 29 February 1900 that did not exist. */
const dayZero = { usual: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) } as const;

/**
 * A number as text: dates as YYYY-MM-DD, other numbers in plain digits. Text that is not a number is returned
 * unchanged.
 */
export function shown(written: string, format: NumberFormat, since1904: boolean): string {
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  if (format === 'day') {
    const moment = (since1904 ? dayZero.since1904 : dayZero.usual) + Math.floor(value) * dayMs;
    return Math.abs(moment) < 8e15 ? new Date(moment).toISOString().slice(0, 10) : written;
  }
  const plain = String(value);
  return format === 'number' || !/^\d+$/.test(plain) ? plain : plain.padStart(format.zeros, '0');
}
