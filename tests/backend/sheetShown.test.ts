/** What a workbook shows is what comes in: formats of numbers and dates, errors, merged cells, several sheets, charts. */
import { describe, expect, it } from 'vitest';
import { readSheet } from '#backend/users/sheet.ts';
import { aTown } from './importFixture.ts';
import { at, packed, partsOf } from './sheets.ts';

const inline = (place: string, words: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const rowOf = (row: number, cells: readonly string[]): string =>
  `<row r="${row}">${cells.map((text, column) => (text === '' ? '' : inline(at(column, row), text))).join('')}</row>`;
const dataOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells, index) => rowOf(index + 1, cells)).join('');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const stylesOf = (codes: readonly (string | number)[]): string => {
  const own = codes.map((code, index) =>
    typeof code === 'number'
      ? ''
      : `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code).replaceAll('<', '&lt;')}"/>`,
  );
  const xfs = codes.map((code, index) => `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}"/>`);
  return `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`;
};

/** What cells with these formats and values show. */
async function shownBy(
  cells: readonly (readonly [format: string | number, value: number | string])[],
  since1904 = false,
): Promise<readonly string[]> {
  const heads = cells.map((_, column) => inline(at(column, 1), `c${column}`)).join('');
  const values = cells.map(([, value], column) =>
    typeof value === 'number'
      ? `<c r="${at(column, 2)}" s="${column}"><v>${value}</v></c>`
      : `<c r="${at(column, 2)}" s="${column}" t="str"><v>${value}</v></c>`,
  );
  const parts = partsOf(`<row r="1">${heads}</row><row r="2">${values.join('')}</row>`, {
    'xl/styles.xml': stylesOf(cells.map(([format]) => format)),
  });
  if (since1904)
    parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '').replace(
      '<sheets>',
      '<workbookPr date1904="1"/><sheets>',
    );
  const { rows } = await readSheet(packed(parts));
  return rows[0]?.cells ?? [];
}

type Shown = readonly [format: string | number, value: number | string, shown: string];
const expectShown = async (cases: readonly Shown[], since1904 = false): Promise<void> => {
  const found = await shownBy(
    cases.map(([format, value]) => [format, value] as const),
    since1904,
  );
  expect(found).toEqual(cases.map(([, , shown]) => shown));
};

