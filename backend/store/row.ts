/** Turns rows into what a store keeps and back, and refuses what does not fit its table: a wrong type must not depend on the engine. */
import type { Column, Row, Table } from './table.ts';

/** A kept value; JSON is kept as its text, so that nobody shares a mutable object with a store. */
export type Value = string | number | boolean | null;

/** A kept row: exactly the columns of its table. */
export type Stored = Readonly<Record<string, Value>> & { readonly id: string };

const names = new WeakMap<Table, readonly string[]>();

/** The columns of a table in declared order, `id` first. */
export function columnNames(table: Table): readonly string[] {
  let known = names.get(table);
  if (!known) names.set(table, (known = Object.keys(table.columns)));
  return known;
}

/** The column of this name; an unknown one raises `TypeError`. */
export function columnOf(table: Table, name: string): Column<unknown> {
  const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (!column) throw new TypeError(`${table.name}.${name}: no such column`);
  return column;
}

/** What is kept for a value of this column; raises `TypeError` where it does not fit. */
export function encodeValue(table: Table, name: string, value: unknown): Value {
  const column = columnOf(table, name);
  if (value === null && column.nullable) return null;
  switch (column.kind) {
    case 'text':
      // Half a surrogate pair cannot be written as UTF-8 and would come back as another text.
      if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
      break;
    case 'int':
      // `+ 0` because no engine keeps a negative zero.
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value + 0;
      break;
    case 'bool':
      if (typeof value === 'boolean') return value;
      break;
    case 'json': {
      const kept: string | undefined = value === undefined ? undefined : JSON.stringify(value);
      if (kept !== undefined) return kept;
    }
  }
  throw new TypeError(
    `${table.name}.${name}: expected ${column.kind}${column.nullable ? ' or null' : ''}, got ${String(value)}`,
  );
}

/** The kept form of a whole row; a missing or an unknown column raises `TypeError`. */
export function encodeRow(table: Table, row: Readonly<Record<string, unknown>>): Stored {
  const kept: Record<string, Value> & { id: string } = { id: '' };
  const columns = columnNames(table);
  for (const name of columns) kept[name] = encodeValue(table, name, row[name]);
  for (const name in row) if (!Object.hasOwn(table.columns, name)) columnOf(table, name);
  return kept;
}

/** A fresh row as domain code sees it, which the caller may keep and change. */
export function decodeRow(table: Table, kept: Stored): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const name of columnNames(table)) {
    const value = kept[name] ?? null;
    row[name] = table.columns[name]?.kind === 'json' && typeof value === 'string' ? JSON.parse(value) : value;
  }
  return row;
}

/** The one place where a checked row is given its type: its columns were checked when it was written. */
export const typedRow = <T extends Table>(_table: T, row: Record<string, unknown>): Row<T> => row as Row<T>;
