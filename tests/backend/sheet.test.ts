/** Sheets of people are read as written, and files that are more than a sheet are refused. */
import { describe, expect, it } from 'vitest';
import { readSheet } from '#backend/users/sheet.ts';
import { cellName, columnOf } from '#backend/users/sheet.grid.ts';
import { SheetRefused } from '#backend/users/sheet.refused.ts';
import { looksLike } from '#backend/kit/magic.ts';
import { importLimits } from '#schema/users/imports.rules.ts';
import { csv, lying, packed, partsOf, types, xlsx } from './sheets.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const text = (words: string): Bytes => new TextEncoder().encode(words);
const cellsOf = async (bytes: Bytes) => {
  const { headers, rows } = await readSheet(bytes);
  return [headers, ...rows.map(({ cells }) => cells)];
};
const refused = async (bytes: Bytes): Promise<string> => {
  try {
    await readSheet(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof SheetRefused) return error.code;
    throw error;
  }
};
const book = (sheetData: string, more: Readonly<Record<string, string>> = {}): Bytes =>
  packed(partsOf(sheetData, more));
const inline = (place: string, words: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const twoRows = (cells: string): string =>
  `<row r="1">${inline('A1', 'correo')}</row><row r="2">${cells}</row>`;
/** The second row of a workbook whose second row has these cells. */
const second = async (
  cells: string,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> => (await cellsOf(book(twoRows(cells), more)))[1] ?? [];

const people = [
  ['correo', 'nombre', 'apellido', 'código'],
  ['ñandú@aurora.example', 'Zoë', 'Núñez "la jefa"', '000123'],
  ['ana@aurora.example', 'Ana; María', 'Ruiz, Díaz', '07'],
];

describe('text sheets', () => {
  it.each([',', ';', '\t'])('a text sheet is read with %j between its cells', async (separator) => {
    expect(await cellsOf(csv(people, separator))).toEqual(people);
  });

  it('a text sheet may begin with a byte order mark, which is not part of the first header', async () => {
    expect(await cellsOf(text(`\u{feff}${new TextDecoder().decode(csv(people))}`))).toEqual(people);
  });

  it('a text sheet is read in the Windows encoding and as “Unicode text” of Excel', async () => {
    const windows = Uint8Array.from('correo;nombre\r\nx@y.example;Muñoz €\r\n', (sign) =>
      sign === '€' ? 0x80 : sign.charCodeAt(0),
    );
    expect((await cellsOf(windows))[1]).toEqual(['x@y.example', 'Muñoz €']);
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(
        Uint16Array.from('correo\tnombre\r\nx@y.example\tMuñoz', (sign) => sign.charCodeAt(0)).buffer,
      ),
    ]);
    expect((await cellsOf(wide))[1]).toEqual(['x@y.example', 'Muñoz']);
    for (const bytes of [windows, wide, csv(people)]) expect(looksLike(types.csv, bytes)).toBe(true);
  });

  it('a text sheet keeps formulas, leading zeros and signs as text', async () => {
    const sly = ['=HYPERLINK("http://evil.example";"x")', '+57 300', '-1', '@SUM(A1)', '0012', '1e5'];
    expect((await cellsOf(csv([['a', 'b', 'c', 'd', 'e', 'f'], sly])))[1]).toEqual(sly);
  });

  it('a text sheet numbers rows as programs do, counting empty rows and not breaks inside quotes', async () => {
    const { rows } = await readSheet(text('a,b\r\n\r\n"two\nlines",x\r\n,,\r\nlast,y'));
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [3, 'two\nlines'],
      [5, 'last'],
    ]);
  });

  it('a text sheet with unbalanced quotes is refused', async () => {
    expect(await refused(text('a,b\r\n"open,x\r\ny,z'))).toBe('sheet_quotes');
  });

  it('a text sheet without rows, with too many rows or too many columns is refused with its reason', async () => {
    expect(await refused(text('correo,nombre\r\n,\r\n'))).toBe('sheet_empty');
    expect(await refused(text('\u{feff}'))).toBe('sheet_empty');
    const rows = Array.from({ length: importLimits.rows }, (_, index) => [`p${index}`]);
    expect(await refused(csv([['correo'], ...rows]))).toBe('read');
    expect(await refused(csv([['correo'], ...rows, ['one more']]))).toBe('sheet_rows');
    expect(await refused(text('\n'.repeat(importLimits.rows * 10 + 1)))).toBe('sheet_rows');
    const wide = Array.from({ length: importLimits.columns + 1 }, () => 'x');
    expect(await refused(csv([wide, wide]))).toBe('sheet_columns');
  });
});

