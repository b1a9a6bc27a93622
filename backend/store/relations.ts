/** Loads the relations of a query, each with one read for all rows. */
import type { Engine } from './engine.ts';
import { parseOrder } from './order.ts';
import type { Relation } from './port.ts';
import { columnOf, decoderOf, type Stored, type Value } from './row.ts';
import type { Table } from './table.ts';
import { parseWhere } from './where.ts';

/** The value of the relation for each row, in the same order: a row or null, rows, or a number. */
export async function loadRelation(
  engine: Engine,
  table: Table,
  rows: readonly Stored[],
  relation: Relation,
): Promise<readonly unknown[]> {
  if ('one' in relation) {
    columnOf(table, relation.on);
    const wanted = distinct(rows.map((row) => row[relation.on] ?? null));
    const found = wanted.length
      ? await engine.select(relation.one, {
          filter: { all: [{ column: 'id', op: 'in', values: wanted }] },
          steps: parseOrder(relation.one),
        })
      : [];
    const decode = decoderOf(relation.one);
    const byId = new Map<Value, Stored>(found.map((row) => [row.id, row]));
    return rows.map((row) => {
      const one = byId.get(row[relation.on] ?? null);
      return one ? decode(one) : null;
    });
  }
  const child = 'many' in relation ? relation.many : relation.count;
  columnOf(child, relation.on);
  const given = parseWhere(child, relation.where);
  const keys = rows.map((row) => row.id);
  const filter = {
    ...given,
    all: [{ column: relation.on, op: 'in' as const, values: keys }, ...given.all],
  };
  if ('count' in relation) {
    const groups = rows.length ? await engine.tally(child, { filter, by: [relation.on] }) : [];
    const counts = new Map(groups.map((group) => [group.values[relation.on], group.count]));
    return rows.map((row) => counts.get(row.id) ?? 0);
  }
  const { limit } = relation;
  const which =
    limit === undefined ? { filter } : { filter: given, each: { column: relation.on, keys, limit } };
  const found = rows.length
    ? await engine.select(child, { steps: parseOrder(child, relation.order), ...which })
    : [];
  const decode = decoderOf(child);
  const byParent = Map.groupBy(found, (row) => row[relation.on] ?? null);
  return rows.map((row) => (byParent.get(row.id) ?? []).map(decode));
}

const distinct = (values: readonly Value[]): readonly Value[] =>
  [...new Set(values)].filter((value) => value !== null);
