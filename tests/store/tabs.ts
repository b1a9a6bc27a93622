/** Databases on a log, as tabs open them, and a small world for them. */
import type { OrgSeed } from '#backend/store/seed.ts';
import type { ChangeLog } from '#mock/tab/log.ts';
import type { TabSeed } from '#mock/tab/rows.ts';
import { createTabDatabase, type TabDatabase } from '#mock/tab/store.ts';
import { sampleTables, thanks } from './sampleTables.ts';
import { person, thank } from './stores.ts';

const world = (day: string): readonly OrgSeed[] => [
  {
    org: 'aurora',
    keys: ['host:aurora.example'],
    rows: { people: [person('ana'), person('beto')], thanks: [thank('purse', { points: 250, at: day })] },
  },
];

/** A seed that records the worlds it has made. */
export function seedOf(given: Partial<TabSeed> = {}): TabSeed & { readonly made: readonly string[] } {
  const made: string[] = [];
  return { id: () => 'monday', version: '1', make: (id) => (made.push(id), world(id)), made, ...given };
}

/** Opens a tab's database. */
export const open = (log?: ChangeLog | Promise<ChangeLog>, seed: TabSeed = seedOf(), tables = sampleTables) =>
  createTabDatabase({ tables, seed, ...(log ? { log } : {}) });
/** Every recognition in this tab. */
export const all = async (db: TabDatabase) => (await db.read('aurora', (store) => store.list(thanks))).rows;
/** Adds a recognition. */
export const add = (db: TabDatabase, id: string) =>
  db.tx('aurora', (store) => store.insert(thanks, [thank(id)]));
/** Adds one point to the purse, which starts with 250. */
export const increment = (db: TabDatabase) =>
  db.tx('aurora', (store) => store.update(thanks, { id: 'purse' }, { points: { inc: 1 } }));
/** Makes a tab read the writes of other tabs. */
export const caughtUp = (db: TabDatabase) => db.tx('aurora', async () => undefined);
