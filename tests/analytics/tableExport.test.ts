/** What exports write: each line once and in order, numbers as numbers, no text that a spreadsheet would compute. */
import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { exportName } from '#src/analytics/fileNames.ts';
import { blobSink, csvWriter, type TextSink } from '#src/exports/csvWriter.ts';
import { sheetWriter, type SheetAnswer, type SheetWorker } from '#src/exports/sheetWriter.ts';
import { fileOf, type Cell, type Column } from '#src/lib/tableFiles.ts';

const columns: readonly Column[] = [
  { header: 'Día', width: 12 },
  { header: 'Persona', width: 20 },
  { header: 'Puntos', width: 10 },
];
const rows: readonly (readonly Cell[])[] = [
  [new Date('2026-03-01T00:00:00Z'), '=1+1', -60],
  [new Date('2026-03-02T10:30:00Z'), '@ana "la jefa", de\nVentas', 1_200],
];

/** A sink that keeps what it got. */
function kept(): TextSink & { readonly texts: string[]; readonly ends: string[] } {
  const texts: string[] = [];
  const ends: string[] = [];
  return {
    texts,
    ends,
    write: async (text) => void texts.push(text),
    close: async () => void ends.push('closed'),
    abort: () => void ends.push('dropped'),
  };
}

describe('a CSV that is written page by page', () => {
  test('is the same file in any pages as at once', async () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('=A1', '-2+3', '\t=x', "'a", '＝1'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.tuple(cell, cell, cell), { maxLength: 4 })), async (pages) => {
        const sink = kept();
        const writer = csvWriter(columns, sink);
        // Without waiting: the order does not depend on who waits.
        await Promise.all(pages.map((page) => writer.add(page)));
        await writer.finish();
        const atOnce = await fileOf({ columns, rows: pages.flat() }, 'csv', 'x');
        // `text` drops the byte order mark.
        expect(sink.texts.join('')).toBe(`\ufeff${await atOnce.text()}\r\n`);
      }),
    );
  });

  test('has numbers as numbers, and guards what looks like a formula', async () => {
    const sink = kept();
    const writer = csvWriter(columns, sink);
    await writer.add(rows);
    await writer.finish();
    expect(papa.parse<string[]>(sink.texts.join('').replace('\ufeff', '').trimEnd()).data).toEqual([
      ['Día', 'Persona', 'Puntos'],
      ['2026-03-01', "'=1+1", '-60'],
      ['2026-03-02 10:30:00', `'${String(rows[1]?.[1])}`, '1200'],
    ]);
    expect(sink.ends).toEqual(['closed']);
  });

  test('tells its end what a page could not write, and is not given away', async () => {
    const given: Blob[] = [];
    const whole = blobSink((file) => given.push(file));
    const full: TextSink = {
      ...whole,
      write: (text) => (text.includes('Ana') ? Promise.reject(new Error('No space')) : whole.write(text)),
    };
    const writer = csvWriter(columns, full);
    writer.add([['', 'Ana', 1]]).catch(() => undefined);
    writer.add([['', 'Luis', 1]]).catch(() => undefined);
    await expect(writer.finish()).rejects.toThrow('No space');
    expect(given).toEqual([]);
  });

  test('that is dropped takes nothing more', async () => {
    const sink = kept();
    const writer = csvWriter(columns, sink);
    const last = writer.add(rows);
    writer.drop();
    await last;
    expect([sink.texts, sink.ends]).toEqual([[], ['dropped']]);
  });
});

describe('a workbook that a worker writes', () => {
  const worker = (answer: (told: number) => SheetAnswer) => {
    const ends: string[] = [];
    const one: SheetWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void ends.push('terminated'),
      postMessage: (call) => {
        // As between threads: a function cannot pass.
        structuredClone(call);
        if ('rows' in call) ends.push(`${call.rows.length} rows`);
        else one.onmessage?.(new MessageEvent('message', { data: answer(ends.length) }));
      },
    };
    return { one, ends };
  };

  const withCells = columns.map((column) => ({ ...column, cell: () => '' }));

  test('is given away at its end, and the worker ends', async () => {
    const { one, ends } = worker(() => ({ file: new Blob(['sheet']) }));
    const given: Blob[] = [];
    const writer = await sheetWriter(
      withCells,
      'x',
      (file) => given.push(file),
      async () => one,
    );
    await writer.add(rows);
    expect(given).toEqual([]);
    await writer.finish();
    expect([given.length, ends]).toEqual([1, ['2 rows', 'terminated']]);
  });

  test('is not given away if the worker fails', async () => {
    const { one } = worker(() => ({ failed: 'out of memory' }));
    const given: Blob[] = [];
    const writer = await sheetWriter(
      columns,
      'x',
      (file) => given.push(file),
      async () => one,
    );
    await expect(writer.finish()).rejects.toThrow('out of memory');
    expect(given).toEqual([]);
  });
});

test('a file says its filter and its days', () => {
  const days = { startDate: '2026-01-01', endDate: '2026-03-31' };
  expect(exportName('Movimientos', ['Ventas · México', 'Para dar'], days)).toBe(
    'movimientos-ventas-mexico-para-dar-2026-01-01-2026-03-31',
  );
});
