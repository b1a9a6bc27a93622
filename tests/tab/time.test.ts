/**
 * Time of the tab's world: stored with the rows, equal in every tab, and independent of the steps in which it is
 * advanced.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { tables } from '#backend/tables.ts';
import { celebrations } from '#backend/people/users.tables.ts';
import { arrive, tokenOf } from '#mock/tab/arrival.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { jobLockName } from '#mock/tab/demoRuntime.ts';
import { openTabDeployment } from '#mock/tab/tabDeployment.ts';
import { putUnderPage } from '#mock/tab/pageClock.ts';
import { sessionsOf } from '#mock/tab/sessionKey.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { startScheduler, undisturbed } from '#mock/tab/scheduler.ts';
import { advance, type TimeGround } from '#mock/tab/time.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { tokenKey } from '#schema/limits.ts';
import { aBrowser, aKeeper, busyLink, dayMs, factsOf, origin, today } from './grounds.ts';
import { trials } from '#tests/support/trials.ts';

const hourMs = 3_600_000;
/** Nine days before the end of a month, so that a fortnight includes a renewal. */
const begun = Date.parse('2026-02-20T16:20:00.000Z');

/** The small world of that moment, on a computer with a stopped clock. */
async function aSmallGround(): Promise<TimeGround> {
  const db = await createTabDatabase({ tables });
  for (const seed of smallWorld({ now: begun, passwordHash: demoHash })) await db.seed(seed);
  const now = (): number => begun + db.world.ahead;
  const sessions = sessionsOf(undefined);
  const deployment = openTabDeployment({ db, clock: { now }, sessions, origin, blobs: memoryBlobs() });
  return { db, deployment, sessions, now, keeper: aKeeper(), undisturbed: (work) => work() };
}

/** The ledger and all other changes that time brought, without random ids. */
async function booksOf({ db }: TimeGround): Promise<unknown> {
  const books: unknown[] = [];
  for (const org of await db.directory.organizations()) {
    const [held, moved, months, marks, polls] = await db.read(org, async (store) => [
      (await store.list(accounts)).rows,
      (await store.list(transfers)).rows,
      (await store.list(renewals)).rows,
      (await store.list(celebrations)).rows,
      (await store.list(surveys)).rows,
    ]);
    const purse = new Map(held.map(({ id, ownerId, purse: name }) => [id, `${ownerId} ${name}`]));
    books.push(
      ...held.map(({ ownerId, purse: name, balance }) => `${ownerId} ${name} ${balance}`),
      ...moved.map(
        ({ kind, fromAccount, toAccount, points, createdAt }) =>
          `${kind} ${purse.get(fromAccount)} ${purse.get(toAccount)} ${points} ${createdAt}`,
      ),
      ...months.map(({ userId, month, createdAt }) => `${userId} ${month} ${createdAt}`),
      ...marks.map(({ userId, kind, year, createdAt }) => `${userId} ${kind} ${year} ${createdAt}`),
      // What time opens has a random id; its series and its wave say which one it is.
      ...polls.map(
        ({ id, seriesId, wave, active, startsAt, closedAt }) =>
          `${seriesId ?? id} ${wave} ${active} ${startsAt} ${closedAt}`,
      ),
    );
  }
  return books.map(String).toSorted();
}

describe('the fortnight', () => {
  it('a fortnight has the same results in one step and in several, wherever it is divided', async () => {
    const whole = await aSmallGround();
    const heard = await advance(whole, 14 * dayMs, { keepSession: true });
    const books = await booksOf(whole);
    expect(heard.find(({ what }) => what === 'renewals')?.count).toBeGreaterThan(10);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 14 * dayMs }), { minLength: 1, maxLength: 9 }),
        async (cuts) => {
          const ground = await aSmallGround();
          const stops = [...cuts.toSorted((one, other) => one - other), 14 * dayMs];
          const sums = new Map<string, number>();
          let at = 0;
          for (const stop of stops) {
            for (const { what, count } of await advance(ground, stop - at, { keepSession: true }))
              sums.set(what, (sums.get(what) ?? 0) + count);
            at = stop;
          }
          expect(ground.now()).toBe(begun + 14 * dayMs);
          expect(await booksOf(ground)).toEqual(books);
          for (const { what, count } of heard)
            if (what !== 'mails') expect([what, sums.get(what)]).toEqual([what, count]);
        },
      ),
      { numRuns: trials(2) },
    );
  }, 120_000);

  it('the progress of an advance rises until it is complete', async () => {
    const parts: number[] = [];
    await advance(await aSmallGround(), dayMs, { keepSession: true, progress: (part) => parts.push(part) });
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
  });

  it.each([0, -1, Number.NaN, 0.4])('an advance of %s ms changes nothing', async (ms) => {
    const ground = await aSmallGround();
    expect(await advance(ground, ms, { keepSession: true })).toEqual([]);
    expect(ground.now()).toBe(begun);
  });
});

