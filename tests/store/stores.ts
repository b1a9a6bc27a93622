/** The stores that must all behave alike, and rows to fill them with. */
import { openSqlDatabase } from '#server/sqlStore.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { people, sampleTables, steps, thanks } from './sampleTables.ts';

/** An open store and the way to put it away. */
export interface OpenedStore {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Every store of the product, by the name that a failing test shows. */
export const stores: readonly { readonly name: string; readonly open: () => Promise<OpenedStore> }[] = [
  {
    name: 'memory',
    open: async () => ({ db: await createTabDatabase({ tables: sampleTables }), close: async () => undefined }),
  },
  {
    name: 'SQLite',
    open: async () => {
      const db = openSqlDatabase({ file: ':memory:', tables: sampleTables });
      return { db, close: () => db.close() };
    },
  },
];

/** A person with what matters to a test; e-mail follows the id. */
export const person = (id: string, given: Partial<Row<typeof people>> = {}): Row<typeof people> => ({
  id, name: id, email: `${id}@aurora.example`, nick: null, age: null, active: true, seen: null, tags: [], extra: null, ...given,
});

/** A recognition with what matters to a test. */
export const thank = (id: string, given: Partial<Row<typeof thanks>> = {}): Row<typeof thanks> => ({
  id, author: null, at: '2026-01-01', points: 0, body: '', ...given,
});

/** A step of a recognition. */
export const step = (id: string, of: string, place: number, label: string | null = null): Row<typeof steps> => ({ id, thank: of, place, label });

/** The ids of rows, in their order. */
export const ids = (answer: { readonly rows: readonly { readonly id: string }[] }): readonly string[] => answer.rows.map(({ id }) => id);
