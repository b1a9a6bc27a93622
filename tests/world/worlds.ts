/** Worlds for the tests of the demo world. */
import { isRecognition } from '#backend/posts/posts.kinds.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { typedRow } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { busyWorld } from '#mock/world/scenarios/busy.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';

/** The password hash of all users. */
export const passwordHash = 'a hash';
/** The busy world of a date; the sandbox has its own tests. */
export const worldAt = (date: string): readonly OrgSeed[] =>
  busyWorld({ now: Date.parse(date), passwordHash });
/** The small world of a date. */
export const smallAt = (date: string): readonly OrgSeed[] =>
  smallWorld({ now: Date.parse(date), passwordHash });

declare global {
  var worldsOfTests: Map<string, readonly OrgSeed[]> | undefined;
}
// A test file that resets the modules must not make all worlds again for the next one.
const made = (globalThis.worldsOfTests ??= new Map<string, readonly OrgSeed[]>());
/**
 * The organisations of the busy and of the small world of a date, created once for all test files of a process; frozen,
 * so that no test changes them for another.
 */
export function worldsAt(date: string): readonly OrgSeed[] {
  const known = made.get(date) ?? [...worldAt(date), ...smallAt(date)];
  if (made.has(date)) return known;
  made.set(date, known);
  for (const { rows } of known) for (const row of Object.values(rows).flat()) Object.freeze(row);
  return known;
}
/** Rows of a table of an organisation. */
export const rowsOf = <T extends Table>({ rows }: OrgSeed, table: T): readonly Row<T>[] =>
  (rows[table.name] ?? []).map((row) => typedRow(table, { ...row }));
/** Recognitions, with or without a badge; no celebrations and no polls. */
export const thanksOf = (org: OrgSeed): readonly Row<typeof posts>[] =>
  rowsOf(org, posts).filter(({ kind }) => isRecognition(kind));
/** Sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Rows by their ids. */
export const byId = <R extends { readonly id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** Rows grouped by a key. */
export const groupBy = <R>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): ReadonlyMap<string, readonly R[]> => {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
};

/** A working day. */
export const ordinary = '2026-11-20T17:05:00.000Z';
const [first, second] = worldsAt(ordinary);
if (first === undefined || second === undefined) throw new Error('the demo has two organisations');
/** The two organisations of that day. */
export const [aurora, boreal] = [first, second] as const;

/** The two organisations with their names, for tables of tests. */
export const both = [
  { name: 'aurora', org: aurora },
  { name: 'boreal', org: boreal },
] as const;

/** Awkward days: leap days, ends of years and months, moments around midnight in both time zones, weekends. */
export const days = [
  ordinary,
  '2024-02-29T18:00:00.000Z',
  '2028-02-29T05:30:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
  '2026-01-01T06:00:00.000Z',
  '2026-03-01T06:00:01.000Z',
  '2026-03-01T05:59:59.000Z',
  '2026-11-01T12:00:00.000Z',
  '2026-07-05T03:00:00.000Z',
  '2026-05-04T04:00:00.000Z',
  '2025-02-28T23:00:00.000Z',
];
