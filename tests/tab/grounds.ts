/**
 * Demo runtimes for tests, as tabs of one browser: the real store, backend and facade over one log. The clock of the
 * computer is stopped.
 */
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

/** The origin of the test page. */
export const origin = 'http://demo.test';
/** Milliseconds of a day. */
export const dayMs = 86_400_000;
/** A Sunday afternoon (UTC), the time of the computer in tests. */
export const today = Date.parse('2026-11-22T17:05:00.000Z');
/** The busy world on a day in spring. */
export const busyLink = {
  scenario: 'busy',
  organization: 'aurora',
  date: '2026-03-18',
} as const satisfies WorldPart;

/** Storage that lasts as long as a browser. */
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

/** Web locks as in a browser: a request waits for the earlier holders of the name. */
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
  } as Turns; // the used overload
}

/** A browser with the demo. */
export interface Browser {
  readonly keeper: ReturnType<typeof aKeeper>;
  readonly turns: Turns;
  /** The time of the computer, in ms since 1970. */
  machine: number;
  /** Opens the demo in one more tab. */
  readonly open: (given?: {
    readonly first?: WorldPart;
    readonly version?: string;
    readonly worldOf?: MakeWorld;
    /** The session storage of a tab that is opened again; by default a new tab. */
    readonly tabKeeper?: KeyValueStorage;
  }) => Promise<DemoRuntime>;
  /** The log that all tabs share. */
  readonly log: () => ChangeLog;
}

/** Like the demo's own worlds, but with a handful of people; the scenarios have their own tests. */
export const smallWorldOf: MakeWorld = async (seedId, passwordHash) =>
  smallWorld({ now: seedFacts(seedId).at, passwordHash });

/** A browser without open tabs, with small worlds by default. */
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

/** Every stored row of a database, in the order of ids: two worlds are equal if these texts are equal. */
export async function rowsOf({ db }: Pick<DemoRuntime, 'db'>): Promise<string> {
  const lines: string[] = [];
  for (const org of await db.directory.organizations())
    for (const table of tables) {
      const { rows } = await db.read(org, (store) => store.list(table, { order: [['id', 'asc']] }));
      for (const row of rows) lines.push(JSON.stringify([org, table.name, encodeRow(table, row)]));
    }
  return lines.join('\n');
}

/** A snapshot store that lasts as long as the test. */
export function aShelf(): SnapshotStore {
  const kept = new Map<string, StoredSnapshot>();
  return {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
  };
}

/** The facts of the running world. */
export const factsOf = ({ db }: Pick<DemoRuntime, 'db'>): SeedFacts => seedFacts(db.world.seedId);
