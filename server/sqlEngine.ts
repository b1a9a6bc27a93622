/** The five verbs of the port in SQL, for one organisation on one connection. */
import type { Edit, Engine, Selection } from '#backend/store/engine.ts';
import { compareValues, type Step } from '#backend/store/order.ts';
import { DuplicateKey, type OrgId } from '#backend/store/port.ts';
import { columnNames, type Stored, type Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Filter } from '#backend/store/where.ts';
import type { SqlConnection } from './sqlConnection.ts';
import { afterOf, besideId, conditionOf, joined, orderOf, sqlValue, type Sql } from './sqlQuery.ts';
import { quoted, quotedList } from './sqlSchema.ts';

/** The engine of an organisation; the connection must be inside a transaction. */
export function sqlEngine(connection: SqlConnection, org: OrgId): Engine {
  const within = (filter: Filter, nameOf = quoted): Sql =>
    joined([{ text: '"org" = ?', values: [org] }, conditionOf(filter, nameOf)], ' and ');
  /** The first rows of each key, by their ids: each is a walk of its own in an index, which ends at the limit. */
  const firstOf = (
    { column, keys, limit }: NonNullable<Selection['each']>,
    table: Table,
    { text, values }: Sql,
    order: string,
  ): Sql => {
    const first = `select "id" from ${quoted(table.name)} where ${text} and ${quoted(column)} = "_key"."value" order by ${order} limit ?`;
    return {
      text: `"org" = ? and "id" in (select "_row"."value" from json_each(?) as "_key", json_each((select json_group_array("id") from (${first}))) as "_row")`,
      values: [org, JSON.stringify(keys), ...values, limit],
    };
  };
  const remove = (table: Table, filter: Filter): number => {
    const { text, values } = within(filter);
    return connection.run(`delete from ${quoted(table.name)} where ${text}`, values);
  };
  const insertOne = (table: Table, row: Stored, skip: boolean): boolean => {
    const names = columnNames(table);
    const text = `insert into ${quoted(table.name)} ("org", ${quotedList(names)}) values (?${', ?'.repeat(names.length)})${skip ? ' on conflict do nothing' : ''}`;
    try {
      return connection.run(text, [org, ...names.map((name) => sqlValue(row[name] ?? null))]) > 0;
    } catch (error) {
      throw isKeyBroken(error) ? new DuplicateKey(table.name, brokenKey(connection, org, table, row)) : error;
    }
  };

  return {
    select(table, { filter, steps, columns: names = columnNames(table), after, offset, limit, each }) {
      const order = orderOf(steps);
      const { text, values } = each
        ? firstOf(each, table, within(filter), order)
        : after
          ? // Of two bounds of a column SQLite seeks to the first one, which must be that of the place.
            joined([afterOf(table, steps, after), within(filter)], ' and ')
          : within(filter, isWalk(filter, steps, limit) ? besideId : quoted);
      const page = limit === undefined && offset === undefined ? [] : [limit ?? -1, offset ?? 0];
      const sql = `select ${quotedList(names)} from ${quoted(table.name)} where ${text} order by ${order}${page.length > 0 ? ' limit ? offset ?' : ''}`;
      return connection.all(sql, [...values, ...page]).map(readerOf(table, names));
    },

    tally(table, { filter, by, sum, atMost }) {
      const { text, values } = within(filter);
      if (atMost !== undefined) {
        const some = `select 1 from ${quoted(table.name)} where ${text} limit ?`;
        const [row] = connection.all(`select count(*) from (${some})`, [...values, atMost]);
        return [{ values: {}, count: Number(row?.[0]), sum: 0 }];
      }
      const total = sum === undefined ? '0' : `coalesce(sum(${quoted(sum)}), 0)`;
      const grouped = by.length > 0 ? ` group by ${quotedList(by)} order by ${quotedList(by)}` : '';
      const found = connection.all(
        `select ${['count(*)', total, ...by.map(quoted)].join(', ')} from ${quoted(table.name)} where ${text}${grouped}`,
        values,
      );
      return found.map(([count, added, ...group]) => ({
        values: Object.fromEntries(by.map((name, at) => [name, storedValue(table, name, group[at])])),
        count: Number(count),
        sum: Number(added),
      }));
    },

    insert: (table, rows, skipExisting) =>
      connection.atomically(() => rows.filter((row) => insertOne(table, row, skipExisting))),

    update(table, filter, edit) {
      const { text, values } = within(filter);
      const change = assignments(edit);
      const names = columnNames(table);
      if (change.text === '') return found();
      try {
        return connection.atomically(() => {
          const sql = `update ${quoted(table.name)} set ${change.text} where ${text} returning ${quotedList(names)}`;
          return byId(connection.all(sql, [...change.values, ...values]).map(readerOf(table, names)));
        });
      } catch (error) {
        if (!isKeyBroken(error)) throw error;
      }
      // SQL checks a unique key row by row. Rows may exchange values among themselves, so all of them are
      // removed first.
      return connection.atomically(() => {
        const rows = found();
        remove(table, filter);
        return rows.map((row) => edited(row, edit)).filter((row) => insertOne(table, row, false));
      });

      function found(): readonly Stored[] {
        return connection
          .all(`select ${quotedList(names)} from ${quoted(table.name)} where ${text} order by "id"`, values)
          .map(readerOf(table, names));
      }
    },

    remove,
  };
}

