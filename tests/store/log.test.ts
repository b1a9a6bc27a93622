/** Databases that share a log, as two tabs do: they agree, survive a reload and begin anew together. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesBeforeFolding, type ChangeLog } from '#mock/tab/log.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import type { Heard } from '#mock/tab/replicatedLog.ts';
import type { TabDatabase } from '#mock/tab/store.ts';
import { people, sampleTables, thanks } from './sampleTables.ts';
import { ids, person, thank } from './stores.ts';
import { add, all, caughtUp, increment, open, seedOf } from './tabs.ts';

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

  test('the other hears of it without asking', async () => {
    await add(one, 'a');
    await vi.waitFor(async () => expect(ids({ rows: await all(two) })).toEqual(['a', 'purse']));
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

  test('is not mixed with what was before it, however long a tab has slept', async () => {
    const tab = memoryLogs();
    const [one, sleepy] = await Promise.all([open(tab()), open({ ...tab(), listen: () => undefined })]);
    for (const id of ['a', 'b', 'c']) await add(sleepy, id);
    await one.reset();
    await add(one, 'd');
    await add(one, 'e');
    await caughtUp(sleepy);
    expect(ids({ rows: await all(sleepy) })).toEqual(['d', 'e', 'purse']);
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