describe('the signed-in person', () => {
  const moved = async (ms: number, keepSession: boolean) => {
    const ground = await aSmallGround();
    const token = await tokenOf(ground, 'employee@aurora.example');
    ground.keeper?.setItem(tokenKey, token);
    const heard = await advance(ground, ms, { keepSession });
    const kept = ground.keeper?.getItem(tokenKey) ?? '';
    const claims = await ground.sessions.tokens.verify(kept, ground.now());
    return {
      ended: heard.find(({ what }) => what === 'sessionsEnded')?.count ?? 0,
      isSame: kept === token,
      holds: claims !== undefined,
    };
  };

  it('a signed-in person gets a new token when the session is to be kept', async () => {
    expect(await moved(2 * dayMs, true)).toEqual({ ended: 0, isSame: false, holds: true });
  });

  it('a session that is not kept is reported as ended, and its expired token stays stored', async () => {
    expect(await moved(2 * dayMs, false)).toEqual({ ended: 1, isSame: true, holds: false });
  });

  it('a session that has not expired stays valid without being kept', async () => {
    expect(await moved(hourMs, false)).toEqual({ ended: 0, isSame: true, holds: true });
  });

  it('a deactivated person gets no new token, even when the session is to be kept', async () => {
    const ground = await aSmallGround();
    const token = await tokenOf(ground, 'employee@aurora.example');
    ground.keeper?.setItem(tokenKey, token);
    const claims = await ground.sessions.tokens.verify(token, ground.now());
    const { users } = await import('#backend/people/users.tables.ts');
    await ground.db.tx(claims?.org ?? '', (store) =>
      store.update(users, { id: claims?.userId ?? '' }, { active: false }),
    );
    await advance(ground, 2 * dayMs, { keepSession: true });
    expect(ground.keeper?.getItem(tokenKey)).toBe(token);
    await expect(tokenOf(ground, 'employee@aurora.example')).rejects.toThrow('nobody comes in');
  });
});

describe('the tabs of a browser', () => {
  it('all tabs agree about the time of a link, after an advance, a reload and a reset', async () => {
    const browser = aBrowser();
    const here = await browser.open();
    const there = await browser.open();
    expect([here.now(), there.now()]).toEqual([today, today]);
    await arrive(here, busyLink);
    await vi.waitFor(() => expect(factsOf(there).link).toMatchObject(busyLink));
    const spring = Date.parse('2026-03-18T15:00:00.000Z');
    expect([here.now(), there.now()]).toEqual([spring, spring]);
    browser.machine += hourMs;
    expect([here.now(), there.now()]).toEqual([spring + hourMs, spring + hourMs]);
    await advance(there, 5 * hourMs, { keepSession: true });
    await vi.waitFor(() => expect(here.now()).toBe(spring + 6 * hourMs));
    const later = await browser.open();
    expect([later.now(), later.db.world.moved]).toEqual([spring + 6 * hourMs, 5 * hourMs]);
    await here.begin();
    await vi.waitFor(() => expect([there.now(), later.now()]).toEqual([spring, spring]));
    expect([here.now(), here.db.world.moved, there.db.world.moved]).toEqual([spring, 0, 0]);
  });

  it('two tabs that advance the time at once do so one after the other, and no advance is lost', async () => {
    const browser = aBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    await Promise.all([
      advance(here, 4 * hourMs, { keepSession: true }),
      advance(there, 4 * hourMs, { keepSession: true }),
    ]);
    await vi.waitFor(() => expect([here.now(), there.now()]).toEqual(Array(2).fill(today + 8 * hourMs)));
    expect(here.db.world.moved).toBe(8 * hourMs);
  });

  it('the scheduler does not run while a tab moves the time', async () => {
    const browser = aBrowser();
    const ground = await browser.open();
    const looks: number[] = [];
    let isOver = false;
    await ground.undisturbed(async () => {
      const stop = startScheduler(async () => looks.push(1), 'aplauso-demo.jobs', browser.turns);
      await Promise.resolve();
      isOver = true;
      stop();
    });
    expect([isOver, looks]).toEqual([true, []]);
    await expect(
      ground.undisturbed(async () => {
        throw new Error('it did not work');
      }),
    ).rejects.toThrow('it did not work');
    expect(await ground.undisturbed(async () => 'and the next one does')).toBe('and the next one does');
  });

  it('the time can be advanced in a browser without locks', async () => {
    const ground = await aSmallGround();
    const withoutLocks: TimeGround = {
      ...ground,
      undisturbed: (work) => undisturbed(work, jobLockName, undefined),
    };
    await advance(withoutLocks, hourMs, { keepSession: true });
    expect([ground.now(), ground.db.world.moved]).toEqual([begun + hourMs, hourMs]);
  });
});

describe('the clock of the page', () => {
  let takeAway = (): void => undefined;
  afterEach(() => takeAway());

  it('the page’s clock shows the time of the demo world, and Date behaves as usual otherwise', () => {
    const Machine = Date;
    let now = begun;
    takeAway = putUnderPage(() => now);
    expect([Date.now(), new Date().getTime(), Number(new Date())]).toEqual([begun, begun, begun]);
    expect(Date()).toBe(new Machine(begun).toString());
    now += hourMs;
    expect(Date.now()).toBe(begun + hourMs);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date(2026, 1, 3).getMonth()).toBe(1);
    expect(Date.parse('2026-02-20T16:20:00.000Z')).toBe(begun);
    expect(Date.UTC(2026, 0)).toBe(Machine.UTC(2026, 0));
    expect([new Date() instanceof Date, new Machine() instanceof Date]).toEqual([true, true]);
    class Deadline extends Date {}
    expect(new Deadline()).toBeInstanceOf(Deadline);
    expect(new Deadline().getTime()).toBe(now);
    takeAway();
    expect(Date).toBe(Machine);
  });
});
