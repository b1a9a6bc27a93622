/** Compiles checked filters, orders and cursor places to SQL; values are always parameters. */
import type { Place } from '#backend/store/cursor.ts';
import type { Step } from '#backend/store/order.ts';
import type { Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Filter, Test } from '#backend/store/where.ts';
import { quoted } from './sqlSchema.ts';

/** A fragment of SQL with the values of its question marks. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** The value types of SQLite, which has no booleans. */
export type SqlValue = string | number | null;

/** Converts a value to SQLite's types. */
export const sqlValue = (value: Value): SqlValue => (typeof value === 'boolean' ? Number(value) : value);

/** Joins fragments with a word. */
export const joined = (pieces: readonly Sql[], by: string): Sql => ({
  text: pieces.map(({ text }) => text).join(by),
  values: pieces.flatMap(({ values }) => values),
});

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Compiles a filter to a condition; `nameOf` writes its columns. */
export function conditionOf({ all, any }: Filter, nameOf = quoted): Sql {
  const parts = all.map((one) => test(one, nameOf(one.column)));
  if (any) {
    const either = any.map((one) => conditionOf(one, nameOf));
    parts.push(either.length === 0 ? { text: 'false', values: [] } : bracketed(either, ' or '));
  }
  return parts.length === 0 ? { text: 'true', values: [] } : joined(parts, ' and ');
}

const bracketed = (pieces: readonly Sql[], by: string): Sql => {
  const { text, values } = joined(pieces, by);
  return { text: `(${text})`, values };
};

/** Up to this number of values, a parameter for each is faster than one for all. */
const shortList = 16;

/** Whether a column is in a list, in few texts for any number of values: each text is a prepared statement. */
function listed(column: string, values: readonly (string | number | boolean)[]): Sql {
  const last = values.at(-1);
  if (last === undefined || values.length > shortList)
    return { text: `${column} in (select value from json_each(?))`, values: [JSON.stringify(values)] };
  // Filled up to a power of two with the last value.
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return {
    text: `${column} in (?${', ?'.repeat(size - 1)})`,
    values: Array.from({ length: size }, (_, at) => sqlValue(values[at] ?? last)),
  };
}

/** A column that SQLite reads without an index, because of the plus; `id` as usual. */
export const besideId = (name: string): string => (name === 'id' ? quoted(name) : `+${quoted(name)}`);

function test(condition: Test, column: string): Sql {
  switch (condition.op) {
    case 'is':
      return condition.value === null
        ? { text: `${column} is null`, values: [] }
        : { text: `${column} = ?`, values: [sqlValue(condition.value)] };
    case 'not':
      return { text: `${column} is not ?`, values: [sqlValue(condition.value)] };
    case 'in': {
      const { text, values } = listed(
        column,
        condition.values.filter((value) => value !== null),
      );
      return { text: condition.values.includes(null) ? `(${text} or ${column} is null)` : text, values };
    }
    case 'has':
      return { text: `instr(${column}, ?) > 0`, values: [condition.value] };
    default:
      return { text: `${column} ${operators[condition.op]} ?`, values: [sqlValue(condition.value)] };
  }
}

/** The order of these steps; like the port, SQLite sorts nulls before all values. */
export const orderOf = (steps: readonly Step[]): string =>
  steps.map(({ column, down }) => `${quoted(column)}${down ? ' desc' : ''}`).join(', ');

/** The condition for rows after a place. */
export function afterOf(table: Table, steps: readonly Step[], place: Place): Sql {
  const [first, ...rest] = steps;
  if (!first) return { text: 'false', values: [] };
  const value = place[first.column] ?? null;
  const column = quoted(first.column);
  const nullable = table.columns[first.column]?.nullable === true;
  const later = laterThan(column, value, first.down, nullable);
  if (rest.length === 0) return later;
  const same: Sql =
    value === null
      ? { text: `${column} is null`, values: [] }
      : { text: `${column} = ?`, values: [sqlValue(value)] };
  const here = bracketed([later, bracketed([same, afterOf(table, rest, place)], ' and ')], ' or ');
  // Redundant, but only with this condition can SQLite seek to the place in an index.
  if (value === null || (first.down && nullable)) return here;
  return joined(
    [{ text: `${column} ${first.down ? '<=' : '>='} ?`, values: [sqlValue(value)] }, here],
    ' and ',
  );
}

function laterThan(column: string, value: Value, down: boolean, nullable: boolean): Sql {
  if (value === null) return { text: down ? 'false' : `${column} is not null`, values: [] };
  if (!down) return { text: `${column} > ?`, values: [sqlValue(value)] };
  return {
    text: nullable ? `(${column} < ? or ${column} is null)` : `${column} < ?`,
    values: [sqlValue(value)],
  };
}
