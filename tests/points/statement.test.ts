/** The statement grouped by month, reversals beside the lines they reverse, and the filters. */
import { describe, expect, test } from 'vitest';
import { statementRows } from '#src/points/statementRows.ts';
import { areDatesReversed, statementSearch } from '#src/points/statementFilter.ts';
import { statement } from '#stories/kit/world.sample.ts';

const [line] = statement;
if (line === undefined) throw new Error('the samples hold a line');
const on = (id: string, createdAt: string, reverses: string | null = null) => ({
  ...line,
  id,
  createdAt,
  reverses,
});
const place = { language: 'es', timeZone: 'America/Bogota' } as const;
const shape = (rows: ReturnType<typeof statementRows>) =>
  rows.map((row) => (row.kind === 'month' ? row.label : row.key));

describe('the rows of the statement', () => {
  test('the statement names each month once above its lines, across pages and in the reader’s language', () => {
    const pages = [
      { items: [on('a', '2026-03-18T12:00:00Z'), on('b', '2026-03-02T12:00:00Z')] },
      { items: [on('c', '2026-03-01T12:00:00Z'), on('d', '2026-02-10T12:00:00Z')] },
    ];
    expect(shape(statementRows(pages, place))).toEqual([
      'Marzo de 2026', 'a', 'b', 'c', 'Febrero de 2026', 'd',
    ]); // prettier-ignore
    expect(shape(statementRows(pages, { ...place, language: 'en' }))[0]).toBe('March 2026');
  });

  test('the statement puts a line in its month by the organisation’s time zone', () => {
    const pages = [{ items: [on('a', '2026-03-01T03:00:00Z')] }];
    expect(shape(statementRows(pages, place))[0]).toBe('Febrero de 2026');
    expect(shape(statementRows(pages, { ...place, timeZone: 'Europe/Madrid' }))[0]).toBe('Marzo de 2026');
  });

  test('the statement lists a line once if it moved to the next page', () => {
    const moved = on('b', '2026-03-02T12:00:00Z');
    const rows = statementRows(
      [{ items: [on('a', '2026-03-18T12:00:00Z'), moved] }, { items: [moved] }],
      place,
    );
    expect(shape(rows)).toEqual(['Marzo de 2026', 'a', 'b']);
  });

  test('the statement marks the first and last line of each month', () => {
    const items = [
      on('a', '2026-03-18T12:00:00Z'),
      on('b', '2026-03-02T12:00:00Z'),
      on('c', '2026-02-02T12:00:00Z'),
    ];
    const rows = statementRows([{ items }], place);
    expect(rows.flatMap((row) => (row.kind === 'line' ? [[row.key, row.isFirst, row.isLast]] : []))).toEqual([
      ['a', true, false],
      ['b', false, true],
      ['c', true, true],
    ]);
  });

  test('the statement links a reversal with its line in both directions, if both were read', () => {
    const items = [
      on('back', '2026-03-18T12:00:00Z', 'first'),
      on('far', '2026-03-17T12:00:00Z', 'unread'),
      on('first', '2026-03-02T12:00:00Z'),
      on('alone', '2026-03-01T12:00:00Z'),
    ];
    const pairs = statementRows([{ items: items.slice(0, 2) }, { items: items.slice(2) }], place).flatMap(
      (row) => (row.kind === 'line' ? [[row.key, row.pair?.is ?? null, row.pair?.other?.id ?? null]] : []),
    );
    expect(pairs).toEqual([
      ['back', 'reversal', 'first'],
      ['far', 'reversal', null],
      ['first', 'reversed', 'back'],
      ['alone', null, null],
    ]);
  });

  test('the statement has no rows without lines', () => {
    expect(statementRows([{ items: [] }], place)).toEqual([]);
  });
});

describe('the filter of the statement', () => {
  test('the statement filter ignores unknown values and invalid dates of an address', () => {
    const typed = 'purse=both&kind=none&from=2026-02-31&to=yesterday&tab=requests';
    expect(statementSearch.read(new URLSearchParams(typed))).toEqual({});
    expect(statementSearch.read(new URLSearchParams('purse=give&from=2028-02-29'))).toEqual({
      purse: 'give',
      startDate: '2028-02-29',
    });
  });

  test('the statement filter detects a last day before its first', () => {
    expect(areDatesReversed({ startDate: '2026-03-02', endDate: '2026-03-01' })).toBe(true);
    expect(areDatesReversed({ startDate: '2026-03-02', endDate: '2026-03-02' })).toBe(false);
    expect(areDatesReversed({ endDate: '2026-03-01' })).toBe(false);
  });
});