describe('workbooks', () => {
  it('a workbook is read as written', async () => {
    expect(await cellsOf(xlsx(people))).toEqual(people);
    expect(looksLike(types.xlsx, xlsx(people))).toBe(true);
  });

  it('a workbook keeps every kind of text: shared, in pieces, beside a formula, escaped', async () => {
    const strings =
      '<sst><si><r><t>Ana </t></r><r><rPr/><t>María</t></r><rPh><t>leída</t></rPh></si><si><t>_x000D_&#233;&#x1F389;</t></si></sst>';
    expect(
      await second(
        '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="str"><f>A1&amp;"x"</f><v>hecho</v></c>' +
          '<c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#N/A</v></c><c r="G2" t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>',
        { 'xl/sharedStrings.xml': strings },
      ),
    ).toEqual(['Ana María', '\ré🎉', 'hecho', 'true', '#N/A', '', '<b>']);
  });

  it('a workbook formula is never computed: without a stored value it is empty, as text it stays text', async () => {
    expect(
      await second(`<c r="A2"><f>1+1</f></c>${inline('B2', '=HYPERLINK(&quot;http://evil.example&quot;)')}`),
    ).toEqual(['', '=HYPERLINK("http://evil.example")']);
  });

  it('a workbook shows plain numbers, durations, dates as days, and the zeros and words of a number format', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="[$-C0A]d&quot; de &quot;mmm\\ yyyy"/><numFmt numFmtId="166" formatCode="&quot;día &quot;0.00"/><numFmt numFmtId="167" formatCode="[h]:mm"/><numFmt numFmtId="168" formatCode="[Red][mm]"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>';
    const cells = [
      '573001234567',
      '5.0000000000000001E-3',
      '45292',
      '45292.75',
      '123',
      '45292',
      '0.5',
      '3',
      '1.5',
      '2',
    ]
      .map((value, column) => {
        const style = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7][column];
        return `<c r="${cellName(column, 2)}" s="${style}"><v>${value}</v></c>`;
      })
      .join('');
    expect(await second(cells, { 'xl/styles.xml': styles })).toEqual([
      '573001234567',
      '0.005',
      '2024-01-01',
      '2024-01-01',
      '000123',
      '2024-01-01',
      '12:00:00',
      'día 3.00',
      '36:00',
      '2880',
    ]);
  });

  it('a workbook is read from its first visible sheet, with gaps and unnumbered rows and cells', async () => {
    const parts = partsOf(
      `<row>${inline('A1', 'a')}<c t="str"><v>b</v></c></row><row r="7">${inline('C7', 'x')}</row>`,
    );
    parts['xl/workbook.xml'] =
      '<x:workbook xmlns:x="m" xmlns:r="n"><x:sheets><x:sheet name="hidden" state="hidden" r:id="rId9"/><x:sheet name="seen" r:id="rId1"/></x:sheets></x:workbook>';
    const { headers, rows } = await readSheet(packed(parts));
    expect([headers, rows]).toEqual([['a', 'b'], [{ row: 7, cells: ['', '', 'x'] }]]);
  });

  it('a workbook ignores distant empty cells and refuses distant filled ones', async () => {
    const far = (words: string): Bytes =>
      book(`${twoRows(inline('A2', 'x'))}<row r="1048576">${inline('XFD1048576', words)}</row>`);
    expect(await refused(far(' '))).toBe('read');
    expect(await refused(far('x'))).toBe('sheet_columns');
  });

  it('a workbook whose rows or cells run backwards is refused', async () => {
    expect(
      await refused(book(`<row r="2">${inline('A2', 'x')}</row><row r="1">${inline('A1', 'y')}</row>`)),
    ).toBe('sheet_unreadable');
    expect(await refused(book(twoRows(`${inline('B2', 'x')}${inline('A2', 'y')}`)))).toBe('sheet_unreadable');
  });

  it.each(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/_rels/workbook.xml.rels'])(
    'a workbook without its part %s is refused',
    async (part) => {
      const { [part]: _gone, ...parts } = partsOf(twoRows(inline('A2', 'x')));
      expect(await refused(packed(parts))).toBe('sheet_unreadable');
    },
  );

  it('a truncated or corrupted workbook is refused and raises no other error', async () => {
    const whole = xlsx(people);
    for (let length = 4; length < whole.length; length += 97)
      expect(await refused(whole.slice(0, length))).toBe('sheet_unreadable');
    for (let place = 0; place < whole.length; place += 31) {
      const bytes = new Uint8Array(whole);
      bytes[place] = (bytes[place] ?? 0) ^ 0xff;
      expect(['read', 'sheet_unreadable', 'sheet_bomb', 'sheet_empty']).toContain(await refused(bytes));
    }
  });
});

