/** The view of one transaction or snapshot on a table: layers of changes over the committed rows. */
import type { Selection } from '#backend/store/engine.ts';
import { compareRows } from '#backend/store/order.ts';
import type { Stored, Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Layer, View } from './engine.layer.ts';
import { matcher } from './engine.match.ts';
import { bounds, plan, type Plan } from './engine.plan.ts';

/** The row of an id, as this view sees it. */
export function rowOf(view: View, id: string): Stored | undefined {
  for (const layer of view) {
    const row = layer.rows.get(id);
    if (row !== undefined) return row ?? undefined;
  }
  return undefined;
}

/** Another row with these values in these columns; nulls are never equal. */
export function holderOf(view: View, columns: readonly string[], row: Stored): Stored | undefined {
  const values = columns.map((column) => row[column] ?? null);
  if (values.includes(null)) return undefined;
  for (const layer of view) {
    const index = layer.index(columns);
    const [from, to] = [index.position(values, false), index.position(values, true)];
    for (const other of index.up(from, to))
      if (other.id !== row.id && visible(view, layer, other)) return other;
  }
  return undefined;
}

export function select(view: View, table: Table, selection: Selection): readonly Stored[] {
  const { filter, steps, after, offset = 0, limit, each } = selection;
  const compare = compareRows(steps);
  if (each) {
    const read = (value: Value): readonly Stored[] =>
      select(view, table, {
        filter: { ...filter, all: [{ column: each.column, op: 'is', value }, ...filter.all] },
        steps,
        limit: each.limit,
      });
    return each.keys.flatMap(read).toSorted(compare);
  }
  const way = plan(table, view, selection);
  const fits = matcher(filter);
  const found: Stored[] = [];
  let passed = 0;
  for (const row of inOrder(view, way, compare)) {
    if (limit !== undefined && found.length >= limit) break;
    if ((after && compare(row, after) <= 0) || !fits(row)) continue;
    if (passed++ >= offset) found.push(row);
  }
  return found;
}

/** Every row that matches a filter, without order. */
export function* matching(view: View, table: Table, filter: Selection['filter']): Generator<Stored> {
  const way = plan(table, view, { filter, steps: [] });
  const fits = matcher(filter);
  for (const layer of view) for (const row of reached(view, layer, way)) if (fits(row)) yield row;
}

function inOrder(view: View, way: Plan, compare: (a: Stored, b: Stored) => number): Iterable<Stored> {
  const lists = view.map((layer) => reached(view, layer, way));
  if (way.way === 'index' && way.ordered) return lists.reduce((one, other) => merged(one, other, compare));
  return lists.flatMap((list) => [...list]).sort(compare);
}

const visible = (view: View, layer: Layer, row: Stored): boolean => {
  for (const upper of view) {
    if (upper === layer) return true;
    if (upper.rows.has(row.id)) return false;
  }
  return true;
};

function* reached(view: View, layer: Layer, way: Plan): Generator<Stored> {
  const hidden = view[0] !== layer;
  for (const row of candidates(layer, way)) if (!hidden || visible(view, layer, row)) yield row;
}

function* candidates(layer: Layer, way: Plan): Generator<Stored> {
  switch (way.way) {
    case 'ids':
      for (const id of way.ids) {
        const row = layer.rows.get(id);
        if (row) yield row;
      }
      return;
    case 'index': {
      const index = layer.index(way.columns);
      for (const stretch of way.stretches) {
        const [from, to] = bounds(index, stretch);
        yield* way.ordered === 'down' ? index.down(from, to) : index.up(from, to);
      }
      return;
    }
    case 'all':
      for (const row of layer.rows.values()) if (row) yield row;
  }
}

function* merged(
  one: Iterable<Stored>,
  other: Iterable<Stored>,
  compare: (a: Stored, b: Stored) => number,
): Generator<Stored> {
  const left = one[Symbol.iterator]();
  const right = other[Symbol.iterator]();
  let a = left.next();
  let b = right.next();
  while (!a.done || !b.done) {
    if (b.done || (!a.done && compare(a.value, b.value) <= 0)) {
      if (a.done) return;
      yield a.value;
      a = left.next();
    } else {
      yield b.value;
      b = right.next();
    }
  }
}
