/** The store port in a browser tab: rows in MSW's data model; keys, indexes, order, pages and transactions of our own (design §5). */
import { bindKeys, directoryScope, directoryTables, ofOrganization, openDirectory } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { Database, OrgId, Store } from '#backend/store/port.ts';
import { encodeRow } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { serial } from '#backend/store/serial.ts';
import type { Table } from '#backend/store/table.ts';
import { Changes } from './engine.changes.ts';
import { Committed } from './engine.committed.ts';
import { memoryEngine } from './engine.ts';
import type { View } from './engine.view.ts';

/** What the tab's database can do beyond the port. */
export interface TabDatabase extends Database {
  /** Adds an organisation with its rows quickly; unique keys are not checked. */
  seed(seed: OrgSeed): Promise<void>;
}

type Work<A> = (store: Store) => Promise<A>;

/** A waiting transaction: runs over the changes of its batch and answers how to tell its caller. */
type Job = (batch: Changes) => Promise<() => void>;

/** Opens an empty database in memory. */
export async function createTabDatabase(options: { readonly tables: readonly Table[] }): Promise<TabDatabase> {
  const tables = new Map([...options.tables, ...directoryTables].map((table) => [table.name, table]));
  const committed = new Committed();

  const known = (table: Table): string => {
    if (!tables.has(table.name)) throw new TypeError(`${table.name}: no such table in this database`);
    return table.name;
  };

  const enqueue = serial<Job>(async (jobs) => {
    const batch = new Changes();
    const tell: (() => void)[] = [];
    for (const job of jobs) tell.push(await job(batch));
    await committed.apply([...batch.list()]);
    for (const done of tell) done();
  });

  const transact = <A>(org: OrgId, work: Work<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      enqueue(async (batch) => {
        const own = new Changes();
        const { store, close } = openStore(
          memoryEngine((table): View => {
            const name = known(table);
            const below = batch.peek(org, name);
            return [own.layer(org, name), ...(below ? [below] : []), committed.layer(org, name)];
          }),
          true,
        );
        try {
          const answer = await work(store);
          batch.absorb(own);
          return () => resolve(answer);
        } catch (error) {
          return () => reject(error);
        } finally {
          close();
        }
      });
    });

  const look = async <A>(org: OrgId, work: Work<A>): Promise<A> => {
    const snapshot = committed.openSnapshot();
    const { store, close } = openStore(
      memoryEngine((table): View => {
        const name = known(table);
        const former = snapshot.peek(org, name);
        return former ? [former, committed.layer(org, name)] : [committed.layer(org, name)];
      }),
      false,
    );
    try {
      return await work(store);
    } finally {
      close();
      committed.closeSnapshot(snapshot);
    }
  };

  return {
    tx: async (org, work) => transact(ofOrganization(org), work),
    read: async (org, work) => look(ofOrganization(org), work),
    directory: openDirectory({ tx: (work) => transact(directoryScope, work), read: (work) => look(directoryScope, work) }),
    async seed({ org, keys, rows }) {
      for (const [name, given] of Object.entries(rows)) {
        const table = tables.get(name);
        if (!table) throw new TypeError(`${name}: no such table in this database`);
        await committed.load(ofOrganization(org), name, given.map((row) => encodeRow(table, row)));
      }
      await transact(directoryScope, (store) => bindKeys(store, org, keys));
    },
  };
}
