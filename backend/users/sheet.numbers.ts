/** Shows the numbers of a workbook as its formats do: days as YYYY-MM-DD, everything else by `numfmt`. */
import { format } from 'numfmt';
import { SheetRefused } from './sheet.refused.ts';
import { walk } from './sheet.xml.ts';

/** The number format of a style. */
export interface NumberFormat {
  /** Empty for plain digits. */
  readonly code: string;
  readonly dates: 'none' | 'day' | 'moment' | 'other';
}

/** Plain digits, as the sheet keeps them. */
export const plainFormat: NumberFormat = { code: '', dates: 'none' };

/** Formats that a workbook names by their id alone. Those of money depend on the reader's computer and are left out. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};

/** Days with built-in ids, including those of East Asian calendars. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Excel writes no longer ones. */
const maxCode = 255;

/** More own formats than any program lets a workbook have; each one is kept after it was read. */
const maxFormats = 4_096;

/** What a format tells of a date. `[h]` is a duration; colours, conditions, quoted and escaped text tell nothing. */
function datesOf(code: string): NumberFormat['dates'] {
  const [first = ''] = code
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .toLowerCase()
    .split(';');
  const bare = first.replaceAll(/\[(h+|m+|s+)\]/g, 'h').replaceAll(/\[[^\]]*\]|am\/pm|a\/p|general/g, '');
  if (/[#?]/.test(bare) || !/[ymdhs]/.test(bare)) return 'none';
  const parts = ['y', 'm', 'd'].filter((part) => bare.includes(part)).length;
  const isTimed = /[hs]/.test(bare);
  if (parts < 2) return 'other';
  return isTimed ? 'moment' : 'day';
}

/**
 * A format of digits alone loses its grouping: whether that is a comma or a point is set on each computer and not in
 * the file. The same holds for the decimal mark, which is always a point.
 */
const ungrouped = (code: string): string =>
  /^[#0?,.;()\s%-]*$/.test(code.replaceAll(/[_*]./g, ''))
    ? code.replaceAll(/(?<=[#0?]),(?=[#0?])/g, '')
    : code;

function formatOf(code: string): NumberFormat {
  if (code.length > maxCode || /^(?:general|@)?$/i.test(code)) return plainFormat;
  // numfmt knows one kind of Spanish; all of them name the months alike.
  const spanish = code.replaceAll(/\[\$-[0-9a-f]*0a\]/gi, '[$-40A]');
  const colourless = spanish.replaceAll(
    /\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/gi,
    '',
  );
  return { code: ungrouped(colourless), dates: datesOf(code) };
}

/** The number format of each cell style, by index. */
export function numberFormats(xml: string): readonly NumberFormat[] {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  walk(xml, {
    open(name, attribute) {
      const id = Number(attribute('numFmtId'));
      if (name === 'numFmt') {
        if (own.size === maxFormats) throw new SheetRefused('sheet_bomb');
        own.set(id, formatOf(attribute('formatCode') ?? ''));
      } else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells)
        formats.push(own.get(id) ?? formatOf(isBuiltInDay(id) ? 'yyyy-mm-dd' : (builtIn[id] ?? '')));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** Excel shows 15 digits. */
const digits = (value: number): string => String(Number(value.toPrecision(15)));

/** A value in its format; undefined if the format is none. */
function formatted(code: string, value: number | string): string | undefined {
  try {
    return format(code, value);
  } catch {
    return undefined;
  }
}

const daySeconds = 86_400;
/** Days from the beginning of the 1900 system to that of the 1904 system. */
const between = 1_462;
const dayZero = Date.UTC(1899, 11, 30);

/** Day 60 of the 1900 system is 29 February 1900, which did not exist: the days before it are shifted by one. */
function dayOf(day: number): string | undefined {
  if (day === 60) return '1900-02-29';
  const moment = dayZero + (day < 60 ? day + 1 : day) * daySeconds * 1_000;
  return day >= 1 && moment < 8e15 ? new Date(moment).toISOString().slice(0, 10) : undefined;
}

/** Midnight is not said: a day with a format of day and time is a day. */
const withTime = (day: string, seconds: number): string =>
  seconds === 0 ? day : `${day} ${new Date(seconds * 1_000).toISOString().slice(11, 19)}`;

/** A number as its cell shows it; dates as YYYY-MM-DD. What is not a number, or no date, is returned unchanged. */
export function shown(written: string, { code, dates }: NumberFormat, since1904: boolean): string {
  const said = Number(written);
  if (!Number.isFinite(said)) return written;
  if (dates === 'none') return code === '' ? digits(said) : (formatted(code, said) ?? digits(said));
  const value = since1904 ? said + between : said;
  // A duration counts from nothing in both systems.
  if (dates === 'other')
    return formatted(code, /\[(?:h+|m+|s+)\]/i.test(code) ? said : value) ?? digits(said);
  const seconds = dates === 'moment' ? Math.round(value * daySeconds) : Math.floor(value) * daySeconds;
  const day = dayOf(Math.floor(seconds / daySeconds));
  return day === undefined ? written : withTime(day, seconds % daySeconds);
}

/** A text as its cell shows it: `"EMP-"@` puts letters before it. */
export const shownText = (text: string, { code, dates }: NumberFormat = plainFormat): string =>
  dates === 'none' && code.includes('@') ? (formatted(code, text) ?? text) : text;

/** A date of ISO 8601, as some programs write it, in the form of the others. */
export function isoShown(written: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2}(?::\d{2})?)?/.exec(written) ?? [];
  return day === '' ? time || written : /^(?:00:00(?::00)?)?$/.test(time) ? day : `${day} ${time}`;
}
