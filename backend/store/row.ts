/**
 * Converts rows to their stored form and back; rejects values of a wrong type, so that the result does not depend on
 * the engine.
 */
import type { Column, Row, Table } from './table.ts';

/** A stored value; JSON is stored as text, so that no caller shares a mutable object with a store. */
export type Value = string | number | boolean | null;

/** A stored row: exactly the columns of its table. */
export type Stored = Readonly<Record<string, Value>> & { readonly id: string };

const names = new WeakMap<Table, readonly string[]>();

/** The columns of a table in declared order, `id` first. */
export function columnNames(table: Table): readonly string[] {
  let known = names.get(table);
  if (!known) names.set(table, (known = Object.keys(table.columns)));
  return known;
}

const entries = new WeakMap<Table, readonly (readonly [string, Column<unknown>])[]>();

/** The columns of a table with their names, in declared order. */
function columnsOf(table: Table): readonly (readonly [string, Column<unknown>])[] {
  let known = entries.get(table);
  if (!known) entries.set(table, (known = Object.entries(table.columns)));
  return known;
}

/** The column with this name; throws `TypeError` if it is unknown. */
export function columnOf(table: Table, name: string): Column<unknown> {
  const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (!column) throw new TypeError(`${table.name}.${name}: no such column`);
  return column;
}

/**
 * The text that every store can keep. UTF-8 cannot encode half a surrogate pair, and some databases cannot keep U+0000.
 * Calls with such text are refused (`schema/kit/text.ts`); this is for text from elsewhere.
 */
export const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\u0000') ? text : text.toWellFormed().replaceAll('\u0000', '\uFFFD');

/** The stored form of a value; throws `TypeError` if the value does not fit the column. */
export const encodeValue = (table: Table, name: string, value: unknown): Value =>
  encodeIn(table, name, columnOf(table, name), value);

function encodeIn(table: Table, name: string, column: Column<unknown>, value: unknown): Value {
  if (value === null && column.nullable) return null;
  switch (column.kind) {
    case 'text':
      if (typeof value === 'string') return storable(value);
      break;
    case 'int':
      // `+ 0` converts a negative zero, which no engine stores.
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

/** The stored form of a whole row; a missing or unknown column throws `TypeError`. */
export function encodeRow(table: Table, row: Readonly<Record<string, unknown>>): Stored {
  const kept: Record<string, Value> & { id: string } = { id: '' };
  for (const [name, column] of columnsOf(table)) kept[name] = encodeIn(table, name, column, row[name]);
  for (const name in row) if (!Object.hasOwn(table.columns, name)) columnOf(table, name);
  return kept;
}

type Decoder = (kept: Stored) => Record<string, unknown>;

const decoders = new WeakMap<Table, WeakMap<readonly string[], Decoder>>();

/** Makes new rows of some columns for domain code; the caller may keep and change them. Made once for each list of columns. */
export function decoderOf(table: Table, columns: readonly string[] = columnNames(table)): Decoder {
  const made = decoders.get(table) ?? new WeakMap<readonly string[], Decoder>();
  decoders.set(table, made);
  let decoder = made.get(columns);
  if (!decoder) {
    const names = [...new Set(['id', ...columns])];
    const parsed = names.filter((name) => columnOf(table, name).kind === 'json');
    decoder = (kept) => {
      const row: Record<string, unknown> = {};
      for (const name of names) row[name] = kept[name] ?? null;
      for (const name of parsed) {
        const value = kept[name];
        if (typeof value === 'string') row[name] = JSON.parse(value);
      }
      return row;
    };
    made.set(columns, decoder);
  }
  return decoder;
}

/** A new row for domain code; the caller may keep and change it. */
export const decodeRow = (table: Table, kept: Stored): Record<string, unknown> => decoderOf(table)(kept);

/** The only cast of a validated row to its type: its columns were validated when it was written. */
export const typedRow = <T extends Table>(_table: T, row: Record<string, unknown>): Row<T> => row as Row<T>;
