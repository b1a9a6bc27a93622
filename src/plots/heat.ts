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
export const namesWidth = 200;

/** The least width of a column that its head and number fit into, in px. */
const leastColumn = 88;

/** The least width of a strip, in px. */
const leastStrip = 280;

/**
 * A grid with questions as columns, or with segments as columns where there are too many questions; `strips` where neither
 * fits: each question has a block of strips, one per segment.
 */
export function layoutOf(
  width: number,
  { segments, questions }: { readonly segments: number; readonly questions: number },
): 'grid' | 'turned' | 'strips' {
  const fits = (columns: number): boolean => width >= namesWidth + columns * leastColumn;
  if (fits(questions)) return 'grid';
  return fits(segments) ? 'turned' : 'strips';
}

/** How many strips are beside one another, so that the last line is as full as possible. */
export function stripsIn(width: number, segments: number): number {
  const most = Math.max(1, Math.floor(width / leastStrip));
  return Math.ceil(segments / Math.max(1, Math.ceil(segments / most)));
}
