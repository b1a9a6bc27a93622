/** Databases that share a log, as two tabs do: they agree, survive a reload and reset together. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesBeforeFolding, type ChangeLog } from '#mock/tab/log.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import type { Heard } from '#mock/tab/replicatedLog.ts';
import type { TabDatabase } from '#mock/tab/store.ts';
import { people, sampleTables, thanks } from './sampleTables.ts';
import { ids, person, thank } from './stores.ts';
import { add, all, caughtUp, increment, open, seedOf } from './tabs.ts';

describe('log shared by two tabs', () => {
  let tab: () => ChangeLog;
  let one: TabDatabase;
  let two: TabDatabase;
  beforeEach(async () => {
    tab = memoryLogs();
    [one, two] = await Promise.all([open(tab()), open(tab())]);
  });

  test('rows and directory keys written in one tab are visible in the other', async () => {
    await add(one, 'a');
    await one.directory.bind('aurora', ['email:ana@aurora.example']);
    await caughtUp(two);
    expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']);
    expect(await two.directory.find('email:ana@aurora.example')).toBe('aurora');
  });

  test('a tab receives the writes of another tab without asking', async () => {
    await add(one, 'a');
    await vi.waitFor(async () => expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']));
  });

  test('400 concurrent writes in two tabs are all kept, once each', async () => {
    await Promise.all([one, two].flatMap((db) => Array.from({ length: 200 }, () => increment(db))));
    await Promise.all([one, two].map(caughtUp));
    for (const db of [one, two]) expect(await all(db)).toMatchObject([{ points: 650 }]);
  });

  test('guarded spending in two tabs succeeds exactly as often as the points allow', async () => {
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

  test('a failing transaction in one tab leaves nothing in either tab or in the log', async () => {
    const failing = one.tx('aurora', async (store) => {
      await store.insert(thanks, [thank('a')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await caughtUp(two);
    expect(await all(two)).toHaveLength(1);
    expect((await tab().read(0)).entries).toEqual([]);
  });

  test('a write is checked against the newest rows of the log, even without an announcement', async () => {
    const deaf = await open({ ...tab(), listen: () => undefined });
    await one.tx('aurora', (store) => store.insert(people, [person('ciro', { nick: 'c' })]));
    expect(ids(await deaf.read('aurora', (store) => store.list(people)))).not.toContain('ciro');
    await expect(
      deaf.tx('aurora', (store) => store.insert(people, [person('dora', { nick: 'c' })])),
    ).rejects.toThrow('duplicate');
  });

  test('an open snapshot does not see writes of another tab', async () => {
    const seen = await two.read('aurora', async (store) => {
      await add(one, 'a');
      await caughtUp(two);
      return ids(await store.list(thanks));
    });
    expect(seen).toEqual(['purse']);
    expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']);
  });

  test('a watching tab is notified of changed rows until it stops watching', async () => {
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

  test('a tab opened later reads all rows, also after the log was folded', async () => {
    for (let n = 0; n < entriesBeforeFolding + 10; n++) await increment(one);
    await one.tx('aurora', (store) => store.remove(people, { id: 'ana' }));
    const { entries } = await tab().read(0);
    expect(entries.length).toBeLessThan(20);
    const late = await open(tab());
    expect(await all(late)).toMatchObject([{ points: 250 + entriesBeforeFolding + 10 }]);
    expect(ids(await late.read('aurora', (store) => store.list(people)))).toEqual(['beto']);
  });

  test('a tab that missed the folding of the log catches up', async () => {
    const sleepy = await open({ ...tab(), listen: () => undefined });
    await add(one, 'kept');
    await caughtUp(sleepy);
    await one.tx('aurora', (store) => store.remove(thanks, { id: 'kept' }));
    for (let n = 0; n < entriesBeforeFolding; n++) await increment(one);
    await caughtUp(sleepy);
    expect(await all(sleepy)).toEqual(await all(one));
  });
});

describe('reset of a tab database', () => {
  test('a reset restores the first rows and directory keys in every tab', async () => {
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

  test('a reset is not mixed with earlier entries in a tab that missed it', async () => {
    const tab = memoryLogs();
    const [one, sleepy] = await Promise.all([open(tab()), open({ ...tab(), listen: () => undefined })]);
    for (const id of ['a', 'b', 'c']) await add(sleepy, id);
    await one.reset();
    await add(one, 'd');
    await add(one, 'e');
    await caughtUp(sleepy);
    expect(ids({ rows: await all(sleepy) })).toEqual(['d', 'e', 'purse']);
  });

  test('a reset makes new rows only when the seed has a new id', async () => {
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

  test('a log keeps the seed that it was written on when a later tab has another seed id', async () => {
    const tab = memoryLogs();
    await add(await open(tab()), 'a');
    const later = await open(tab(), seedOf({ id: () => 'tuesday' }));
    expect(await all(later)).toEqual([thank('a'), thank('purse', { points: 250, at: 'monday' })]);
  });

  test.each([
    ['tables', seedOf(), sampleTables.slice(0, 2)],
    ['seed', seedOf({ version: '2' }), sampleTables],
  ])('a database resets itself when its %s changed', async (_what, seed, tables) => {
    const tab = memoryLogs();
    await add(await open(tab()), 'a');
    expect(await all(await open(tab(), seed, tables))).toEqual([
      thank('purse', { points: 250, at: 'monday' }),
    ]);
  });
});

describe('seeding', () => {
  test('seeding refuses malformed rows, unknown tables and rows that exist already', async () => {
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
