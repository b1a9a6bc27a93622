/** The ledger as a table of plain cells. Pure. */
import { wallClock } from '#src/lib/wallClock.ts';
import type { Cell, Column } from '#src/lib/tableFiles.ts';
import { nameOf } from '#src/people/personName.ts';
import { dayOf } from '#src/analytics/fileNames.ts';
import type { ShownTransaction } from './transactions.queries.ts';

/** The texts of the table, in the language of the reader. */
export interface TransactionWords {
  readonly headers: Readonly<
    Record<
      | 'day'
      | 'moment'
      | 'person'
      | 'department'
      | 'purse'
      | 'channel'
      | 'kind'
      | 'points'
      | 'counterpart'
      | 'note'
      | 'line',
      string
    >
  >;
  readonly owner: (line: ShownTransaction) => string;
  readonly purse: (line: ShownTransaction) => string;
  readonly channel: (line: ShownTransaction) => string;
  readonly reason: (line: ShownTransaction) => string;
}

/** Columns with the cell of a line; points are numbers with their sign, days are those of the organisation. */
export const transactionColumns = (
  { headers, ...words }: TransactionWords,
  timeZone: string,
): readonly (Column & { readonly cell: (line: ShownTransaction) => Cell })[] => [
  { header: headers.day, width: 12, cell: ({ day }) => dayOf(day) },
  { header: headers.moment, width: 18, cell: ({ createdAt }) => wallClock(createdAt, timeZone) },
  { header: headers.person, width: 26, cell: words.owner },
  { header: headers.department, width: 24, cell: ({ department }) => department?.name ?? '' },
  { header: headers.purse, width: 14, cell: words.purse },
  { header: headers.channel, width: 20, cell: words.channel },
  { header: headers.kind, width: 28, cell: words.reason },
  { header: headers.points, width: 10, cell: ({ amount }) => amount },
  {
    header: headers.counterpart,
    width: 26,
    cell: ({ counterpart }) => (counterpart === null ? '' : nameOf(counterpart)),
  },
  { header: headers.note, width: 40, cell: ({ note }) => note },
  { header: headers.line, width: 38, cell: ({ id }) => id },
];
