/** Parses and validates the filters of the port, so that every engine compiles the same small tree. */
import { columnOf, encodeValue, storable, type Value } from './row.ts';
import type { Table } from './table.ts';

/** One comparison; `is` and `not` treat null as a value, the ordering operators and `has` are false for it. */
export type Test =
  | { readonly column: string; readonly op: 'is' | 'not'; readonly value: Value }
  | { readonly column: string; readonly op: 'in'; readonly values: readonly Value[] }
  | { readonly column: string; readonly op: 'gt' | 'gte' | 'lt' | 'lte'; readonly value: Value }
  | { readonly column: string; readonly op: 'has'; readonly value: string };

/** All tests must hold, and one of `any` if it is given; an empty `any` never holds. */
export interface Filter {
  readonly all: readonly Test[];
  readonly any?: readonly Filter[];
}

const plain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The parsed `where`; an undefined, misspelt or wrongly typed condition throws `TypeError` instead of matching every
 * row.
 */
export function parseWhere(table: Table, where: object | undefined): Filter {
  const all: Test[] = [];
  let any: readonly Filter[] | undefined;
  for (const [column, condition] of Object.entries<unknown>({ ...where })) {
    if (column === 'or') {
      if (!Array.isArray(condition)) throw new TypeError(`${table.name}: "or" must be a list`);
      any = condition.map((one: unknown) => {
        if (!plain(one)) throw new TypeError(`${table.name}: "or" must hold filters`);
        return parseWhere(table, one);
      });
    } else all.push(...tests(table, column, condition));
  }
  return any ? { all, any } : { all };
}

function tests(table: Table, column: string, condition: unknown): Test[] {
  const { kind, nullable } = columnOf(table, column);
  const value = (given: unknown): Value => {
    if (given === null && nullable) return null;
    if (kind === 'json') throw new TypeError(`${table.name}.${column}: JSON is never filtered`);
    return encodeValue(table, column, given);
  };
  if (!plain(condition)) return [{ column, op: 'is', value: value(condition) }];
  const parts = Object.entries(condition);
  if (parts.length === 0) throw new TypeError(`${table.name}.${column}: empty condition`);
  return parts.map(([op, given]): Test => {
    switch (op) {
      case 'ne':
        return { column, op: 'not', value: value(given) };
      case 'in':
        if (!Array.isArray(given)) throw new TypeError(`${table.name}.${column}: "in" must be a list`);
        return { column, op, values: [...new Set(given.map(value))] };
      case 'gt':
      case 'gte':
      case 'lt':
      case 'lte': {
        const bound = value(given);
        if (bound === null) throw new TypeError(`${table.name}.${column}: nothing can be compared with null`);
        return { column, op, value: bound };
      }
      case 'has':
        if (kind !== 'text' || typeof given !== 'string')
          throw new TypeError(`${table.name}.${column}: "has" is for text`);
        return { column, op, value: storable(given) };
      default:
        throw new TypeError(`${table.name}.${column}: no such condition "${op}"`);
    }
  });
}
