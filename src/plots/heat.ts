/** Colour and layout of a heat map. Pure. */
import type { Figure } from './plot.shape.ts';

/** The classes of the steps, from the lowest value to the highest; ink stays readable on each in any brand. */
export const heatSteps = [
  'fill-[color-mix(in_oklab,var(--brand)_4%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_12%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_20%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_28%,var(--card))]',
  'fill-[color-mix(in_oklab,var(--brand)_36%,var(--card))]',
] as const;

/** Lowest and highest value; both the same where all are alike, null without a value. */
export function extentOf(figures: readonly Figure[]): readonly [number, number] | null {
  const values = figures.flatMap((figure) => (typeof figure === 'object' ? [figure.value] : []));
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

const names = 184;
const cell = 84;
const gap = 12;

/**
 * A grid where every column has room for its number; otherwise tiles, one block of them per question, as many beside one
 * another as the width allows.
 */
export const isGrid = (width: number, columns: number): boolean => width >= names + gap + columns * cell;

/** Width of the names of rows in a grid, in px. */
export const namesWidth = names;

/** How many tiles stand beside one another. */
export const tilesIn = (width: number): number => Math.max(2, Math.floor(width / 148));
