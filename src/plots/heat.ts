/** Colour and layout of a heat map. Pure. */
import type { Figure } from './plot.shape.ts';

/** The classes of the steps, from the lowest value to the highest; ink stays readable on each in any brand. */
export const heatSteps = [
  'fill-[color-mix(in_oklab,var(--brand)_6%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_14%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_22%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_30%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_38%,var(--card))]',
] as const;

/** Lowest and highest value; null without a value. */
export function extentOf(figures: readonly Figure[]): readonly [number, number] | null {
  const values = figures.flatMap((figure) => (typeof figure === 'object' ? [figure.value] : []));
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

/** Width of the names of rows in a grid, in px. */
export const namesWidth = 184;

/** The least width of a column that its head and number fit into, in px. */
const leastColumn = 88;

/** Whether every column has room. Where not, each question has a block of strips, one per segment. */
export const isGrid = (width: number, columns: number): boolean =>
  width >= namesWidth + columns * leastColumn;

/** How many strips stand beside one another. */
export const stripsIn = (width: number): number => Math.max(1, Math.floor(width / 280));