describe('hostile workbooks', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';

  it('a workbook that declares or uses unknown XML entities is refused', async () => {
    const parts = partsOf(twoRows(inline('A2', '&b;')));
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/workbook.xml'])
      expect(await refused(packed({ ...parts, [name]: `${entity}${parts[name]}` }))).toBe('sheet_unreadable');
    expect(await refused(packed(parts))).toBe('sheet_unreadable');
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd">';
    expect(await refused(packed({ ...parts, 'xl/sharedStrings.xml': `${outside}<sst/>` }))).toBe(
      'sheet_unreadable',
    );
  });

  const blank = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(0x20);
  const right = partsOf(twoRows(inline('A2', 'x')));
  const part = 'xl/worksheets/sheet1.xml';
  const longSheet = (bytes: number): Bytes =>
    packed({ ...right, [part]: `${right[part]}${' '.repeat(bytes)}` });

  it('a workbook that unpacks to far more than the limit is refused, in one part or many', async () => {
    // Random bytes do not compress: only the sum is too large, not the ratio of a part.
    const noise = crypto.getRandomValues(new Uint8Array(60_000));
    const flat = packed({ ...right, 'xl/media/flat.bin': noise });
    const most = importLimits.unpackedBytes;
    expect(await refused(lying(flat, 'xl/media/flat.bin', 10_000_000))).toBe('read');
    expect(await refused(lying(flat, 'xl/media/flat.bin', most))).toBe('sheet_bomb');
    const names = Array.from({ length: 70 }, (_, index) => `xl/media/${index}.bin`);
    const small = packed({ ...right, ...Object.fromEntries(names.map((name) => [name, 'small'])) }, 0);
    const each = names.reduce((bytes, name) => lying(bytes, name, 1_000_000), small);
    expect([await refused(small), await refused(each)]).toEqual(['read', 'sheet_bomb']);
    const crowd = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`xl/${index}`, '']));
    expect(await refused(packed({ ...right, ...crowd }, 0))).toBe('sheet_bomb');
  });

  it('a workbook part that is compressed beyond the plausible ratio is refused', async () => {
    expect(await refused(longSheet(2_000_000))).toBe('sheet_bomb');
  });

  it('a workbook that understates its unpacked size is refused, because unpacked bytes are counted', async () => {
    expect(await refused(longSheet(1_000_000))).toBe('read');
    expect(await refused(lying(longSheet(1_000_000), part, 1_000))).toBe('sheet_bomb');
    expect(await refused(lying(packed(right), part, 60_000))).toBe('sheet_unreadable');
  });

  it('archives inside a workbook are ignored and not unpacked', async () => {
    const inner = packed({ 'bomb.xml': blank(800_000) }, 1);
    expect(await refused(packed({ ...right, 'xl/embeddings/inner.zip': inner }))).toBe('read');
  });

  it('a file that only claims to be a sheet is not recognised as one', () => {
    const page = text('<!doctype html><script>alert(1)</script>');
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    for (const type of [...Object.values(types), 'application/vnd.ms-excel', 'text/plain'])
      for (const bytes of [page, old, new Uint8Array(64)]) expect(looksLike(type, bytes), type).toBe(false);
    // Windows reports this type for .csv files if Excel is installed.
    expect(looksLike('application/vnd.ms-excel', csv(people))).toBe(true);
    expect(looksLike('application/vnd.ms-excel', xlsx(people))).toBe(true);
  });
});

it('cell names convert to column numbers and back', () => {
  const names = ['A1', 'Z1', 'AA1', 'AZ1', 'BA1', 'XFD1'];
  expect(names.map(columnOf)).toEqual([0, 25, 26, 51, 52, 16_383]);
  expect(names.map((name) => cellName(columnOf(name), 1))).toEqual(names);
  expect(columnOf('1A')).toBe(-1);
});
