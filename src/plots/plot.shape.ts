/** What all plots take and what their tables are, without styles and without the drawing library. */
import type { Moment } from '#src/lib/dates.ts';

/** How a value is written: "84 %", "1,200", "3.4" or "+34". Percentages are whole numbers from 0 to 100. */
export type Unit = 'percent' | 'count' | 'score' | 'balance';

/** What every figure says about itself. */
export interface PlotFacts {
  /** The number of answers behind the figure; null where it is not shown. */
  readonly n: number | null;
  /** The first moment of the answers; null without dates. */
  readonly from: Moment | null;
  /** The last moment; null while answers still arrive. */
  readonly to: Moment | null;
  /** The filter in words; null without a filter. */
  readonly filter: string | null;
  /** What the figure is made of, in words, where it is not made of answers: in place of their number and filter. */
  readonly said?: string | undefined;
  /** What the number behind each value counts, as the head of a column; by default answers. */
  readonly counted?: string | undefined;
  /** In which `from` and `to` are written; by default the device's. */
  readonly timeZone?: string | undefined;
  /** What is shown in place of a withheld value; by default that there are few answers. */
  readonly withheld?: string | undefined;
}

/** Opens what a part is made of: its id, and which of several series. */
export type OnPart = (id: string, series: number) => void;

/** The props that all plots share. */
export interface PlotProps {
  readonly title: string;
  readonly facts: PlotFacts;
  /** The level of the heading; by default `h3`. */
  readonly level?: 'h2' | 'h3' | 'h4' | undefined;
  /** With it each part can be pressed: by pointer, with Enter at a point of the arrow keys, and as a row of the table. */
  readonly onPart?: OnPart | undefined;
}

/** A value with its number of answers, null where no answers are counted; `withheld` where they are too few to be shown, `none` where nobody answered. */
export type Figure = { readonly value: number; readonly n: number | null } | 'withheld' | 'none';

/** What a part means: it decides the colour, which is never its only sign. */
export type Tone = 'plain' | 'negative' | 'neutral' | 'positive';

/** A column of the table behind a plot; without a unit its cells are texts. */
export interface PlotColumn {
  readonly header: string;
  readonly unit: Unit | null;
  /** Which of several series the column shows. */
  readonly series?: number | undefined;
}

/** The table behind a plot; the first column names the row. A text in a column of numbers says why none is there. */
export interface PlotTable {
  readonly columns: readonly PlotColumn[];
  /** The id of the part of each row, where parts can be pressed. */
  readonly ids?: readonly string[] | undefined;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The number of a figure, or null without one. */
export const valueOf = (figure: Figure | undefined): number | null =>
  typeof figure === 'object' ? figure.value : null;
