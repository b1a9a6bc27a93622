/** Builds the five verbs of the port on an engine: validates input, types results, and rejects calls after the end. */
import { readCursor, writeCursor } from './cursor.ts';
import type { Edit, Engine } from './engine.ts';
import { parseOrder, type Step } from './order.ts';
import type { ListQuery, Loaded, Picked, Store, Tally, With } from './port.ts';
import { loadRelation } from './relations.ts';
import { columnOf, decodeRow, decoderOf, encodeRow, encodeValue, typedRow, type Value } from './row.ts';
import type { Row, Table } from './table.ts';
import { parseWhere } from './where.ts';

/** A store with its end; every later call throws. */
export interface OpenStore {
  readonly store: Store;
  close(): void;
}

/** Opens a store over an engine; `write` is false for a snapshot. */
export function openStore(engine: Engine, write: boolean): OpenStore {
  let open = true;
  const reading = (): void => {
    if (!open)
      throw new Error('the transaction or snapshot of this store is over: await every call inside it');
  };
  const writing = (): void => {
    reading();
    if (!write) throw new Error('a snapshot cannot be written to: use tx');
  };
  const store: Store = {
    async list<T extends Table, W extends With, K extends keyof Row<T>>(
      table: T,
      query: ListQuery<Row<T>, W, K> = {},
    ) {
      reading();
      const { rows, next } = await listed(engine, table, query);
      return {
        rows: rows.map((row) => typedRow<T>(table, row) as Picked<T, K> & Loaded<W>),
        ...(next === undefined ? {} : { next }),
      };
    },
    async tally<T extends Table, B extends keyof Row<T> & string>(table: T, query: Tally<Row<T>, B> = {}) {
      reading();
      const by = [...new Set(query.by ?? [])];
      for (const name of by)
        if (columnOf(table, name).kind === 'json')
          throw new TypeError(`${table.name}.${name}: JSON is never grouped`);
      const { sum, atMost } = query;
      if (atMost !== undefined && (by.length > 0 || sum !== undefined))
        throw new TypeError(`${table.name}: "atMost" is for one count`);
      if (sum !== undefined && columnOf(table, sum).kind !== 'int')
        throw new TypeError(`${table.name}.${sum}: only integers add up`);
      const groups = await engine.tally(table, {
        filter: parseWhere(table, query.where),
        by,
        ...(sum === undefined ? {} : { sum }),
        ...(atMost === undefined ? {} : { atMost: whole(atMost, 1) }),
      });
      return groups.map(({ values, count, sum: total }) => {
        const picked: Pick<Row<T>, B> = typedRow<T>(table, { ...values });
        return { ...picked, count, sum: total };
      });
    },
    async insert<T extends Table>(
      table: T,
      rows: readonly Row<T>[],
      options: { readonly skipExisting?: boolean } = {},
    ) {
      writing();
      const kept = rows.map((row) => encodeRow(table, row));
      if (kept.length === 0) return [];
      return (await engine.insert(table, kept, options.skipExisting === true)).map((row) =>
        typedRow<T>(table, decodeRow(table, row)),
      );
    },
    async update<T extends Table>(table: T, where: object, change: object) {
      writing();
      const rows = await engine.update(table, parseWhere(table, where), parseChange(table, change));
      return rows.map((row) => typedRow<T>(table, decodeRow(table, row)));
    },
    async remove(table, where) {
      writing();
      return await engine.remove(table, parseWhere(table, where));
    },
  };
  return { store, close: () => void (open = false) };
}

async function listed<R, K extends keyof R>(engine: Engine, table: Table, query: ListQuery<R, With, K>) {
  const { limit, offset, after, columns } = query;
  const steps = parseOrder(table, query.order);
  const decode = decoderOf(table, columns);
  const found = await engine.select(table, {
    filter: parseWhere(table, query.where),
    steps,
    ...(columns === undefined ? {} : { columns: columnsFor(columns, steps, query.with) }),
    ...(after === undefined ? {} : { after: readCursor(table, steps, after) }),
    ...(offset === undefined ? {} : { offset: whole(offset, 0) }),
    // One extra row shows whether another page follows.
    ...(limit === undefined ? {} : { limit: whole(limit, 1) + 1 }),
  });
  const kept = limit === undefined ? found : found.slice(0, limit);
  const rows = kept.map(decode);
  for (const [name, relation] of Object.entries(query.with ?? {})) {
    if (Object.hasOwn(table.columns, name))
      throw new TypeError(`${table.name}.${name}: a relation cannot hide a column`);
    if ('limit' in relation && relation.limit !== undefined) whole(relation.limit, 1);
    const loaded = await loadRelation(engine, table, kept, relation);
    rows.forEach((row, at) => (row[name] = loaded[at]));
  }
  const last = kept.at(-1);
  return last && kept.length < found.length ? { rows, next: writeCursor(table, steps, last) } : { rows };
}

/** These columns, and those that the order and the relations read. */
const columnsFor = (
  columns: readonly string[],
  steps: readonly Step[],
  relations: With = {},
): readonly string[] => [
  ...new Set([
    'id',
    ...columns,
    ...steps.map(({ column }) => column),
    ...Object.values(relations).flatMap((relation) => ('one' in relation ? relation.on : [])),
  ]),
];

function whole(value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new TypeError(`expected a whole number of at least ${least}, got ${value}`);
  return value;
}

function parseChange(table: Table, change: object): Edit {
  const set: Record<string, Value> = {};
  const add: Record<string, number> = {};
  for (const [name, value] of Object.entries<unknown>({ ...change })) {
    const { kind, nullable } = columnOf(table, name);
    if (name === 'id') throw new TypeError(`${table.name}: an id never changes`);
    if (kind === 'int' && typeof value === 'object' && value !== null && 'inc' in value) {
      const amount = encodeValue(table, name, value.inc);
      if (nullable || typeof amount !== 'number')
        throw new TypeError(`${table.name}.${name}: a missing number cannot be added to`);
      add[name] = amount;
    } else set[name] = encodeValue(table, name, value);
  }
  return { set, add };
}