describe('the numbers of a workbook', () => {
  it('letters, signs and zeros of a number format are part of the text', async () => {
    await expectShown([
      ['"EMP-"0000', 42, 'EMP-0042'],
      ['\\E000', 7, 'E007'],
      ['000-000', 123_456, '123-456'],
      ['[<=9999999]###-####;(###) ###-####', 5_551_234_567, '(555) 123-4567'],
      ['[Red]"A"00;[Blue]"B"00', -3, 'B03'],
      ['00000;-00000', 42, '00042'],
      ['+00 000 0000000', 573_001_234_567, '+57 300 1234567'],
      ['"EMP-"@', 'x7', 'EMP-x7'],
      ['yyyy-mm-dd;@', 'mañana', 'mañana'],
    ]);
  });

  it('percent, decimals and fractions are shown, and the grouping that each computer sets is not', async () => {
    await expectShown([
      [9, 0.25, '25%'],
      [10, 0.1234, '12.34%'],
      ['0.00', 3.5, '3.50'],
      ['# ?/?', 1.25, '1 1/4'],
      [3, 1_234_567, '1234567'],
      ['#,##0', 1_042, '1042'],
      ['General', 573_001_234_567, '573001234567'],
      [49, 123_456_789_012, '123456789012'],
      ['General', 0.1 + 0.2, '0.3'],
    ]);
  });

  it('dates of every format are days, with the time if the format shows one that is not midnight', async () => {
    await expectShown([
      [14, 45_292, '2024-01-01'],
      [15, 45_292.75, '2024-01-01'],
      [22, 45_292, '2024-01-01'],
      [22, 45_292.75, '2024-01-01 18:00:00'],
      ['[$-C0A]dddd, d "de" mmmm "de" yyyy;@', 45_292, '2024-01-01'],
      ['dd/mm/yyyy hh:mm', 45_292.999_999_9, '2024-01-02'],
      ['m/d/yy h:mm AM/PM', 45_292.5, '2024-01-01 12:00:00'],
      ['yyyy', 45_292, '2024'],
      ['[$-C0A]mmmm', 45_292, 'enero'],
    ]);
  });

  it('times and durations are shown as times', async () => {
    await expectShown([
      [20, 0.5, '12:00'],
      [18, 0.75, '6:00 PM'],
      [46, 1.5, '36:00:00'],
      ['[mm]', 2, '2880'],
    ]);
  });

  it('both date systems are read, and the day that 1900 never had is kept as it is shown', async () => {
    await expectShown([
      [14, 1, '1900-01-01'],
      [14, 59, '1900-02-28'],
      [14, 60, '1900-02-29'],
      [14, 61, '1900-03-01'],
      [14, 0, '0'],
    ]);
    await expectShown(
      [
        [14, 0, '1904-01-01'],
        [14, 43_830, '2024-01-01'],
        [46, 1.5, '36:00:00'],
        ['[Red]yyyy', 43_830, '2024'],
      ],
      true,
    );
  });

  it('a workbook with more formats than any program writes is refused', async () => {
    const codes = Array.from({ length: 5_000 }, (_, index) => `"${index}"0`);
    const parts = partsOf(dataOf([['Correo'], ['ana@x.example']]), { 'xl/styles.xml': stylesOf(codes) });
    await expect(readSheet(packed(parts))).rejects.toMatchObject({ code: 'sheet_bomb' });
  });

  it('a format that cannot be read, or is longer than any, leaves plain digits', async () => {
    await expectShown([
      ['0"abc', 12, '12'],
      [`"${'x'.repeat(300)}"0`, 12, '12'],
    ]);
  });
});

const heads = ['Correo', 'Nombre', 'Apellido', 'Departamento'];
const merged = (rows: readonly (readonly string[])[], ...references: readonly string[]) => {
  const parts = partsOf(dataOf(rows));
  const part = 'xl/worksheets/sheet1.xml';
  const cells = references.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  return packed({
    ...parts,
    [part]: (parts[part] ?? '').replace('</sheetData>', `</sheetData><mergeCells>${cells}</mergeCells>`),
  });
};
const textsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { headers, rows } = await readSheet(bytes);
  return [headers, ...rows.map(({ cells }) => cells)];
};

describe('merged cells', () => {
  it('each row of a merged cell has its value, and a merge across columns belongs to the first one', async () => {
    const rows = [
      heads,
      ['ana@x.example', 'Ana', 'Paz', 'Ventas'],
      ['bea@x.example', 'Bea', 'Sol'],
      ['cid@x.example', 'Cid', '', 'Soporte'],
    ];
    expect(await textsOf(merged(rows, 'D2:D3', 'B4:C4', 'D9:D1048576', 'nonsense'))).toEqual([
      heads,
      rows[1],
      ['bea@x.example', 'Bea', 'Sol', 'Ventas'],
      rows[3],
    ]);
  });

  it('a header over two rows is found where its columns are named', async () => {
    const rows = [
      ['Nombre', 'Apellido', 'Contacto', ''],
      ['', '', 'Correo', 'Teléfono'],
      ['Ana', 'Paz', 'ana@x.example', '+57 300 1234567'],
    ];
    expect(await textsOf(merged(rows, 'A1:A2', 'B1:B2', 'C1:D1'))).toEqual([
      ['Nombre', 'Apellido', 'Correo', 'Teléfono'],
      rows[2],
    ]);
  });

  it('merges that overlap do no more work than one', async () => {
    const rows = [
      heads,
      ...Array.from({ length: 5_000 }, (_, index) => [`p${index}@x.example`, 'Ana', 'Paz']),
    ];
    const all = Array.from({ length: 20_000 }, (_, index) => `A${2 + (index % 10)}:A1048576`);
    const { rows: found } = await readSheet(merged(rows, ...all));
    expect(new Set(found.map(({ cells }) => cells[0]))).toEqual(new Set(['p0@x.example']));
  });
});

