/** Grounds of the demo for tests, as tabs of one browser stand on them: the real store, backend and facade over one log, a machine whose clock stands until it is moved. */
import { createEventBus } from '#backend/http/eventBus.ts';
import { tables } from '#backend/tables.ts';
import { encodeRow } from '#backend/store/row.ts';
import type { IndexedFile, TabBlobs } from '#mock/tab/blobs.indexed.ts';
import { openDemoRuntime, type DemoRuntime, type MakeWorld } from '#mock/tab/demoRuntime.ts';
import type { ChangeLog } from '#mock/tab/log.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import type { KeyValueStorage } from '#mock/tab/sessionKey.ts';
import type { SnapshotStore, StoredSnapshot } from '#mock/tab/snapshotStore.ts';
import type { Turns } from '#mock/tab/scheduler.ts';
import { seedFacts, type SeedFacts } from '#mock/world/begin.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';

/** Where the page of the tests is. */
export const origin = 'http://demo.test';
/** Milliseconds of a day. */
export const dayMs = 86_400_000;
/** A Sunday afternoon (UTC), on which the machine of the tests stands. */
export const today = Date.parse('2026-11-22T17:05:00.000Z');
/** The busy world of a day in spring. */
export const busyLink = {
  scenario: 'busy',
  organization: 'aurora',
  date: '2026-03-18',
} as const satisfies WorldPart;

/** What lasts as long as a browser. */
export function aKeeper(): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Files that last as long as the test. */
function someBlobs(): TabBlobs {
  const kept = new Map<string, IndexedFile>();
  const place = (org: string, key: string): string => JSON.stringify([org, key]);
  return {
    put: async (org, key, file) => void kept.set(place(org, key), { ...file, org, key }),
    get: async (org, key) => kept.get(place(org, key)),
    remove: async (org, key) => void kept.delete(place(org, key)),
    clear: async () => kept.clear(),
    all: async () => [...kept.values()],
  };
}

/** Turns as the browser gives them: whoever waits for a name has it after the one before. */
function someTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { ifAvailable = false }, work: (lock: object | null) => Promise<unknown>) => {
      const before = last.get(name);
      if (ifAvailable && before !== undefined) return work(null);
      const mine = Promise.resolve(before).then(() => work({}));
      const over = mine
        .catch(() => undefined)
        .then(() => {
          if (last.get(name) === over) last.delete(name);
        });
      last.set(name, over);
      return mine;
    },
  } as Turns; // of its overloads the one that is used
}

/** A browser of the demo. */
export interface Browser {
  readonly keeper: ReturnType<typeof aKeeper>;
  readonly turns: Turns;
  /** Ms since 1970 of the machine. */
  machine: number;
  /** Opens the demo in one more tab. */
  readonly open: (given?: {
    readonly first?: WorldPart;
    readonly version?: string;
    readonly worldOf?: MakeWorld;
    /** Of a tab that is opened again; another tab unless said. */
    readonly tabKeeper?: KeyValueStorage;
  }) => Promise<DemoRuntime>;
  /** A log that every tab shares. */
  readonly log: () => ChangeLog;
}

/** As the demo's own, but of a handful of people: the scenarios have tests of their own. */
export const smallWorldOf: MakeWorld = async (seedId, passwordHash) =>
  smallWorld({ now: seedFacts(seedId).at, passwordHash });

/** A browser in which nothing was opened yet, with small worlds unless the busy ones are wanted. */
export function aBrowser({ isBusy = false }: { readonly isBusy?: boolean } = {}): Browser {
  const log = memoryLogs();
  const keeper = aKeeper();
  const blobs = someBlobs();
  const turns = someTurns();
  const browser: Browser = {
    keeper,
    turns,
    log,
    machine: today,
    open: ({
      first,
      version = '1',
      worldOf: makeWorld = isBusy ? undefined : smallWorldOf,
      tabKeeper = aKeeper(),
    } = {}) =>
      openDemoRuntime({
        log: Promise.resolve(log()),
        blobs,
        hub: createEventBus(),
        machine: () => browser.machine,
        keeper,
        tabKeeper,
        turns,
        origin,
        version,
        first,
        ...(makeWorld === undefined ? {} : { worldOf: makeWorld }),
      }),
  };
  return browser;
}

/** Every row of a database as it is kept, in the order of ids: two worlds are the same where these texts are. */
export async function rowsOf({ db }: Pick<DemoRuntime, 'db'>): Promise<string> {
  const lines: string[] = [];
  for (const org of await db.directory.organizations())
    for (const table of tables) {
      const { rows } = await db.read(org, (store) => store.list(table, { order: [['id', 'asc']] }));
      for (const row of rows) lines.push(JSON.stringify([org, table.name, encodeRow(table, row)]));
    }
  return lines.join('\n');
}

/** A shelf that lasts as long as the test. */
export function aShelf(): SnapshotStore {
  const kept = new Map<string, StoredSnapshot>();
  return {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
  };
}

/** Which world runs. */
export const factsOf = ({ db }: Pick<DemoRuntime, 'db'>): SeedFacts => seedFacts(db.world.seedId);
