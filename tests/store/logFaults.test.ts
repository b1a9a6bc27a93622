/** A tab whose storage fails, is full or is corrupted: every operation still works. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangeLog } from '#mock/tab/log.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { ids, thank } from './stores.ts';
import { add, all, increment, open, seedOf } from './tabs.ts';

describe('failing storage of a tab', () => {
  beforeEach(() => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warned.mockRestore();
  });
  /** A log that claims to be durable, with some calls that fail as soon as the test wants. */
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

  test('a tab without a log works until the page is closed and is not persistent', async () => {
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
    'a tab whose storage fails at %s completes its writes and is no longer persistent',
    async (calls) => {
      const { log, state } = brittle(calls);
      const db = await open(log);
      await db.reset();
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

  test('a tab whose storage fails during a reset still resets and is no longer persistent', async () => {
    const { log, state } = brittle(['restart']);
    const db = await open(log);
    await add(db, 'a');
    state.broken = true;
    await db.reset();
    expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
    expect(db.persistent).toBe(false);
  });

  test('a tab whose storage fails from the first call works and is not persistent', async () => {
    const { log, state } = brittle(['read', 'restart']);
    state.broken = true;
    const db = await open(log);
    await add(db, 'a');
    expect([db.persistent, (await all(db)).length]).toEqual([false, 2]);
  });

  test('an unreadable log is reset and stays persistent', async () => {
    const { log } = brittle([]);
    await open(log);
    await log.append({ at: 1, changes: [['no such table', 'aurora', 'x', { id: 'x' }]] });
    const db = await open(log);
    expect(await all(db)).toEqual([thank('purse', { points: 250, at: 'monday' })]);
    expect(db.persistent).toBe(true);
    await add(db, 'a');
    expect(ids({ rows: await all(await open(log)) })).toEqual(['a', 'purse']);
  });

  test('a wiped log is reset, and the pending write is kept', async () => {
    const log = memoryLogs()();
    let wiped = false;
    const db = await open({
      ...log,
      read: async (after) => (wiped ? { entries: [] } : log.read(after)),
      restart: async (head) => ((wiped = false), log.restart(head)),
    });
    await add(db, 'a');
    wiped = true;
    await increment(db);
    expect(await all(db)).toEqual([thank('purse', { points: 251, at: 'monday' })]);
  });

  test('a tab of another version continues alone and does not mix its rows into the log', async () => {
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
