/** The places of the parts of rows with bars. Pure; all lengths in px. */
import { linesOf } from './linesOf.ts';

/** From this width label, bar and number are in one line; below it the bar has its own line. */
const roomForLine = 560;

/** Width of the numbers at the end of a row. */
export const numbersWidth = 136;

const gap = 16;

/** One row. */
export interface RowPlace {
  readonly top: number;
  /** Height of label and numbers. */
  readonly height: number;
  /** From the top of the row. */
  readonly barTop: number;
}

/** All rows below `head`. */
export interface BarPlaces {
  readonly isNarrow: boolean;
  readonly labelWidth: number;
  /** Where bars begin and end. */
  readonly bar: { readonly from: number; readonly to: number; readonly height: number };
  readonly rows: readonly RowPlace[];
  readonly end: number;
}

/** Narrow rows are as high as their label needs, so that the space between them is even. */
export function barPlaces(width: number, labels: readonly string[], head: number): BarPlaces {
  const isNarrow = width < roomForLine;
  const labelWidth = isNarrow ? width - numbersWidth : Math.min(240, Math.round(width * 0.3));
  const heights = labels.map((label) => (isNarrow ? linesOf(label, labelWidth) * 18 + 6 : 44));
  const space = isNarrow ? 32 : 0;
  const tops = heights.map((_, index) =>
    heights.slice(0, index).reduce((sum, height) => sum + height + space, head),
  );
  return {
    isNarrow,
    labelWidth,
    bar: isNarrow
      ? { from: 0, to: width, height: 10 }
      : { from: labelWidth + gap, to: width - numbersWidth - gap, height: 12 },
    rows: heights.map((height, index) => ({
      top: tops[index] ?? 0,
      height,
      barTop: isNarrow ? height + 4 : 16,
    })),
    end: (tops.at(-1) ?? head) + (heights.at(-1) ?? 0) + (isNarrow ? 18 : 0),
  };
}
