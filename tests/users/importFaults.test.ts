/**
 * Cells of an imported list: named as in a spreadsheet, corrected one by one without changing others, and corrected in
 * bulk.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheet } from '#backend/users/sheet.ts';
import {
  addressOf,
  cellsOf,
  headsOf,
  mended,
  placeOf,
  textAt,
  type Cells,
} from '#machines/peopleImport.cells.ts';
import { sampleCells, sampleFaults } from '#machines/peopleImport.sheets.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { alike, faultCounts, faultyRows, nextFault, openFaults } from '#src/users/import/faults.ts';
import { fileToSend } from '#src/users/import/sheetCalls.ts';
import { faultTable, templateTable } from '#src/users/import/sheetFiles.ts';
import { suggestionsFor } from '#src/users/import/suggestions.ts';
import { trials } from '#tests/support/trials.ts';

const wrong = (cell: string, value: string, code: RowFault['code']): RowFault => ({
  row: Number(cell.slice(1)),
  cell,
  field: code === 'cell_date' ? 'admissionDate' : 'email',
  value,
  code,
  reason: code,
});
const headers = { row: 'Fila', cell: 'Celda', column: 'Columna', value: 'Valor', reason: 'Motivo' };

describe('cells of a sheet', () => {
  test('a cell’s address is the one spreadsheets use, and is parsed back to its row and column', () => {
    expect([0, 25, 26, 59, 701, 702].map((column) => addressOf({ row: 6, column }))).toEqual([
      'A7',
      'Z7',
      'AA7',
      'BH7',
      'ZZ7',
      'AAA7',
    ]);
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(16_000), (row, column) => {
        expect(placeOf(addressOf({ row, column }))).toEqual({ row, column });
      }),
    );
    for (const none of ['', 'C', '7', 'C0', 'c7', 'C7:D8']) expect(placeOf(none)).toBeNull();
  });

  test('cells keep their row numbers of the sheet, including blank rows between them', () => {
    const cells = cellsOf([
      { row: 2, cells: ['Correo'] },
      { row: 5, cells: ['ana@x.example'] },
    ]);
    expect(cells).toEqual([[], ['Correo'], [], [], ['ana@x.example']]);
    expect(headsOf(cells)).toEqual(['Correo']);
  });

  test('editing a cell of a list leaves every other cell unchanged in the uploaded file', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('007', '0', '=1+1', 'a;b', '"', 'a\nb', ' x ', '1,5', '+57 300', '\t'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.nat(5),
        text,
        async (rows, row, column, typed) => {
          const cells: Cells = [['Correo', 'N;o;m;b;r;e;s', 'A', 'B', 'C', 'D'], ...rows, ['fin@x.example']];
          const place = { row: 1 + (row % rows.length), column };
          const edits = { [addressOf(place)]: typed };
          const file = new File(['x'], 'lista.xlsx');
          const sent = await fileToSend({
            file,
            kind: 'create',
            columns: null,
            reading: {},
            cells,
            edits,
            deactivateMissing: false,
          });
          expect(sent.name).toBe('lista.csv');
          const read = await readSheet(new Uint8Array(await sent.arrayBuffer()));
          const wanted = mended(cells, edits);
          expect(read.headers).toEqual(cells[0]);
          // A text table may change only the line ends inside a cell.
          const same = (one: string): string => one.replaceAll(/\r\n?/gu, '\n');
          for (const { row: at, cells: texts } of read.rows)
            for (let index = 0; index < 6; index++)
              expect(same(texts[index] ?? '')).toBe(same(textAt(wanted, { row: at - 1, column: index })));
          const blank = wanted.slice(1).filter((one) => one.every((cell) => cell.trim() === '')).length;
          expect(read.rows.length).toBe(wanted.length - 1 - blank);
        },
      ),
      { numRuns: trials(150) },
    );
  });
});

describe('faults of a list', () => {
  test('faults are grouped by row and counted by code', () => {
    expect(faultyRows(sampleFaults, null).map(({ row, faults }) => [row, faults.length])).toEqual([
      [3, 2],
      [4, 2],
    ]);
    expect(faultyRows(sampleFaults, 'cell_required').map(({ row }) => row)).toEqual([4]);
    expect(faultCounts(sampleFaults)).toEqual([
      ['cell_date', 2],
      ['cell_email', 1],
      ['cell_required', 1],
    ]);
  });

  test('the next fault of an import is found row by row, skips edited cells and wraps around', () => {
    expect(nextFault(sampleFaults, {}, null)).toBe('A3');
    expect(nextFault(sampleFaults, {}, { row: 2, column: 0 })).toBe('F3');
    expect(nextFault(sampleFaults, { F3: 'x' }, { row: 2, column: 0 })).toBe('C4');
    expect(nextFault(sampleFaults, {}, { row: 3, column: 5 })).toBe('A3');
    expect(nextFault(sampleFaults, { A3: '', F3: '', C4: '', F4: '' }, null)).toBeNull();
  });

  test('faults with the same value in other cells are offered for the same edit', () => {
    const faults = ['B2', 'B3', 'B4'].map((cell) => wrong(cell, 'jefesito', 'cell_option'));
    const [first] = faults;
    if (first === undefined) throw new Error('there are three');
    expect(alike(faults, {}, first)).toEqual(['B3', 'B4']);
    expect(alike(faults, { B3: 'Líder' }, first)).toEqual(['B4']);
    expect(
      alike(
        [wrong('B2', '', 'cell_required'), wrong('B3', '', 'cell_required')],
        {},
        wrong('B2', '', 'cell_required'),
      ),
    ).toEqual([]);
  });
});

describe('suggested corrections', () => {
  const dates = (...values: string[]) => values.map((value, at) => wrong(`F${at + 2}`, value, 'cell_date'));
  const offered = (...values: string[]) =>
    suggestionsFor(dates(...values)).map(({ kind, edits }) => [kind, ...Object.values(edits)]);

  test('a date is corrected by the day order that other dates of the list show', () => {
    expect(offered('03/11/2026', '17-11-2026')).toEqual([['dayFirst', '2026-11-03', '2026-11-17']]);
    expect(offered('11/03/2026', '11/17/2026')).toEqual([['monthFirst', '2026-11-03', '2026-11-17']]);
  });

  test('a date whose day order is ambiguous is offered in both orders', () => {
    expect(offered('03/04/2026')).toEqual([
      ['dayFirst', '2026-04-03'],
      ['monthFirst', '2026-03-04'],
    ]);
  });

  test('a date that does not exist gets no suggestion', () => {
    expect(offered('31/02/2026', '30/02/2026', '2026/03/01', 'ayer')).toEqual([]);
  });

  test('a mistyped email address is corrected, and one that cannot be made valid gets no suggestion', () => {
    const mend = (value: string) =>
      Object.values(suggestionsFor([wrong('A2', value, 'cell_email')])[0]?.edits ?? {})[0];
    expect(mend('diego.rey@aurora,example')).toBe('diego.rey@aurora.example');
    expect(mend('Ana Rivas <ANA@aurora.example>')).toBe('ana@aurora.example');
    expect(mend(' ana @aurora.example.')).toBe('ana@aurora.example');
    for (const hopeless of ['ana', 'ana@', '@aurora.example', 'ana@aurora', 'a@b@c.example'])
      expect(mend(hopeless)).toBeUndefined();
  });

  test('a fault that was already edited gets no suggestion', () => {
    expect(suggestionsFor(openFaults(sampleFaults, { A3: 'x', F3: 'y', F4: 'z' }))).toEqual([]);
  });
});

describe('downloaded files of an import', () => {
  const name = (field: string): string => field;

  test('the file of faults holds the original rows with the reasons in an added column', () => {
    const { columns, rows } = faultTable({ cells: sampleCells, faults: sampleFaults }, name, headers);
    expect(columns.map(({ header }) => header)).toEqual([...(sampleCells[0] ?? []), 'Motivo']);
    expect(rows).toEqual([
      [
        ...(sampleCells[2] ?? []),
        'email: No es un correo válido. · admissionDate: No es una fecha: escríbela como 2026-03-18.',
      ],
      [
        ...(sampleCells[3] ?? []),
        'lastName: Falta este dato. · admissionDate: No es una fecha: escríbela como 2026-03-18.',
      ],
    ]);
  });

  test('the file of faults names the cell when the rows are unknown', () => {
    const { rows } = faultTable({ cells: null, faults: sampleFaults.slice(2, 3) }, name, headers);
    expect(rows).toEqual([[4, 'C4', 'lastName', '', 'Falta este dato.']]);
  });

  test('the import template has headers and no example row', () => {
    expect(templateTable('create', name)).toMatchObject({ rows: [] });
    expect(templateTable('deactivate', name).columns.map(({ header }) => header)).toEqual(['email']);
  });
});
