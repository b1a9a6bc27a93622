/** The five verbs over layers in memory; all of them are synchronous. */
import type { Edit, Engine, Group } from '#backend/store/engine.ts';
import { compareValues } from '#backend/store/order.ts';
import { DuplicateKey } from '#backend/store/port.ts';
import type { Stored, Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import { countOf } from './engine.count.ts';
import type { Layer, View } from './engine.layer.ts';
import { holderOf, matching, rowOf, select } from './engine.view.ts';

/**
 * The engine of a transaction or snapshot; `viewOf` returns its layers, and the topmost layer takes the
 * changes.
 */
export function memoryEngine(viewOf: (table: Table) => View): Engine {
  return {
    select: (table, selection) => select(viewOf(table), table, selection),

    tally(table, { filter, by, sum, atMost }) {
      const count = by.length === 0 && sum === undefined ? countOf(viewOf(table), table, filter) : undefined;
      if (count !== undefined) return [{ values: {}, count: Math.min(count, atMost ?? count), sum: 0 }];
      const groups = new Map<Value, { values: Record<string, Value>; count: number; sum: number }>();
      const [only, ...others] = by;
      if (by.length === 0) groups.set('[]', { values: {}, count: 0, sum: 0 });
      for (const row of matching(viewOf(table), table, filter)) {
        // The value of a single column is its own key.
        const key =
          only !== undefined && others.length === 0
            ? (row[only] ?? null)
            : JSON.stringify(by.map((column) => row[column] ?? null));
        let group = groups.get(key);
        if (!group) {
          const values = Object.fromEntries(by.map((column) => [column, row[column] ?? null]));
          groups.set(key, (group = { values, count: 0, sum: 0 }));
        }
        group.count++;
        if (sum !== undefined) group.sum += Number(row[sum] ?? 0);
        if (group.count === atMost) break;
      }
      return [...groups.values()].sort((a, b) => compareGroups(by, a, b));
    },

    insert(table, rows, skipExisting) {
      const view = viewOf(table);
      return undoable(view[0], (put) =>
        rows.filter((row) => {
          const broken = brokenKey(view, table, row);
          if (!broken) put(row.id, row);
          else if (!skipExisting) throw new DuplicateKey(table.name, broken);
          return !broken;
        }),
      );
    },

    update(table, filter, edit) {
      const view = viewOf(table);
      const rows = [...matching(view, table, filter)].sort((a, b) => compareValues(a.id, b.id));
      const changed = rows.map((row) => edited(table, row, edit));
      const keyed = table.unique.some((columns) =>
        columns.some((column) => column in edit.set || column in edit.add),
      );
      undoable(view[0], (put) => {
        // Rows may exchange unique values among themselves, so all of them are removed first.
        if (keyed) for (const row of rows) put(row.id, null);
        for (const row of changed) {
          const broken = keyed ? brokenKey(view, table, row) : undefined;
          if (broken) throw new DuplicateKey(table.name, broken);
          put(row.id, row);
        }
      });
      return changed;
    },

    remove(table, filter) {
      const view = viewOf(table);
      const rows = [...matching(view, table, filter)];
      for (const { id } of rows) view[0].put(id, null);
      return rows.length;
    },
  };
}

function compareGroups(by: readonly string[], a: Group, b: Group): number {
  for (const column of by) {
    const difference = compareValues(a.values[column] ?? null, b.values[column] ?? null);
    if (difference !== 0) return difference;
  }
  return 0;
}

function brokenKey(view: View, table: Table, row: Stored): readonly string[] | undefined {
  if (rowOf(view, row.id)) return ['id'];
  return table.unique.find((columns) => holderOf(view, columns, row));
}

function edited(table: Table, row: Stored, { set, add }: Edit): Stored {
  const sums: Record<string, number> = {};
  for (const [column, amount] of Object.entries(add)) {
    const sum = Number(row[column]) + amount;
    if (!Number.isSafeInteger(sum)) throw new RangeError(`${table.name}.${column}: ${sum} is too large`);
    sums[column] = sum;
  }
  return { ...row, ...set, ...sums };
}

/** Runs work that puts rows into a layer, and reverts all of it if the work throws. */
function undoable<A>(layer: Layer, work: (put: (id: string, row: Stored | null) => void) => A): A {
  const before: (readonly [string, Stored | null | undefined])[] = [];
  try {
    return work((id, row) => {
      before.push([id, layer.rows.get(id)]);
      layer.put(id, row);
    });
  } catch (error) {
    for (const [id, row] of before.reverse()) {
      if (row === undefined) layer.drop(id);
      else layer.put(id, row);
    }
    throw error;
  }
}
