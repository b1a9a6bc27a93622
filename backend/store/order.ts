/** The order of values and rows in every engine: nulls first, text by code point, ties by ascending id. */
import { columnOf, type Stored, type Value } from './row.ts';
import type { Table } from './table.ts';

/** One step of an order. */
export interface Step {
  readonly column: string;
  readonly down: boolean;
}

/** The parsed order, always ending with the id; an unknown or JSON column throws `TypeError`. */
export function parseOrder(
  table: Table,
  order: readonly (readonly [string, 'asc' | 'desc'])[] = [],
): readonly Step[] {
  const steps: Step[] = [];
  for (const [column, direction] of order) {
    if (columnOf(table, column).kind === 'json')
      throw new TypeError(`${table.name}.${column}: JSON has no order`);
    if (!steps.some((step) => step.column === column)) steps.push({ column, down: direction === 'desc' });
    if (column === 'id') return steps;
  }
  return [...steps, { column: 'id', down: false }];
}

/** Ranks code units above the surrogates below them, which gives the order of UTF-8 bytes, as in databases. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const x = a.charCodeAt(at);
    const y = b.charCodeAt(at);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Negative, zero or positive; both values belong to the same column. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : Number(a) - Number(b);
}

/** Compares rows by these steps; zero only for the same row. */
export const compareRows =
  (steps: readonly Step[]) =>
  (a: Stored, b: Stored): number => {
    for (const { column, down } of steps) {
      const difference = compareValues(a[column] ?? null, b[column] ?? null);
      if (difference !== 0) return down ? -difference : difference;
    }
    return 0;
  };
