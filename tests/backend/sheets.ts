/** Sheets as programs write them: CSV files, and workbooks with the parts that a program writes. */
import { strToU8, zipSync, type Zippable } from 'fflate';

/** The content types that browsers report. */
export const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Bytes = Uint8Array<ArrayBuffer>;
const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

/** CSV with quotes where they are needed. */
export function csv(rows: readonly (readonly string[])[], separator = ','): Bytes {
  const cell = (text: string): string =>
    /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return own(strToU8(rows.map((row) => row.map(cell).join(separator)).join('\r\n')));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A cell's name. */
export function at(column: number, row: number): string {
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '';
  return `${first}${String.fromCharCode(65 + (column % 26))}${row}`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with one sheet of this XML. */
export function partsOf(
  sheetData: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Personas" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
}

/** An archive of these parts. */
export const packed = (parts: Readonly<Record<string, string | Uint8Array>>, level: 0 | 1 | 6 = 6): Bytes => {
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      [typeof part === 'string' ? strToU8(part) : part, { level }],
    ]),
  );
  return own(zipSync(files));
};

/** A workbook as Excel writes it: with shared texts, each stored once. */
export function xlsx(rows: readonly (readonly string[])[]): Bytes {
  const shared = new Map<string, number>();
  const indexOf = (text: string): number => {
    const known = shared.get(text) ?? shared.size;
    shared.set(text, known);
    return known;
  };
  const data = rows
    .map((row, index) => {
      const cells = row.map((text, column) =>
        text === '' ? '' : `<c r="${at(column, index + 1)}" t="s"><v>${indexOf(text)}</v></c>`,
      );
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const texts = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return packed(
    partsOf(data, { 'xl/sharedStrings.xml': `${head}<sst xmlns="${main}">${texts.join('')}</sst>` }),
  );
}

/** A large workbook in few bytes: a head, and rows of numbers without the names of their cells. */
export function manyCells(rows: number, columns: number): Bytes {
  const rowOf = (cell: (column: number) => string): string =>
    `<row>${Array.from({ length: columns }, (_, column) => cell(column)).join('')}</row>`;
  const first = rowOf((column) => `<c t="inlineStr"><is><t>Columna ${column}</t></is></c>`);
  const others = Array.from({ length: rows - 1 }, (_, row) =>
    rowOf((column) => `<c><v>${(row * 7 + column) % 400}</v></c>`),
  );
  return packed(partsOf(first + others.join('')));
}

/** Changes the declared size of a part in the table of contents of an archive. */
export function lying(archive: Bytes, name: string, size: number): Bytes {
  const bytes = own(archive);
  const view = new DataView(bytes.buffer);
  const wanted = strToU8(name);
  for (let place = 0; place + 46 < bytes.length; place++) {
    if (view.getUint32(place, true) !== 0x02014b50) continue;
    const found = bytes.subarray(place + 46, place + 46 + view.getUint16(place + 28, true));
    if (found.length === wanted.length && found.every((byte, index) => byte === wanted[index]))
      view.setUint32(place + 24, size, true);
  }
  return bytes;
}