/**
 * Whether a list is the next piece of all rows in the order of their ids. By any other index SQLite would find and sort
 * all of them for each piece.
 */
const isWalk = ({ all }: Filter, [first]: readonly Step[], limit: number | undefined): boolean =>
  limit !== undefined &&
  first?.column === 'id' &&
  !first.down &&
  all.some(({ column, op }) => column === 'id' && op === 'gt');

/** SQLite's extended codes of a broken primary or unique key. */
const keyBroken: readonly unknown[] = [1555, 2067];
const isKeyBroken = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && keyBroken.includes(error.errcode);

function brokenKey(connection: SqlConnection, org: OrgId, table: Table, row: Stored): readonly string[] {
  const keys: readonly (readonly string[])[] = [['id'], ...table.unique];
  const broken = keys.find((key) => {
    const condition = key.map((name) => `${quoted(name)} = ?`).join(' and ');
    return (
      connection.all(`select 1 from ${quoted(table.name)} where "org" = ? and ${condition}`, [
        org,
        ...key.map((name) => sqlValue(row[name] ?? null)),
      ]).length > 0
    );
  });
  return broken ?? ['id'];
}

function assignments({ set, add }: Edit): Sql {
  return joined(
    [
      ...Object.entries(set).map(([name, value]): Sql => ({
        text: `${quoted(name)} = ?`,
        values: [sqlValue(value)],
      })),
      ...Object.entries(add).map(([name, amount]): Sql => ({
        text: `${quoted(name)} = ${quoted(name)} + ?`,
        values: [amount],
      })),
    ],
    ', ',
  );
}

const edited = (row: Stored, { set, add }: Edit): Stored => ({
  ...row,
  ...set,
  ...Object.fromEntries(Object.entries(add).map(([name, amount]) => [name, Number(row[name]) + amount])),
});

const byId = (rows: readonly Stored[]): readonly Stored[] =>
  rows.toSorted((a, b) => compareValues(a.id, b.id));

type Reader = (values: readonly unknown[]) => Stored;

const readers = new WeakMap<Table, WeakMap<readonly string[], Reader>>();

/** Reads the values of these columns, in their order; made once for each list of columns. */
function readerOf(table: Table, names: readonly string[]): Reader {
  const made = readers.get(table) ?? new WeakMap<readonly string[], Reader>();
  readers.set(table, made);
  let reader = made.get(names);
  if (!reader) {
    const switches = names.filter((name) => table.columns[name]?.kind === 'bool');
    reader = (values) => {
      const row: Record<string, Value> & { id: string } = { id: '' };
      for (let at = 0; at < names.length; at++) {
        const name = names[at] ?? '';
        row[name] = plainValue(table, name, values[at]);
      }
      for (const name of switches) if (row[name] !== null) row[name] = row[name] === 1;
      return row;
    };
    made.set(names, reader);
  }
  return reader;
}

function storedValue(table: Table, name: string, value: unknown): Value {
  const plain = plainValue(table, name, value);
  return table.columns[name]?.kind === 'bool' && plain !== null ? plain === 1 : plain;
}

function plainValue(table: Table, name: string, value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`${table.name}.${name}: the database holds a ${typeof value}`);
}
