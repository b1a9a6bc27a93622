/** The table behind each plot. Pure: the words come from the caller. */
import type { Figure, PlotColumn, PlotTable, Unit } from './plot.shape.ts';
import type { PlotWords } from './usePlotWords.ts';

const cellsOf = (
  figure: Figure,
  { withheld, none }: PlotWords,
): readonly [string | number, string | number] => {
  if (figure === 'withheld') return [withheld, withheld];
  return figure === 'none' ? [none, 0] : [figure.value, figure.n ?? none];
};

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const text = (header: string): PlotColumn => ({ header, unit: null });
const number = (header: string, unit: Unit = 'count'): PlotColumn => ({ header, unit });

/** A group with its part of a total; `withheld` where the part must not be shown. */
export interface BarRow {
  readonly id: string;
  readonly label: string;
  readonly value: number | 'withheld';
  readonly total: number;
}

/** A part as whole percentage of its total; null where it is withheld or the total is 0. */
export const percentOf = ({ value, total }: Pick<BarRow, 'value' | 'total'>): number | null =>
  value === 'withheld' || total === 0 ? null : Math.round((value * 100) / total);

/** One row per group: part, total, percentage. */
export const barsTable = (
  rows: readonly BarRow[],
  words: PlotWords,
  names: { readonly value: string; readonly total: string },
): PlotTable => ({
  columns: [text(words.group), number(names.value), number(names.total), number(words.percent, 'percent')],
  ids: idsOf(rows),
  rows: rows.map((row) => [
    row.label,
    row.value === 'withheld' ? words.withheld : row.value,
    row.total,
    row.value === 'withheld' ? words.withheld : (percentOf(row) ?? words.none),
  ]),
});

/** A part of a whole: `share` is a whole percentage, and the shares of a bar add to 100. */
export interface SharePart {
  readonly id: string;
  readonly label: string;
  readonly share: number;
  readonly count: number;
}

/** One row per part: share and count. */
export const shareTable = (parts: readonly SharePart[], words: PlotWords, first: string): PlotTable => ({
  columns: [text(first), number(words.percent, 'percent'), number(words.answers)],
  ids: idsOf(parts),
  rows: parts.map(({ label, share, count }) => [label, share, count]),
});

/** A row or column of a heat map, or a point in time. */
export interface Named {
  readonly id: string;
  readonly label: string;
  /** Said beside the label, such as that a month has not ended. */
  readonly note?: string | undefined;
}

/** One row per cell, so that it fits every width and every spreadsheet can turn it. */
export const heatTable = (
  segments: readonly (Named & { readonly cells: readonly Figure[] })[],
  questions: readonly Named[],
  unit: Unit,
  words: PlotWords,
): PlotTable => ({
  columns: [
    text(words.group),
    text(words.question),
    number(words.valueIn(unit), unit),
    number(words.answers),
  ],
  ids: segments.flatMap(({ id }) => questions.map(() => id)),
  rows: segments.flatMap(({ label, cells }) =>
    questions.map((question, index) => [label, question.label, ...cellsOf(cells[index] ?? 'none', words)]),
  ),
});

/** The label with its note. */
export const saidOf = ({ label, note }: Named): string => (note === undefined ? label : `${label} (${note})`);

/** A line over waves; its points are in the order of the waves. */
export interface TrendSeries {
  readonly label: string;
  readonly points: readonly Figure[];
}

/** Whether the points are based on answers; a line of single measurements has none. */
const hasAnswers = ({ points }: TrendSeries): boolean =>
  points.some((figure) => typeof figure !== 'object' || figure.n !== null);

/** One row per wave, with value and answers of each series. */
export const trendTable = (
  waves: readonly Named[],
  series: readonly TrendSeries[],
  unit: Unit,
  words: PlotWords,
  head = words.wave,
): PlotTable => ({
  columns: [
    text(head),
    ...series.flatMap((one, index) => [
      { ...number(one.label, unit), ...(series.length > 1 ? { series: index } : {}) },
      ...(hasAnswers(one) ? [number(`${words.answers}: ${one.label}`)] : []),
    ]),
  ],
  ids: idsOf(waves),
  rows: waves.map((wave, index) => [
    saidOf(wave),
    ...series.flatMap((one) => cellsOf(one.points[index] ?? 'none', words).slice(0, hasAnswers(one) ? 2 : 1)),
  ]),
});
