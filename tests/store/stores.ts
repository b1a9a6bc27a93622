/** The stores that must behave alike, and rows for them. */
import { afterEach, beforeEach } from 'vitest';
import { openSqlDatabase } from '#server/sqlStore.ts';
import type { Database, ListQuery } from '#backend/store/port.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { sampleTables, type people, type steps, type thanks } from './sampleTables.ts';

/** An open store with the function that closes it. */
export interface OpenedStore {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Opens an empty store. */
export type OpenStore = () => Promise<OpenedStore>;

/** Every store of the product, by the name that a failing test shows. */
export const stores: readonly { readonly name: string; readonly open: OpenStore }[] = [
  {
    name: 'memory',
    open: async () => ({
      db: await createTabDatabase({ tables: sampleTables }),
      close: async () => undefined,
    }),
  },
  {
    name: 'SQLite',
    open: async () => {
      const db = openSqlDatabase({ file: ':memory:', tables: sampleTables });
      return { db, close: () => db.close() };
    },
  },
];

/** A person with the fields of a test; the email address follows the id. */
export const person = (id: string, given: Partial<Row<typeof people>> = {}): Row<typeof people> => ({
  id,
  name: id,
  email: `${id}@aurora.example`,
  nick: null,
  age: null,
  active: true,
  seen: null,
  tags: [],
  extra: null,
  ...given,
});

/** A recognition with the fields of a test. */
export const thank = (id: string, given: Partial<Row<typeof thanks>> = {}): Row<typeof thanks> => ({
  id,
  author: null,
  at: '2026-01-01',
  points: 0,
  body: '',
  ...given,
});

/** A step of a recognition. */
export const step = (
  id: string,
  of: string,
  place: number,
  label: string | null = null,
): Row<typeof steps> => ({ id, thank: of, place, label });

/** The ids of rows, in their order. */
export const ids = (answer: { readonly rows: readonly { readonly id: string }[] }): readonly string[] =>
  answer.rows.map(({ id }) => id);

/** Opens a store before each test of this group and closes it afterwards. */
export function openedFor(open: OpenStore): Database {
  let opened: OpenedStore | undefined;
  beforeEach(async () => void (opened = await open()));
  afterEach(() => opened?.close());
  const now = (): Database => {
    if (!opened) throw new Error('a store is open inside a test only');
    return opened.db;
  };
  return {
    tx: (org, work) => now().tx(org, work),
    read: (org, work) => now().read(org, work),
    get directory() {
      return now().directory;
    },
  };
}

/** A list without relations. */
export type PlainQuery<T extends Table, K extends keyof Row<T> = keyof Row<T>> = ListQuery<
  Row<T>,
  Record<never, never>,
  K
>;

/** Lists rows of one organisation in a snapshot. */
export const lists =
  (db: Database) =>
  <T extends Table, K extends keyof Row<T> = keyof Row<T>>(table: T, query: PlainQuery<T, K> = {}) =>
    db.read('aurora', (store) => store.list(table, query));
