/** The statement as a table of plain cells, the same for every kind of file; pure, so that what leaves the product is tested. */
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { parts, zone } from '#src/lib/dates.ts';
import { nameOf } from '#src/people/personName.ts';
import type { StatementWords } from './statementWords.ts';

/** Text, a number, or a moment: a `Date` whose UTC fields are what the clock on the wall showed. */
export type Cell = string | number | Date;

/** What a column holds. */
export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}

/** Rows have a cell for each column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What the columns are called, in the person's language. */
export interface TableWords extends Pick<StatementWords, 'sentence' | 'kind' | 'purse'> {
  readonly headers: Readonly<
    Record<
      'date' | 'purse' | 'kind' | 'sentence' | 'person' | 'points' | 'balance' | 'note' | 'line' | 'reverses',
      string
    >
  >;
}

/** The moment as the clock of a zone showed it, to the second, in the UTC fields of the answer. */
export function wallClock(at: string, timeZone: string | undefined): Date {
  const two = {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const { year, month, day, hour, minute, second } = parts(at, 'en-US', {
    ...two,
    year: 'numeric',
    hourCycle: 'h23',
    ...zone(timeZone),
  });
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Each line once, in the order given. */
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
