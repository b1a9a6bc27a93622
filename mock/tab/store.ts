/** The store port in a browser tab: rows in MSW's data model; keys, indexes, order, pages and transactions of our own (design §5). */
import { directoryScope, ofOrganization, openDirectory } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { Database, OrgId, Store } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { serial } from '#backend/store/serial.ts';
import type { Table } from '#backend/store/table.ts';
import { Changes, type Change } from './engine.changes.ts';
import { memoryEngine } from './engine.ts';
import type { ChangeLog, Head } from './log.ts';
import { memoryLogs } from './log.memory.ts';
import { ReplicatedLog, type Beginning, type Heard } from './replicatedLog.ts';
import { TabRows, type TabSeed } from './rows.ts';

/** What the tab's database can do beyond the port. */
export interface TabDatabase extends Database {
  /** Whether changes are still there after a reload; false also once the browser's storage has failed. */
  readonly persistent: boolean;
  /** The world that runs, and its time. */
  readonly world: Pick<Head, 'seedId' | 'ahead' | 'moved'>;
  /** Forgets every change, in all tabs, and begins again: with the seed, or as it is told. */
  reset(beginning?: Beginning): Promise<void>;
  /** Moves the time of the world, in ms, in all tabs. */
  advance(ms: number): Promise<void>;
  /** Keeps all that is written while work runs as one, also the time; work must begin nothing anew. */
  together<A>(work: () => Promise<A>): Promise<A>;
  /** Every row that has changed since the beginning, as it is now, in whichever tab. */
  changes(): Promise<readonly Change[]>;
  /** Adds an organisation's rows quickly, for tests and stories; unique keys are not checked and nothing is logged. */
  seed(seed: OrgSeed): Promise<void>;
  /** Calls back when another tab has changed rows, or any tab has begun anew; answers how to stop. */
  watch(listener: (heard: Heard) => void): () => void;
  /** Lets go of the log. */
  close(): void;
}

/** How a tab's database is opened. */
export interface TabOptions {
  readonly tables: readonly Table[];
  /** The first rows; none when it is missing. */
  readonly seed?: TabSeed;
  /** Where changes are kept; as long as the page is open when it is missing or rejects. */
  readonly log?: ChangeLog | Promise<ChangeLog>;
}

type Work<A> = (store: Store) => Promise<A>;

/** A waiting transaction: runs over the changes of its batch and answers how to tell its caller once they are kept. */
interface Job {
  readonly run: (batch: Changes) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

const noSeed: TabSeed = { id: () => '', make: () => [], version: '' };

/** Opens the database: seeded, caught up with the other tabs, ready. Storage that fails never rejects it. */
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

  const transact = <A>(org: OrgId, work: Work<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      const run = async (batch: Changes): Promise<() => void> => {
        const own = new Changes();
        const { store, close } = openStore(memoryEngine(rows.viewOf(org, own, batch)), true);
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
    const { store, close } = openStore(memoryEngine(snapshot.view), false);
    try {
      return await work(store);
    } finally {
      close();
      snapshot.close();
    }
  };

  /** An empty transaction reads what others have written. */
  const catchUp = (): Promise<void> => transact(directoryScope, async () => undefined);
  let heard = 0;
  replica.listen(() => {
    // However much is announced meanwhile, one more look finds all of it.
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
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => replica.close(),
  };
}
