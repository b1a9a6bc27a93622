/** How two numbers compare, as the sentence under a figure says it. Pure. */

/** `percent` and `by` are whole numbers above 0. */
export type Change =
  | { readonly kind: 'same' }
  /** There was nothing before, so no percentage says anything. */
  | { readonly kind: 'first' }
  /** A percentage would be 0, or far above what anybody reads. */
  | { readonly kind: 'by'; readonly by: number; readonly isMore: boolean }
  | { readonly kind: 'percent'; readonly percent: number; readonly isMore: boolean };

/** Above this the difference itself is said. */
const mostPercent = 400;

export function changeOf(value: number, before: number): Change {
  if (value === before) return { kind: 'same' };
  if (before === 0) return { kind: 'first' };
  const by = Math.abs(value - before);
  const percent = Math.round((by * 100) / Math.abs(before));
  const isMore = value > before;
  return percent === 0 || percent > mostPercent
    ? { kind: 'by', by, isMore }
    : { kind: 'percent', percent, isMore };
}
