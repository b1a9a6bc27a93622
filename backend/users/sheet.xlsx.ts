/** Reads the first visible sheet of an .xlsx workbook. Formulas are not computed; their cached values are used. */
import { SheetRefused } from './sheet.refused.ts';
import { columnOf, Grid, type SheetRow } from './sheet.grid.ts';
import { numberFormats, shown, type NumberFormat } from './sheet.numbers.ts';
import { walk } from './sheet.xml.ts';
import { openArchive, type Archive } from './sheet.zip.ts';

const unreadable = (): SheetRefused => new SheetRefused('sheet_unreadable');

interface Workbook {
  /** The relation id of the first sheet that is not hidden. */
  readonly relation: string;
  /** Dates count from 1904, as in old Excel for Macintosh. */
  readonly since1904: boolean;
}

function workbookOf(xml: string): Workbook {
  const sheets: { readonly relation: string; readonly hidden: boolean }[] = [];
  let since1904 = false;
  walk(xml, {
    open(name, attribute) {
      if (name === 'sheet')
        sheets.push({
          relation: attribute('id') ?? '',
          hidden: (attribute('state') ?? 'visible') !== 'visible',
        });
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    },
  });
  const first = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  if (first === undefined) throw unreadable();
  return { relation: first.relation, since1904 };
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

interface Reading {
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

/** The text of a cell. Errors such as #N/A are empty. */
function textOf({ kind, style, words, value }: Cell, { shared, formats, since1904 }: Reading): string {
  if (kind === 'inlineStr') return unescaped(words.text);
  if (value === '') return '';
  if (kind === 's') {
    const text = shared[Number(value)];
    if (text === undefined) throw unreadable();
    return text;
  }
  if (kind === 'str') return unescaped(value);
  if (kind === 'b') return value === '1' ? 'true' : 'false';
  if (kind === 'd') return value.slice(0, 10);
  return kind === 'n' ? shown(value, formats[style] ?? 'number', since1904) : '';
}

function rowsOf(xml: string, reading: Reading): readonly SheetRow[] {
  const grid = new Grid();
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
      } else if (name === 'v') isValue = true;
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
  return grid.rows;
}

async function needed(archive: Archive, name: string): Promise<string> {
  const text = await archive.text(name);
  if (text === undefined) throw unreadable();
  return text;
}

/** Rows that are not empty. Raises `SheetRefused` for anything but a safe workbook. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SheetRow[]> {
  const archive = openArchive(bytes);
  const { relation, since1904 } = workbookOf(await needed(archive, 'xl/workbook.xml'));
  const places = placesOf(await needed(archive, 'xl/_rels/workbook.xml.rels'));
  const strings = await archive.text(places.get('sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = await archive.text(places.get('styles') ?? 'xl/styles.xml');
  const sheet = await needed(archive, places.get(`#${relation}`) ?? '');
  return rowsOf(sheet, {
    shared: strings === undefined ? [] : sharedOf(strings),
    formats: styles === undefined ? [] : numberFormats(styles),
    since1904,
  });
}
