/** Reads the sheet of an .xlsx workbook that is a list. Formulas are not computed; their cached values are used. */
import type { Reading } from '../http/packedSheet.ts';
import { headerAmong } from './import.headers.ts';
import { SheetRefused } from './sheet.refused.ts';
import { columnOf, Grid, type SheetRow } from './sheet.grid.ts';
import {
  isoShown,
  numberFormats,
  plainFormat,
  shown,
  shownText,
  type NumberFormat,
} from './sheet.numbers.ts';
import { Merges } from './sheet.merges.ts';
import { walk } from './sheet.xml.ts';
import { openArchive, type Archive } from './sheet.zip.ts';

const unreadable = (): SheetRefused => new SheetRefused('sheet_unreadable');

interface Workbook {
  /** The sheets by name with their relation ids, visible ones first. */
  readonly sheets: readonly Named[];
  /** Dates count from 1904, as in old Excel for Macintosh. */
  readonly since1904: boolean;
}

interface Named {
  readonly name: string;
  readonly relation: string;
  readonly hidden: boolean;
}

function workbookOf(xml: string): Workbook {
  const sheets: Named[] = [];
  let since1904 = false;
  walk(xml, {
    open(name, attribute) {
      if (name === 'sheet')
        sheets.push({
          name: attribute('name') ?? '',
          relation: attribute('id') ?? '',
          hidden: (attribute('state') ?? 'visible') !== 'visible',
        });
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    },
  });
  return { sheets, since1904 };
}

/** Paths of the parts, by the last segment of their type; worksheets by relation id. */
function placesOf(xml: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  walk(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const kind = (attribute('Type') ?? '').split('/').at(-1) ?? '';
      places.set(kind === 'worksheet' ? `#${attribute('Id') ?? ''}` : kind, place);
    },
  });
  return places;
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Collects the text of a cell without phonetic readings. */
class Words {
  text = '';
  #isOpen = false;
  #isSpoken = false;
  open(name: string): void {
    if (name === 'rPh') this.#isSpoken = true;
    this.#isOpen = name === 't' && !this.#isSpoken;
  }
  close(name: string): void {
    if (name === 'rPh') this.#isSpoken = false;
    this.#isOpen = false;
  }
  add(text: string): void {
    if (this.#isOpen) this.text += text;
  }
}

function sharedOf(xml: string): readonly string[] {
  const all: string[] = [];
  let words = new Words();
  walk(xml, {
    open: (name) => words.open(name),
    text: (text) => words.add(text),
    close(name) {
      words.close(name);
      if (name !== 'si') return;
      all.push(unescaped(words.text));
      words = new Words();
    },
  });
  return all;
}

interface Kept {
  readonly shared: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly since1904: boolean;
}

interface Cell {
  readonly column: number;
  readonly kind: string;
  readonly style: number;
  readonly words: Words;
  value: string;
}

/** What a cell shows; an error such as #N/A is a fault of its cell. */
function textOf({ kind, style, words, value }: Cell, { shared, formats, since1904 }: Kept): string {
  const format = formats[style];
  if (kind === 'inlineStr') return shownText(unescaped(words.text), format);
  if (value === '') return '';
  if (kind === 's') {
    const text = shared[Number(value)];
    if (text === undefined) throw unreadable();
    return shownText(text, format);
  }
  if (kind === 'str') return shownText(unescaped(value), format);
  if (kind === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (kind === 'd') return isoShown(value);
  if (kind === 'e') return value;
  return kind === 'n' ? shown(value, format ?? plainFormat, since1904) : '';
}

function rowsOf(xml: string, reading: Kept): readonly SheetRow[] {
  const grid = new Grid();
  const merges = new Merges();
  let row = 0;
  let cells: string[] = [];
  let next = 0;
  let cell: Cell | undefined;
  let isValue = false;
  walk(xml, {
    open(name, attribute) {
      if (name === 'row') {
        const said = Number(attribute('r') ?? row + 1);
        // Rows in descending order would get wrong numbers.
        if (!Number.isInteger(said) || said <= row) throw unreadable();
        row = said;
        cells = [];
        next = 0;
      } else if (name === 'c') {
        const place = attribute('r');
        const column = place === undefined ? next : columnOf(place);
        if (column < next || column > 16_383) throw unreadable();
        next = column + 1;
        const [kind, style] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0)];
        cell = { column, kind, style, words: new Words(), value: '' };
      } else if (name === 'mergeCell') merges.add(attribute('ref') ?? '');
      else if (name === 'v') isValue = true;
      else cell?.words.open(name);
    },
    text(text) {
      if (cell === undefined) return;
      if (isValue) cell.value += text;
      else cell.words.add(text);
    },
    close(name) {
      if (name === 'v') isValue = false;
      else if (name === 'row') grid.add(row, cells);
      else if (name === 'c' && cell !== undefined) {
        const text = textOf(cell, reading);
        if (text.trim() !== '') {
          while (cells.length < cell.column) cells.push('');
          cells.push(text);
        }
        cell = undefined;
      } else cell?.words.close(name);
    },
  });
  return merges.over(grid.rows);
}

async function needed(archive: Archive, name: string): Promise<string> {
  const text = await archive.text(name);
  if (text === undefined) throw unreadable();
  return text;
}

/** The rows of a list, and the sheets among which it was found. */
export interface Found {
  readonly rows: readonly SheetRow[];
  readonly sheets: readonly string[];
  readonly sheet: string;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof SheetRefused && (error.code === 'sheet_rows' || error.code === 'sheet_columns');

/**
 * The rows that are not empty of the chosen sheet, else of the first one with known headers, else of the first one with
 * rows. Charts are no sheets, and hidden sheets count only if all are hidden. Raises `SheetRefused` for anything but a safe
 * workbook.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: chosen }: Pick<Reading, 'sheet'> = {},
): Promise<Found> {
  const archive = openArchive(bytes);
  const { sheets: named, since1904 } = workbookOf(await needed(archive, 'xl/workbook.xml'));
  const places = placesOf(await needed(archive, 'xl/_rels/workbook.xml.rels'));
  const all = named.filter(({ relation }) => places.has(`#${relation}`));
  const visible = all.filter(({ hidden }) => !hidden);
  const sheets = visible.length === 0 ? all : visible;
  const strings = await archive.text(places.get('sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = await archive.text(places.get('styles') ?? 'xl/styles.xml');
  const kept: Kept = {
    shared: strings === undefined ? [] : sharedOf(strings),
    formats: styles === undefined ? [] : numberFormats(styles),
    since1904,
  };
  const read = async ({ name, relation }: Named): Promise<Found> => ({
    rows: rowsOf(await needed(archive, places.get(`#${relation}`) ?? ''), kept),
    sheets: sheets.map((one) => one.name),
    sheet: name,
  });
  const wanted = sheets.find(({ name }) => name === chosen);
  if (wanted !== undefined) return read(wanted);
  let first: Found | undefined;
  let refused: unknown = unreadable();
  for (const one of sheets) {
    try {
      const found = await read(one);
      if (headerAmong(found.rows) !== -1) return found;
      if (first === undefined || first.rows.length === 0) first = found;
    } catch (error) {
      // A large sheet of something else does not hide the list.
      if (!isTooLarge(error)) throw error;
      refused = error;
    }
  }
  if (first === undefined) throw refused;
  return first;
}
