/** The statement under its months. */
import { expect, test } from 'vitest';
import { statementRows } from '#src/points/statementRows.ts';
import { statement } from '#stories/posts/posts.sample.ts';

const [line] = statement;
if (line === undefined) throw new Error('the samples hold a line');
const on = (id: string, createdAt: string) => ({ ...line, id, createdAt });
const shape = (rows: ReturnType<typeof statementRows>) =>
  rows.map((row) => (row.kind === 'month' ? row.label : row.key));

test('each month stands once above its lines, newest first, also across pages', () => {
  const pages = [
    { items: [on('a', '2026-03-18T12:00:00Z'), on('b', '2026-03-02T12:00:00Z')] },
    { items: [on('c', '2026-03-01T12:00:00Z'), on('d', '2026-02-10T12:00:00Z')] },
  ];
  expect(shape(statementRows(pages, 'es'))).toEqual(['Marzo de 2026', 'a', 'b', 'c', 'Febrero de 2026', 'd']);
  expect(shape(statementRows(pages, 'en'))[0]).toBe('March 2026');
});

test('a line that moved to the next page is listed once', () => {
  const moved = on('b', '2026-03-02T12:00:00Z');
  const rows = statementRows([{ items: [on('a', '2026-03-18T12:00:00Z'), moved] }, { items: [moved] }], 'es');
  expect(shape(rows)).toEqual(['Marzo de 2026', 'a', 'b']);
});

test('the first and the last line of a month close its card', () => {
  const rows = statementRows(
    [
      {
        items: [
          on('a', '2026-03-18T12:00:00Z'),
          on('b', '2026-03-02T12:00:00Z'),
          on('c', '2026-02-02T12:00:00Z'),
        ],
      },
    ],
    'es',
  );
  expect(rows.flatMap((row) => (row.kind === 'line' ? [[row.key, row.isFirst, row.isLast]] : []))).toEqual([
    ['a', true, false],
    ['b', false, true],
    ['c', true, true],
  ]);
});

test('nothing moved: no month', () => {
  expect(statementRows([{ items: [] }], 'es')).toEqual([]);
});
