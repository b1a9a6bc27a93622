/** Many writes as one: other tabs see all of them at once, or none if the tab is closed before. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { ids } from './stores.ts';
import { add, all, caughtUp, increment, open } from './tabs.ts';

const open2 = async () => {
  const logs = memoryLogs();
  return { logs, log: logs(), here: await open(logs()), there: await open(logs()) };
};

describe('writes kept together', () => {
  it('writes kept together are visible at once in their tab, and elsewhere all at the end, with the time', async () => {
    const { logs, log, here, there } = await open2();
    await here.together(async () => {
      await add(here, 'a');
      await here.advance(1_000);
      await Promise.all([increment(here), increment(here), add(here, 'b')]);
      await here.advance(500);
      expect(ids({ rows: await all(here) })).toEqual(['a', 'b', 'purse']);
      expect([here.world.ahead, here.world.moved]).toEqual([1_500, 1_500]);
      expect((await all(there)).length).toBe(1);
      expect(there.world.moved).toBe(0);
      // The same log as for a user who opens the demo now.
      expect((await log.read(0)).entries).toEqual([]);
    });
    await vi.waitFor(async () => expect(await all(there)).toEqual(await all(here)));
    expect(there.world).toEqual(here.world);
    const { entries } = await log.read(0);
    expect(entries.map(({ changes }) => changes.length)).toEqual([3]);
    const later = await open(logs());
    expect([await all(later), later.world]).toEqual([await all(here), here.world]);
  });

  it('writes kept together delay the writes of other tabs, and both are kept', async () => {
    const { here, there } = await open2();
    let theirs: Promise<unknown> = Promise.resolve();
    await here.together(async () => {
      theirs = increment(there);
      await increment(here);
      await increment(here);
    });
    await theirs;
    await caughtUp(here);
    expect((await all(here))[0]?.points).toBe(253);
    expect(await all(there)).toEqual(await all(here));
  });

  it('writes kept together wait for earlier writes and include concurrent ones', async () => {
    const { here, there } = await open2();
    const before = increment(here);
    const work = here.together(async () => {
      await before;
      await increment(here);
    });
    const meanwhile = increment(here);
    await Promise.all([work, meanwhile]);
    await increment(here);
    await caughtUp(there);
    expect((await all(there))[0]?.points).toBe(254);
  });

  it('writes kept together are stored as far as they came when their work fails', async () => {
    const { here, there } = await open2();
    await expect(
      here.together(async () => {
        await add(here, 'a');
        throw new Error('the job failed');
      }),
    ).rejects.toThrow('the job failed');
    await add(here, 'b');
    await caughtUp(there);
    expect(ids({ rows: await all(there) })).toEqual(['a', 'b', 'purse']);
  });

  describe('writes kept together on failing storage', () => {
    beforeEach(() => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      return () => warned.mockRestore();
    });

    it.each(['exclusive', 'append'] as const)('joint writes stay in memory when %s fails', async (call) => {
      const log = memoryLogs()();
      const state = { broken: false };
      const fail = async (): Promise<void> => {
        if (state.broken) throw new DOMException('full', 'QuotaExceededError');
      };
      const db = await open({
        ...log,
        persistent: true,
        exclusive: (work) =>
          (call === 'exclusive' ? fail() : Promise.resolve()).then(() => log.exclusive(work)),
        append: (entry, head) =>
          (call === 'append' ? fail() : Promise.resolve()).then(() => log.append(entry, head)),
      });
      state.broken = true;
      await db.together(async () => {
        await add(db, 'a');
        await db.advance(1_000);
      });
      await db.advance(10);
      await add(db, 'b');
      expect(ids({ rows: await all(db) })).toEqual(['a', 'b', 'purse']);
      expect([db.persistent, db.world.ahead]).toEqual([false, 1_010]);
    });
  });
});

describe('time of a world', () => {
  it('the time of a world arrives with the announcement, before the rows are read', async () => {
    const { log, there } = await open2();
    log.announce({ ahead: 700, moved: 70 });
    expect([there.world.ahead, there.world.moved]).toEqual([700, 70]);
  });

  it('concurrent time advances and writes in two tabs are all kept', async () => {
    const { here, there } = await open2();
    await Promise.all([here.advance(5), there.advance(7), increment(here), increment(there)]);
    await Promise.all([caughtUp(here), caughtUp(there)]);
    expect([here.world.moved, there.world.moved]).toEqual([12, 12]);
    expect((await all(here))[0]?.points).toBe(252);
  });

  it('a reset with given seed, time and changes applies them in both tabs, and a plain reset clears them', async () => {
    const { here, there } = await open2();
    const changes = [['thanks', 'aurora', 'purse', null]] as const;
    await here.reset({ seedId: 'tuesday', time: { ahead: 9, moved: 4 }, changes });
    await vi.waitFor(() => expect(there.world).toMatchObject({ seedId: 'tuesday', ahead: 9, moved: 4 }));
    expect([await all(here), await all(there)]).toEqual([[], []]);
    expect(await here.changes()).toEqual(changes);
    await there.reset();
    await caughtUp(here);
    expect([here.world.seedId, here.world.ahead, await here.changes()]).toEqual(['monday', 0, []]);
  });
});
