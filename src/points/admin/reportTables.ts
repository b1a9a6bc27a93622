/** The reports as tables of plain cells for all file formats. Pure functions. */
import type { DepartmentUse, PointOutput } from '#schema/points/admin.endpoints.ts';
import type { Cell, Column, Table } from '#src/lib/tableFiles.ts';
import { wallClock } from '#src/lib/wallClock.ts';
import type { StatementWords } from '#src/points/statementWords.ts';
import { nameOf } from '#src/people/personName.ts';

type Cells<T> = readonly (Column & { readonly cell: (row: T) => Cell })[];

const tableOf = <T>(columns: Cells<T>, rows: readonly T[]): Table => ({
  columns: columns.map(({ header, width }) => ({ header, width })),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
});

/** The column titles of the use by department, and the label of the row without a department. */
export type UseHeaders = Readonly<
  Record<'department' | 'none' | 'people' | 'received' | 'given' | 'expired' | 'earned' | 'redeemed', string>
>;

/** One row per department. */
export const departmentTable = (rows: readonly DepartmentUse[], words: UseHeaders): Table =>
  tableOf<DepartmentUse>(
    [
      { header: words.department, width: 28, cell: ({ name }) => name ?? words.none },
      { header: words.people, width: 10, cell: ({ people }) => people },
      { header: words.received, width: 18, cell: ({ received }) => received },
      { header: words.given, width: 12, cell: ({ given }) => given },
      { header: words.expired, width: 12, cell: ({ expired }) => expired },
      { header: words.earned, width: 18, cell: ({ earned }) => earned },
      { header: words.redeemed, width: 12, cell: ({ redeemed }) => redeemed },
    ],
    rows,
  );

/** The column titles of the outputs, and the label of an output without a receiver. */
export type OutputHeaders = Readonly<
  Record<
    | 'date'
    | 'person'
    | 'email'
    | 'department'
    | 'kind'
    | 'purse'
    | 'points'
    | 'counterpart'
    | 'organisation'
    | 'note'
    | 'line',
    string
  >
>;

/** One row per movement, in the given order. */
export const outputTable = (
  rows: readonly PointOutput[],
  words: OutputHeaders,
  { kind: kindOf, purse: walletOf }: Pick<StatementWords, 'kind' | 'purse'>,
  timeZone: string | undefined,
): Table =>
  tableOf<PointOutput>(
    [
      { header: words.date, width: 20, cell: ({ createdAt }) => wallClock(createdAt, timeZone) },
      { header: words.person, width: 28, cell: ({ user }) => nameOf(user) },
      { header: words.email, width: 30, cell: ({ user }) => user.email },
      { header: words.department, width: 24, cell: ({ user }) => user.departmentName ?? '' },
      { header: words.kind, width: 24, cell: ({ kind }) => kindOf(kind) },
      { header: words.purse, width: 14, cell: ({ purse }) => walletOf(purse) },
      { header: words.points, width: 10, cell: ({ amount }) => amount },
      {
        header: words.counterpart,
        width: 28,
        cell: ({ counterpart }) => (counterpart === null ? words.organisation : nameOf(counterpart)),
      },
      { header: words.note, width: 40, cell: ({ note }) => note },
      { header: words.line, width: 38, cell: ({ id }) => id },
    ],
    rows,
  );
