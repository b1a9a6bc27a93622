/** The table of a plot as a file: its numbers stay numbers, and each row says filter and dates. Pure. */
import type { Table } from '#src/lib/tableFiles.ts';
import { fold } from '#src/lib/text.ts';
import { dayCell } from '#src/lib/wallClock.ts';
import type { PlotFacts, PlotTable } from './plot.shape.ts';

/** The heads of the columns that a file has beside those of its table. */
export interface FactHeaders {
  readonly filter: string;
  readonly from: string;
  readonly to: string;
}

/** Adds filter and dates to each row, so that a row says alone where its number comes from. */
export function fileTable({ columns, rows }: PlotTable, facts: PlotFacts, headers: FactHeaders): Table {
  const said = [facts.filter ?? '', dayCell(facts.from, facts.timeZone), dayCell(facts.to, facts.timeZone)];
  return {
    columns: [
      ...columns.map(({ header, unit }) => ({ header, width: unit === null ? 32 : 16 })),
      { header: headers.filter, width: 28 },
      { header: headers.from, width: 12 },
      { header: headers.to, width: 12 },
    ],
    rows: rows.map((row) => [...row, ...said]),
  };
}

/** A title as the name of a file: "Participación por área" is "participacion-por-area". */
export const fileName = (title: string): string =>
  fold(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
