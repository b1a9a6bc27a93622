/**
 * The store port in a browser tab: rows in MSW's data model, with our own keys, indexes, order, pages and
 * transactions.
 */
import type { Engine } from '#backend/store/engine.ts';
import { directoryScope, ofOrganization, openDirectory } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { Database, OrgId, Store } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Stored } from '#backend/store/row.ts';
import { serial } from '#backend/store/serial.ts';
import type { Table } from '#backend/store/table.ts';
import { Changes, type Change } from './engine.changes.ts';
import { patient } from './engine.making.ts';
import { memoryEngine } from './engine.ts';
import type { View } from './engine.layer.ts';
import type { RecordQuery } from './engine.records.ts';
import type { ChangeLog, Head } from './log.ts';
import { memoryLogs } from './log.memory.ts';
import { ReplicatedLog, type Beginning, type Heard } from './replicatedLog.ts';
import { TabRows, type TabSeed } from './rows.ts';

/** The capabilities of the tab's database beyond the port. */
export interface TabDatabase extends Database {
  /** Whether changes survive a reload; false after the browser's storage has failed. */
  readonly persistent: boolean;
  /** The current world and its time. */
  readonly world: Pick<Head, 'seedId' | 'ahead' | 'moved'>;
  /** Deletes every change in all tabs and starts again, with the seed or as given. */
  reset(beginning?: Beginning): Promise<void>;
  /** Moves the time of the world, in ms, in all tabs. */
  advance(ms: number): Promise<void>;
  /**
   * Stores everything written during `work` as one entry, the time included. `work` must not start a world
   * again.
   */
  together<A>(work: () => Promise<A>): Promise<A>;
  /** The current version of every row that has changed since the start, in any tab. */
  changes(): Promise<readonly Change[]>;
  /**
   * Adds an organisation's rows quickly, for tests and stories. Unique keys are not checked and nothing is
   * logged.
   */
  seed(seed: OrgSeed): Promise<void>;
  /** The committed rows of an organisation, read by "Datos". */
  readonly data: {
    /** The rows of a table that match, copied, by the data library; waits until every row of the table is a record. */
    readonly find: (org: OrgId, table: string, query: RecordQuery) => Promise<readonly Stored[]>;
    /** The rows of a table by id as the index holds them; to look at, not to keep. */
    readonly index: (org: OrgId, table: string) => ReadonlyMap<string, Stored | null>;
  };
  /**
   * Calls back if another tab has changed rows, or any tab has reset the world; returns the stop function.
   */
  watch(listener: (heard: Heard) => void): () => void;
  /** Releases the log. */
  close(): void;
}

/** The options of a tab's database. */
export interface TabOptions {
  readonly tables: readonly Table[];
  /** The first rows. Default: none. */
  readonly seed?: TabSeed;
  /** The store of changes. If it is missing or rejects, changes last as long as the page. */
  readonly log?: ChangeLog | Promise<ChangeLog>;
}

type Work<A> = (store: Store) => Promise<A>;

/**
 * A waiting transaction. `run` works on the changes of its batch and returns a function that resolves the
 * caller after the commit.
 */
interface Job {
  readonly run: (batch: Changes) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

const noSeed: TabSeed = { id: () => '', make: () => [], version: '' };

/** Opens the database, seeded and in step with the other tabs. Never rejects because of failing storage. */
export async function createTabDatabase({
  tables,
  seed = noSeed,
  log = memoryLogs()(),
}: TabOptions): Promise<TabDatabase> {
  const rows = new TabRows(tables, seed);
  const listeners = new Set<(heard: Heard) => void>();
  const replica = new ReplicatedLog(rows, seed, (heard) => {
    for (const listener of listeners) listener(heard);
  });
  await replica.open(Promise.resolve(log));

  const enqueue = serial<Job>(async (jobs) => {
    const tell: (() => void)[] = [];
    try {
      await replica.write(async () => {
        const batch = new Changes();
        for (const job of jobs) tell.push(await job.run(batch));
        return [...batch.list()];
      });
      for (const done of tell) done();
    } catch (error) {
      for (const job of jobs) job.fail(error);
    }
  });

  const engineOf = (org: OrgId, view: (table: Table) => View): Engine =>
    patient(memoryEngine(view), (table) => rows.ready(org, table));

  const transact = <A>(org: OrgId, work: Work<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      const run = async (batch: Changes): Promise<() => void> => {
        const own = new Changes();
        const { store, close } = openStore(engineOf(org, rows.viewOf(org, own, batch)), true);
        try {
          const answer = await work(store);
          batch.absorb(own);
          return () => resolve(answer);
        } catch (error) {
          return () => reject(error);
        } finally {
          close();
        }
      };
      enqueue({ run, fail: reject });
    });

  const look = async <A>(org: OrgId, work: Work<A>): Promise<A> => {
    const snapshot = rows.snapshot(org);
    const { store, close } = openStore(engineOf(org, snapshot.view), false);
    try {
      return await work(store);
    } finally {
      close();
      snapshot.close();
    }
  };

  /** Runs an empty transaction, which reads the writes of other tabs. */
  const catchUp = (): Promise<void> => transact(directoryScope, async () => undefined);
  let heard = 0;
  replica.listen(() => {
    // Announcements during a catch-up need only one more catch-up.
    if (heard++ > 0) return;
    const follow = async (): Promise<void> => {
      const before = heard;
      await catchUp();
      if (heard > before) return follow();
      heard = 0;
    };
    void follow();
  });

  return {
    tx: async (org, work) => transact(ofOrganization(org), work),
    read: async (org, work) => look(ofOrganization(org), work),
    isUnread: (org, table) => rows.isUnread(ofOrganization(org), table),
    directory: openDirectory({
      tx: (work) => transact(directoryScope, work),
      read: (work) => look(directoryScope, work),
    }),
    get persistent() {
      return replica.persistent;
    },
    get world() {
      return replica.head;
    },
    async reset(beginning) {
      await replica.reset(beginning);
      await catchUp();
    },
    advance: (ms) => replica.advance(ms),
    together: (work) => replica.together(work),
    async changes() {
      await catchUp();
      return rows.changes();
    },
    seed: (planted) => rows.plant(planted),
    data: {
      find: (org, table, query) => rows.find(ofOrganization(org), table, query),
      index: (org, table) => rows.committed(ofOrganization(org), table).rows,
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => replica.close(),
  };
}
