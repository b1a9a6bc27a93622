/** The statement as a file: each line once, typed numbers and dates, and no text that a spreadsheet would execute. */
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { readAll } from '#src/api/readAll.ts';
import { wallClock } from '#src/lib/wallClock.ts';
import { statementTable, type TableWords } from '#src/points/statementTable.ts';
import { fileOf } from '#src/lib/tableFiles.ts';
import { person, statement } from '#stories/kit/world.sample.ts';

const [first] = statement;
if (first === undefined) throw new Error('the samples hold a line');

const words: TableWords = {
  sentence: ({ counterpart }) => `Reconociste a ${counterpart?.firstName}`,
  kind: (kind) => kind,
  purse: (purse) => (purse === 'give' ? 'Para dar' : 'Para canjear'),
  headers: {
    date: 'Fecha',
    purse: 'Billetera',
    kind: 'Motivo',
    sentence: 'Detalle',
    person: 'Persona',
    points: 'Puntos',
    balance: 'Saldo',
    note: 'Nota',
    line: 'Movimiento',
    reverses: 'Devuelve el movimiento',
  },
};
const zone = 'America/Bogota';
const line = (facts: Partial<StatementLine> = {}): StatementLine => ({
  ...first,
  id: 'l1',
  amount: -60,
  balanceAfter: 240,
  purse: 'give',
  counterpart: person(1),
  createdAt: '2026-03-01T03:04:05.678Z',
  ...facts,
});
const tableOf = (...lines: StatementLine[]) => statementTable(lines, words, zone);

describe('the statement as a table', () => {
  test('the statement table has one row for each line, with the id of the line it reverses', () => {
    const { columns, rows } = tableOf(line(), line(), line({ id: 'l2', reverses: 'l1', note: 'Cierre' }));
    expect(columns.map(({ header }) => header)).toEqual(Object.values(words.headers));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual([
      new Date('2026-02-28T22:04:05Z'),
      'Para dar',
      first.kind,
      'Reconociste a Luis',
      'Luis Paz',
      -60,
      240,
      '',
      'l1',
      '',
    ]);
    expect(rows[1]?.slice(7)).toEqual(['Cierre', 'l2', 'l1']);
  });

  test('the statement table shows moments in the organisation’s time zone, across midnight and clock changes', () => {
    const shown = (at: string, timeZone: string): string => wallClock(at, timeZone).toISOString();
    expect(shown('2026-03-01T05:00:00Z', zone)).toBe('2026-03-01T00:00:00.000Z');
    // Madrid put its clocks forward at 01:00 UTC.
    expect(shown('2026-03-29T00:59:59Z', 'Europe/Madrid')).toBe('2026-03-29T01:59:59.000Z');
    expect(shown('2026-03-29T01:00:00Z', 'Europe/Madrid')).toBe('2026-03-29T03:00:00.000Z');
  });
});

const csvOf = async (...lines: StatementLine[]): Promise<string> => {
  const bytes = Buffer.from(await (await fileOf(tableOf(...lines), 'csv', 'puntos')).arrayBuffer());
  return bytes.toString('utf8');
};
const cellsOf = (csv: string): string[][] => papa.parse<string[]>(csv.replace('\ufeff', '')).data;

