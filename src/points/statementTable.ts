/** The statement as a table of plain cells, shared by all file kinds. Pure. */
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import type { Cell, Column, Table } from '#src/lib/tableFiles.ts';
import { wallClock } from '#src/lib/wallClock.ts';
import { nameOf } from '#src/people/personName.ts';
import type { StatementWords } from './statementWords.ts';

/** The texts of the table, in the person's language. */
export interface TableWords extends Pick<StatementWords, 'sentence' | 'kind' | 'purse'> {
  readonly headers: Readonly<
    Record<
      'date' | 'purse' | 'kind' | 'sentence' | 'person' | 'points' | 'balance' | 'note' | 'line' | 'reverses',
      string
    >
  >;
}

/** Unique lines, in the order given. */
export function statementTable(
  lines: readonly StatementLine[],
  { headers, ...words }: TableWords,
  timeZone: string | undefined,
): Table {
  const columns: readonly (Column & { readonly cell: (line: StatementLine) => Cell })[] = [
    { header: headers.date, width: 20, cell: ({ createdAt }) => wallClock(createdAt, timeZone) },
    { header: headers.purse, width: 14, cell: ({ purse }) => words.purse(purse) },
    { header: headers.kind, width: 26, cell: ({ kind, purse }) => words.kind(kind, purse) },
    { header: headers.sentence, width: 44, cell: words.sentence },
    {
      header: headers.person,
      width: 24,
      cell: ({ counterpart }) => (counterpart === null ? '' : nameOf(counterpart)),
    },
    { header: headers.points, width: 10, cell: ({ amount }) => amount },
    { header: headers.balance, width: 10, cell: ({ balanceAfter }) => balanceAfter },
    { header: headers.note, width: 40, cell: ({ note }) => note },
    { header: headers.line, width: 38, cell: ({ id }) => id },
    { header: headers.reverses, width: 38, cell: ({ reverses }) => reverses ?? '' },
  ];
  return {
    columns: columns.map(({ header, width }) => ({ header, width })),
    rows: [...new Map(lines.map((line) => [line.id, line])).values()].map((line) =>
      columns.map(({ cell }) => cell(line)),
    ),
  };
}
