/** Databases that share a log, as two tabs do: they agree, survive, begin anew together, and never depend on the disk. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrgSeed } from '#backend/store/seed.ts';
import { entriesBeforeFolding, type ChangeLog } from '#mock/tab/log.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import type { Heard } from '#mock/tab/replica.ts';
import type { TabSeed } from '#mock/tab/rows.ts';
import { createTabDatabase, type TabDatabase } from '#mock/tab/store.ts';
import { people, sampleTables, thanks } from './sampleTables.ts';
import { ids, person, thank } from './stores.ts';

const world = (day: string): readonly OrgSeed[] => [
  {
    org: 'aurora',
    keys: ['host:aurora.example'],
    rows: { people: [person('ana'), person('beto')], thanks: [thank('purse', { points: 250, at: day })] },
  },
];

function seedOf(given: Partial<TabSeed> = {}): TabSeed & { readonly made: readonly string[] } {
  const made: string[] = [];
  return { id: () => 'monday', version: '1', make: (id) => (made.push(id), world(id)), made, ...given };
}

const open = (log?: ChangeLog | Promise<ChangeLog>, seed: TabSeed = seedOf(), tables = sampleTables) =>
  createTabDatabase({ tables, seed, ...(log ? { log } : {}) });
const all = async (db: TabDatabase) => (await db.read('aurora', (store) => store.list(thanks))).rows;
const add = (db: TabDatabase, id: string) => db.tx('aurora', (store) => store.insert(thanks, [thank(id)]));
const increment = (db: TabDatabase) =>
  db.tx('aurora', (store) => store.update(thanks, { id: 'purse' }, { points: { inc: 1 } }));
const caughtUp = (db: TabDatabase) => db.tx('aurora', async () => undefined);

describe('a log that two tabs share', () => {
  let tab: () => ChangeLog;
  let one: TabDatabase;
  let two: TabDatabase;
  beforeEach(async () => {
    tab = memoryLogs();
    [one, two] = await Promise.all([open(tab()), open(tab())]);
  });

  test('what one writes the other sees', async () => {
    await add(one, 'a');
    await one.directory.bind('aurora', ['email:ana@aurora.example']);
    await caughtUp(two);
    expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']);
    expect(await two.directory.find('email:ana@aurora.example')).toBe('aurora');
  });

  test('hundreds of writes in both lose nothing and repeat nothing', async () => {
    await Promise.all([one, two].flatMap((db) => Array.from({ length: 200 }, () => increment(db))));
    await Promise.all([one, two].map(caughtUp));
    for (const db of [one, two]) expect(await all(db)).toMatchObject([{ points: 650 }]);
  });

  test('guarded spending in both succeeds exactly as often as there is something to spend', async () => {
    const spend = (db: TabDatabase) =>
      db.tx(
        'aurora',
        async (store) =>
          (await store.update(thanks, { id: 'purse', points: { gte: 1 } }, { points: { inc: -1 } })).length,
      );
    const spent = await Promise.all([one, two].flatMap((db) => Array.from({ length: 200 }, () => spend(db))));
    expect(spent.filter((count) => count === 1)).toHaveLength(250);
    await Promise.all([one, two].map(caughtUp));
    for (const db of [one, two]) expect(await all(db)).toMatchObject([{ points: 0 }]);
  });

  test('a transaction that throws leaves nothing in either', async () => {
    const failing = one.tx('aurora', async (store) => {
      await store.insert(thanks, [thank('a')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await caughtUp(two);
    expect(await all(two)).toHaveLength(1);
    expect((await tab().read(0)).entries).toEqual([]);
  });

  test('a write is decided on the newest rows, heard of or not', async () => {
    const deaf = await open({ ...tab(), listen: () => undefined });
    await one.tx('aurora', (store) => store.insert(people, [person('ciro', { nick: 'c' })]));
    expect(ids(await deaf.read('aurora', (store) => store.list(people)))).not.toContain('ciro');
    await expect(
      deaf.tx('aurora', (store) => store.insert(people, [person('dora', { nick: 'c' })])),
    ).rejects.toThrow('duplicate');
  });

  test('a snapshot that is open does not see what another tab writes', async () => {
    const seen = await two.read('aurora', async (store) => {
      await add(one, 'a');
      await caughtUp(two);
      return ids(await store.list(thanks));
    });
    expect(seen).toEqual(['purse']);
    expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']);
  });

  test('the other is told that rows have changed, and may stop listening', async () => {
    const heard = vi.fn<(heard: Heard) => void>();
    const stop = two.watch(heard);
    await add(one, 'a');
    await caughtUp(two);
    expect(heard.mock.calls).toEqual([['changed']]);
    stop();
    await add(one, 'b');
    await caughtUp(two);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a tab that opens later has everything, also after the log was folded', async () => {
    for (let n = 0; n < entriesBeforeFolding + 10; n++) await increment(one);
    await one.tx('aurora', (store) => store.remove(people, { id: 'ana' }));
    const { entries } = await tab().read(0);
    expect(entries.length).toBeLessThan(20);
    const late = await open(tab());
    expect(await all(late)).toMatchObject([{ points: 250 + entriesBeforeFolding + 10 }]);
    expect(ids(await late.read('aurora', (store) => store.list(people)))).toEqual(['beto']);
  });

  test('a tab that slept while the log was folded catches up', async () => {
    const sleepy = await open({ ...tab(), listen: () => undefined });
    await add(one, 'kept');
    await caughtUp(sleepy);
    await one.tx('aurora', (store) => store.remove(thanks, { id: 'kept' }));
    for (let n = 0; n < entriesBeforeFolding; n++) await increment(one);
    await caughtUp(sleepy);
    expect(await all(sleepy)).toEqual(await all(one));
  });
});

describe('a new beginning', () => {
  test('brings the first rows back in every tab', async () => {
    const tab = memoryLogs();
    const [one, two] = await Promise.all([open(tab()), open(tab())]);
    const heard = vi.fn<(heard: Heard) => void>();
    two.watch(heard);
    await one.tx('aurora', async (store) => {
      await store.insert(thanks, [thank('a')]);
      await store.update(thanks, { id: 'purse' }, { points: 1, at: 'never' });
      await store.remove(people, { id: 'ana' });
      await store.insert(people, [person('new', { email: 'ana@aurora.example' })]);
    });
    await one.directory.bind('aurora', ['email:new']);
    await caughtUp(two);
    await one.reset();
    await caughtUp(two);
    expect(heard).toHaveBeenLastCalledWith('reset');
    for (const db of [one, two, await open(tab())]) {
      expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
      expect(
        (await db.read('aurora', (store) => store.list(people, { where: { email: { has: 'a' } } }))).rows,
      ).toEqual([person('ana'), person('beto')]);
      expect(await db.directory.find('email:new')).toBeUndefined();
      expect(await db.directory.find('host:aurora.example')).toBe('aurora');
    }
    await Promise.all([increment(one), increment(two)]);
    await caughtUp(one);
    expect(await all(one)).toMatchObject([{ points: 252 }]);
  });

  test('makes new rows only when the seed has another id by now', async () => {
    let day = 'monday';
    const seed = seedOf({ id: () => day });
    const db = await open(memoryLogs()(), seed);
    await add(db, 'a');
    await db.reset();
    expect(seed.made).toEqual(['monday']);
    day = 'tuesday';
    await db.reset();
    expect(seed.made).toEqual(['monday', 'tuesday']);
    expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'tuesday' })]);
  });

  test('a log goes with the seed that it was written on, whatever the day', async () => {
    const tab = memoryLogs();
    await add(await open(tab()), 'a');
    const later = await open(tab(), seedOf({ id: () => 'tuesday' }));
    expect(await all(later)).toEqual([thank('a'), thank('purse', { points: 250, at: 'monday' })]);
  });

  test.each([
    ['tables', seedOf(), sampleTables.slice(0, 2)],
    ['seed', seedOf({ version: '2' }), sampleTables],
  ])('comes by itself when the %s are others', async (_what, seed, tables) => {
    const tab = memoryLogs();
    await add(await open(tab()), 'a');
    expect(await all(await open(tab(), seed, tables))).toEqual([
      thank('purse', { points: 250, at: 'monday' }),
    ]);
  });
});

describe('a disk that fails', () => {
  beforeEach(() => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warned.mockRestore();
  });
  /** A log that says that it lasts, with some calls that fail from the moment one wants. */
  function brittle(calls: readonly (keyof ChangeLog)[], log: ChangeLog = memoryLogs()()) {
    const state = { broken: false };
    const works = async (call: keyof ChangeLog): Promise<void> => {
      if (state.broken && calls.includes(call)) throw new DOMException('full', 'QuotaExceededError');
    };
    const failing: ChangeLog = {
      ...log,
      persistent: true,
      exclusive: (work) => works('exclusive').then(() => log.exclusive(work)),
      read: (after) => works('read').then(() => log.read(after)),
      append: (entry) => works('append').then(() => log.append(entry)),
      restart: (head) => works('restart').then(() => log.restart(head)),
    };
    return { log: failing, state };
  }

  test('no log at all: everything works until the page is closed', async () => {
    const db = await open(Promise.reject(new Error('no IndexedDB')));
    await add(db, 'a');
    expect(db.persistent).toBe(false);
    expect(await all(db)).toHaveLength(2);
    await db.reset();
    expect(await all(db)).toHaveLength(1);
  });

  test.each([
    [['append']],
    [['read']],
    [['exclusive']],
    [['append', 'read', 'restart', 'exclusive']],
  ] as const)(
    'failing %s: what was asked for is done, and the flag says that it will not last',
    async (calls) => {
      const { log, state } = brittle(calls);
      const db = await open(log);
      await add(db, 'a');
      expect(db.persistent).toBe(true);
      state.broken = true;
      await Promise.all([add(db, 'b'), increment(db), increment(db)]);
      expect(await all(db)).toEqual([thank('a'), thank('b'), thank('purse', { points: 252, at: 'monday' })]);
      expect(db.persistent).toBe(false);
      await db.reset();
      expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
    },
  );

  test('failing while it begins anew', async () => {
    const { log, state } = brittle(['restart']);
    const db = await open(log);
    await add(db, 'a');
    state.broken = true;
    await db.reset();
    expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
    expect(db.persistent).toBe(false);
  });

  test('failing from the first call on', async () => {
    const { log, state } = brittle(['read', 'restart']);
    state.broken = true;
    const db = await open(log);
    await add(db, 'a');
    expect([db.persistent, (await all(db)).length]).toEqual([false, 2]);
  });

  test('a log that makes no sense begins anew and lasts', async () => {
    const { log } = brittle([]);
    await open(log);
    await log.append({ at: 1, changes: [['no such table', 'aurora', 'x', { id: 'x' }]] });
    const db = await open(log);
    expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
    expect(db.persistent).toBe(true);
    await add(db, 'a');
    expect(ids({ rows: await all(await open(log)) })).toEqual(['a', 'purse']);
  });

  test('a tab of another version goes on alone instead of mixing its rows in', async () => {
    const { log } = brittle([]);
    const old = await open(log);
    const fresh = await open(log, seedOf({ version: '2' }));
    await add(fresh, 'new');
    await add(old, 'old');
    expect([old.persistent, fresh.persistent]).toEqual([false, true]);
    expect(ids({ rows: await all(old) })).toEqual(['old', 'purse']);
    expect(ids({ rows: await all(await open(log, seedOf({ version: '2' }))) })).toEqual(['new', 'purse']);
  });
});

describe('seeding', () => {
  test('a row that does not fit its table, an unknown table and a row that is there already are refused', async () => {
    const db = await open();
    await expect(db.seed({ org: 'aurora', keys: [], rows: { people: [{ id: 'x' }] } })).rejects.toThrow(
      TypeError,
    );
    await expect(db.seed({ org: 'aurora', keys: [], rows: { strangers: [] } })).rejects.toThrow('strangers');
    await expect(db.seed({ org: 'aurora', keys: [], rows: { people: [person('ana')] } })).rejects.toThrow(
      'ana',
    );
  });
});