describe('the statement as CSV', () => {
  test('the statement CSV begins with a byte order mark, and holds plain numbers and moments', async () => {
    const csv = await csvOf(line({ note: 'Año, «bien» y "más"\notra línea' }));
    expect(csv.startsWith('\ufeffFecha,Billetera')).toBe(true);
    const [, row] = cellsOf(csv);
    expect(row?.[0]).toBe('2026-02-28 22:04:05');
    expect(row?.slice(5, 8)).toEqual(['-60', '240', 'Año, «bien» y "más"\notra línea']);
  });

  test('no text cell of the statement CSV begins like a formula, whatever a person wrote', async () => {
    const opening = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t=',
      '\r=',
      ' =',
      '\n+',
      '＝',
      '＋',
      '－',
      '＠',
      '\u00a0=',
      '',
    );
    const text = fc.tuple(opening, fc.string({ unit: 'grapheme' })).map(([one, rest]) => `${one}${rest}`);
    await fc.assert(
      fc.asyncProperty(text, text, async (note, firstName) => {
        const lines = [line({ note, counterpart: { ...person(1), firstName } })];
        const [, row = []] = cellsOf(await csvOf(...lines));
        expect(row).toHaveLength(10);
        for (const [at, cell] of row.entries())
          // Points and balance are numbers, so a minus sign is allowed.
          if (at !== 5 && at !== 6) expect(cell).not.toMatch(/^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r]/u);
        // The text itself is unchanged.
        expect([note, `'${note}`]).toContain(row[7]);
      }),
    );
  });
});

/** The files inside an archive, by name. */
function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const head = bytes.readUInt32LE(at + 42);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const packed = bytes.subarray(start, start + size);
    found.set(name, (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

const xlsxOf = async (...lines: StatementLine[]): Promise<ReadonlyMap<string, string>> =>
  unzip(Buffer.from(await (await fileOf(tableOf(...lines), 'xlsx', 'puntos')).arrayBuffer()));

describe('the statement as XLSX', () => {
  test('the statement XLSX has moments and points as numbers, and a frozen first row', async () => {
    const files = await xlsxOf(line());
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    // 28 February 2026, 22:04:05, as days since 1900 with the fraction of the day.
    const at = Number(/<c r="A2"[^>]*><v>([^<]+)<\/v>/u.exec(sheet)?.[1]);
    expect(at).toBeCloseTo(46_081 + (22 * 3600 + 4 * 60 + 5) / 86_400, 5);
    expect(sheet).toMatch(/<c r="F2"[^>]*><v>-60<\/v>/u);
    expect(sheet).toMatch(/<c r="G2"[^>]*><v>240<\/v>/u);
    expect(sheet).toContain('state="frozen"');
  });

  test('text that looks like a formula is a text cell in the statement XLSX', async () => {
    const files = await xlsxOf(
      line({ note: '=HYPERLINK("http://evil.example","Premio")' }),
      line({ id: 'l2', note: '+1' }),
    );
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c r="H2"[^>]* t="(s|inlineStr|str)"/u);
    expect([...files.values()].join('')).toContain('HYPERLINK');
  });
});

describe('reading all pages', () => {
  const items = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `n${from + at}` }));

  test('reading all pages returns each line once, even if lines arrive on top between pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.array(fc.nat(3), { maxLength: 20 }), async (count, arrivals) => {
        let all = items(0, count);
        const begun = all.map(({ id }) => id);
        const told: (readonly [number, number])[] = [];
        const read = await readAll(
          async (page) => {
            const shown = {
              items: all.slice((page - 1) * 5, page * 5),
              page,
              totalPages: Math.max(1, Math.ceil(all.length / 5)),
              total: all.length,
            };
            all = [...items(1_000 + page * 10, arrivals[page] ?? 0), ...all];
            return shown;
          },
          (done, total) => told.push([done, total]),
          new AbortController().signal,
        );
        const ids = read.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(begun.filter((id) => !ids.includes(id))).toEqual([]);
        expect(told.every(([done, total]) => done <= total)).toBe(true);
      }),
    );
  });

  test('reading all pages stops between two pages when aborted', async () => {
    const stop = new AbortController();
    const asked: number[] = [];
    const reading = readAll(
      async (page) => {
        asked.push(page);
        if (page === 2) stop.abort();
        return { items: items(page * 5, 5), page, totalPages: 9, total: 45 };
      },
      () => undefined,
      stop.signal,
    );
    await expect(reading).rejects.toThrow(/abort/iu);
    expect(asked).toEqual([1, 2]);
  });
});
