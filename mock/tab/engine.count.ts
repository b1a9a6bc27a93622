/** Counts rows by an index alone where its columns answer the whole filter, also an empty one. */
import type { Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Filter } from '#backend/store/where.ts';
import type { View } from './engine.layer.ts';
import { rangeOf, width } from './engine.plan.ts';

const isLower = (op: string): boolean => op === 'gt' || op === 'gte';
const isUpper = (op: string): boolean => op === 'lt' || op === 'lte';

/** The number of rows that match; undefined if the rows themselves must be looked at. */
export function countOf(view: View, table: Table, filter: Filter): number | undefined {
  const base = view[view.length - 1] ?? view[0];
  if (filter.any !== undefined) return undefined;
  // Changes that are not committed lie above the rows of the index.
  if (view.some((layer) => layer !== base && layer.rows.size > 0)) return undefined;
  for (const columns of [...table.unique, ...table.indexes]) {
    const values: Value[] = [];
    const left = new Set(filter.all);
    for (const column of columns) {
      const [test, ...more] = filter.all.filter((one) => one.column === column);
      if (test?.op !== 'is' || more.length > 0) break;
      values.push(test.value);
      left.delete(test);
    }
    const next = columns[values.length];
    const range = filter.all.filter(({ column, op }) => column === next && (isLower(op) || isUpper(op)));
    if ([isLower, isUpper].some((is) => range.filter(({ op }) => is(op)).length > 1)) continue;
    for (const test of range) left.delete(test);
    if (left.size > 0) continue;
    return width(base.index(columns), { values, ...(next === undefined ? {} : rangeOf({ filter }, next)) });
  }
  return undefined;
}