/** A workbook with these sheets, in order; `null` is a chart. */
const book = (
  sheets: readonly (readonly [name: string, rows: readonly (readonly string[])[] | null, state?: string])[],
) => {
  const parts = partsOf('');
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const named = sheets.map(
    ([name, , state = 'visible'], index) => `<sheet name="${name}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(([, rows], index) =>
    rows === null
      ? `<Relationship Id="rId${index + 1}" Type="${kinds}/chartsheet" Target="chartsheets/sheet1.xml"/>`
      : `<Relationship Id="rId${index + 1}" Type="${kinds}/worksheet" Target="worksheets/s${index + 1}.xml"/>`,
  );
  return packed({
    ...parts,
    'xl/workbook.xml': `<workbook><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    ...Object.fromEntries(
      sheets.flatMap(([, rows], index) =>
        rows === null
          ? []
          : [
              [
                `xl/worksheets/s${index + 1}.xml`,
                `<worksheet><sheetData>${dataOf(rows)}</sheetData></worksheet>`,
              ],
            ],
      ),
    ),
  });
};
const list = [heads, ['ana@x.example', 'Ana', 'Paz', 'Ventas']];
const wide = [Array.from({ length: 70 }, (_, index) => `c${index}`)];

describe('the sheets of a workbook', () => {
  it.each([
    ['a chart', null],
    ['an empty sheet', []],
    ['instructions', [['Llena la hoja siguiente.'], ['No borres columnas.']]],
    ['a table that is too wide for a list', wide],
  ] as const)('the list is found behind %s', async (_what, rows) => {
    const { headers, readAs } = await readSheet(
      book([
        ['Primera', rows],
        ['Personas', list],
      ]),
    );
    expect([headers, readAs.sheet]).toEqual([heads, 'Personas']);
    expect(readAs.sheets).toEqual(rows === null ? ['Personas'] : ['Primera', 'Personas']);
  });

  it('a chosen sheet is read instead, and hidden ones are not offered', async () => {
    const other = [['Correo'], ['bea@x.example']];
    const bytes = book([
      ['Personas', list],
      ['Bajas', other],
      ['Oculta', list, 'hidden'],
    ]);
    const { rows, readAs } = await readSheet(bytes, { sheet: 'Bajas' });
    expect([rows[0]?.cells, readAs.sheets]).toEqual([['bea@x.example'], ['Personas', 'Bajas']]);
    expect((await readSheet(bytes, { sheet: 'Oculta' })).readAs.sheet).toBe('Personas');
  });

  it('the header is the first row with known names, unless another one is chosen', async () => {
    const rows = [['Lista de personal 2026'], ...list];
    const { headers, readAs } = await readSheet(book([['Personas', rows]]));
    expect([headers, readAs.headerRow, readAs.lines.map(({ row }) => row)]).toEqual([heads, 2, [1, 2, 3]]);
    expect((await readSheet(book([['Personas', rows]]), { headerRow: 1 })).headers).toEqual([rows[0]?.[0]]);
  });

  it('a row of a workbook that is longer than the header is named', async () => {
    const { longer } = await readSheet(
      book([['Personas', [heads, ['ana@x.example', 'Ana', 'Paz', 'Ventas', '', 'falta su encabezado']]]]),
    );
    expect(longer).toEqual([{ row: 2, column: 5, text: 'falta su encabezado' }]);
  });
});

it('an error of a formula is a fault of its cell, and not a department', async () => {
  const town = await aTown('tab');
  const bytes = packed(
    partsOf(
      `${dataOf([heads])}<row r="2">${inline('A2', 'zoe@x.example')}${inline('B2', 'Zoe')}${inline('C2', 'Paz')}<c r="D2" t="e"><f>VLOOKUP(1,A1,2)</f><v>#N/A</v></c></row>`,
    ),
  );
  const { said } = await town.check(bytes);
  expect(said.errors).toMatchObject([{ cell: 'D2', code: 'cell_error', value: '#N/A' }]);
  town.deployment.close();
});
