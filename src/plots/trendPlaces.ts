/** The places of the parts of a trend. Pure. */
import { valueOf, type Unit } from './plot.shape.ts';
import type { TrendSeries } from './tables.ts';

/** Height of the drawing, in px. */
export const trendHeight = 240;

/** Room around the drawing for its axes, and where values of 0 are, in px. */
export const timeEdge = { top: 16, bottom: 28, left: 48 } as const;
export const timeFloor = trendHeight - timeEdge.bottom;

/** Where a pointer is in its drawing, in px. */
export function placeAt({
  clientX,
  clientY,
  currentTarget,
}: {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: SVGElement;
}): { readonly x: number; readonly y: number } {
  const { left = 0, top = 0 } = currentTarget.ownerSVGElement?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}

/** The ends of the axis of values. */
export function domainOf(series: readonly TrendSeries[], unit: Unit): readonly [number, number] {
  if (unit === 'percent') return [0, 100];
  const values = series.flatMap(({ points }) => points.flatMap((point) => valueOf(point) ?? []));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return most === least ? [least, least + 1] : [least, most];
}

/** The indices of the waves whose labels fit beside one another; the newest is always among them. */
export function shownWaves(labels: readonly string[], width: number): readonly number[] {
  // The width of the widest label at 12 px, and the space to the next.
  const room = Math.max(...labels.map((label) => label.length)) * 7 + 16;
  const step = Math.max(1, Math.ceil((labels.length * room) / Math.max(1, width)));
  return labels.flatMap((_, index) => ((labels.length - 1 - index) % step === 0 ? [index] : []));
}
