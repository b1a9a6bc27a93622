/** Renewal: at the beginning of each month of the organisation, once per person, for any number of job runs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#backend/jobs/jobs.ts';
import { renewJob } from '#backend/points/renew.job.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { monthStart } from '#backend/kit/month.ts';
import { tables } from '#backend/tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { openPointsFixture, extra, pointsWorld, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

const zone = 'America/Mexico_City';
const startOf = (month: string): number => Date.parse(monthStart(month, zone));
const minute = 60_000;

describe.each(storesOf(import.meta.url))('renewal of wallets, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => {
    fixture = await openPointsFixture(kind);
    // The purses of all people were renewed for March.
    await fixture.change((store) => store.update(renewals, {}, { month: '2026-03' }));
  });
  afterEach(async () => {
    await fixture.expectSound();
    fixture.deployment.close();
  });
  const tickAt = async (moment: number): Promise<number> => {
    fixture.deployment.now = moment;
    return fixture.deployment.tick();
  };
  const give = async (name: string): Promise<number> => (await fixture.purse(name)).give;
  const linesOf = (name: string) =>
    fixture.look(async (store) => {
      const { rows } = await store.list(entries, {
        where: { ownerId: name },
        order: [
          ['createdAt', 'asc'],
          ['id', 'asc'],
        ],
      });
      return rows.map((line) => [line.kind, line.purse, line.amount, line.balanceAfter]);
    });

  it('wallets renew exactly when the month begins in the zone of the organisation, for people who take points', async () => {
    await fixture.budget(1_000);
    await fixture.done('diego', 'POST /user/extra_points', { user_ids: ['ana'], amount: 30 });
    await fixture.done('diego', 'POST /user/extra_points', {
      user_ids: ['ana'],
      amount: 70,
      wallet: 'redeem',
    });
    expect(await tickAt(startOf('2026-04') - 1)).toBe(0);
    expect(await give('ana')).toBe(30);
    // Five people of the post fixture, a second administrator and a manager. External, deactivated and
    // non-participating users do not count.
    expect(await tickAt(startOf('2026-04'))).toBe(7);
    expect(await linesOf('ana')).toEqual([
      ['extra', 'give', 30, 30],
      ['extra', 'redeem', 70, 70],
      ['expiry', 'give', -30, 0],
      ['allowance', 'give', 100, 100],
    ]);
    expect(await linesOf('carla')).toEqual([['allowance', 'give', 120, 120]]);
    expect(await linesOf('diego')).toEqual([['allowance', 'give', 100, 100]]);
    for (const name of ['xavi', 'ines', 'nora']) expect(await linesOf(name), name).toEqual([]);
  });

  it('a renewal keeps unspent points where these do not expire, and adds the base points of the role', async () => {
    await fixture.done('diego', 'PATCH /org/settings/points', { expires: false, base_employee: 7 });
    await fixture.done('diego', 'POST /org/base_points', { base_points: 0, user_type: 'manager' });
    await tickAt(startOf('2026-04'));
    await tickAt(startOf('2026-05'));
    expect(await linesOf('ana')).toEqual([
      ['allowance', 'give', 7, 7],
      ['allowance', 'give', 7, 14],
    ]);
    expect(await linesOf('carla')).toEqual([]);
    expect(await give('diego')).toBe(200);
  });

  it('wallets renew once per month, however many job runs start concurrently or later', async () => {
    fixture.deployment.now = startOf('2026-04') + 5 * minute;
    const ran = await Promise.all([1, 2, 3, 4].map(() => fixture.deployment.tick()));
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(7);
    for (let look = 0; look < 40; look++) await tickAt(fixture.deployment.now + 7 * minute);
    expect(await linesOf('ana')).toEqual([['allowance', 'give', 100, 100]]);
  });

  it('wallets renew neither twice when the clock goes back nor for months without a job run', async () => {
    await tickAt(startOf('2026-07') + minute);
    await tickAt(startOf('2026-05') + minute);
    await tickAt(startOf('2026-07') + 30 * minute);
    expect(await linesOf('ana')).toEqual([['allowance', 'give', 100, 100]]);
    await tickAt(startOf('2026-08'));
    expect(await linesOf('ana')).toEqual([
      ['allowance', 'give', 100, 100],
      ['expiry', 'give', -100, 0],
      ['allowance', 'give', 100, 100],
    ]);
  });

  it('a new person receives base points at the next renewal run and keeps points given that day', async () => {
    await tickAt(startOf('2026-04'));
    await fixture.change((store) => store.insert(users, [extra('gael'), extra('hugo', { active: false })]));
    await fixture.budget(50);
    await fixture.done('diego', 'POST /user/extra_points', { user_ids: ['gael'], amount: 50 });
    expect(await tickAt(startOf('2026-04') + 14 * minute)).toBe(0);
    expect(await tickAt(startOf('2026-04') + 15 * minute)).toBe(1);
    expect(await give('gael')).toBe(150);
    await fixture.change((store) => store.update(users, { id: 'hugo' }, { active: true }));
    expect(await tickAt(startOf('2026-04') + 30 * minute)).toBe(1);
    expect(await give('hugo')).toBe(100);
    await tickAt(startOf('2026-05'));
    expect(await give('gael')).toBe(100);
  });

  it('an invited person receives base points only after the first sign-in', async () => {
    await fixture.change((store) => store.insert(users, [extra('noa', { activatedAt: null })]));
    await tickAt(startOf('2026-04'));
    expect(await linesOf('noa')).toEqual([]);
    const activatedAt = new Date(fixture.deployment.now).toISOString();
    await fixture.change((store) => store.update(users, { id: 'noa' }, { activatedAt }));
    await tickAt(startOf('2026-04') + 15 * minute);
    expect(await give('noa')).toBe(100);
  });

  it('a failing renewal of one person delays nobody else and succeeds at the next run', async () => {
    const { dependencies } = fixture.deployment;
    const logged: string[] = [];
    const { log, db } = dependencies;
    Object.assign(dependencies, { log: (line: string) => void logged.push(line) });
    const tx = db.tx.bind(db);
    let broken = true;
    Object.assign(db, {
      tx: (org: string, work: Parameters<typeof tx>[1]) =>
        tx(org, (store) =>
          work({
            ...store,
            insert: async (table, rows, options) => {
              if (broken && table.name === 'entries' && JSON.stringify(rows).includes('"bruno"'))
                throw new Error('broken');
              return store.insert(table, rows, options);
            },
          }),
        ),
    });
    expect(await tickAt(startOf('2026-04'))).toBe(6);
    expect(logged).toEqual(['job renew failed']);
    expect(await linesOf('bruno')).toEqual([]);
    expect(await give('elena')).toBe(100);
    broken = false;
    expect(await tickAt(startOf('2026-04') + 15 * minute)).toBe(1);
    expect(await give('bruno')).toBe(100);
    Object.assign(dependencies, { log });
  });

  it('the statement of a year explains each renewed balance by its lines, month by month', async () => {
    const months = Array.from({ length: 12 }, (_, place) =>
      new Date(Date.UTC(2026, 3 + place, 1)).toISOString().slice(0, 7),
    );
    await fixture.budget(1_000);
    for (const month of months) {
      // Sometimes two tabs run the jobs at once.
      await tickAt(startOf(month) - 1);
      await Promise.all([tickAt(startOf(month)), tickAt(startOf(month) + minute)]);
      expect(await give('ana'), month).toBe(100);
      await fixture.done('diego', 'POST /user/extra_points', { user_ids: ['ana'], amount: 3 });
    }
    for (const month of months) {
      const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
      const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
      const { items } = await fixture.done(
        'ana',
        `GET /account/history?wallet=give&start_date=${month}-01&end_date=${last}`,
      );
      const lines: readonly { kind: string; amount: number; balance_after: number }[] = items.toReversed();
      expect(lines.map(({ kind: what }) => what)).toEqual([
        ...(month === months[0] ? [] : ['expiry']),
        'allowance',
        'extra',
      ]);
      // The balance at the end of the previous month plus the lines gives the balance at the end of this month.
      const before = month === months[0] ? 0 : 103;
      expect(before + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(103);
      expect(lines.at(-1)?.balance_after).toBe(103);
    }
    const summary = await fixture.done('ana', 'GET /account/summary');
    expect(summary).toMatchObject({
      purses: [
        {
          wallet: 'give',
          balance: 103,
          lines: [
            { kind: 'allowance', points: 1_200 },
            { kind: 'extra', points: 36 },
            { kind: 'expiry', points: -1_133 },
          ],
        },
        { wallet: 'redeem', balance: 0, lines: [] },
      ],
      base_points: 100,
      renews_on: '2027-04-01',
      expires: true,
    });
    const marks = await fixture.look(
      async (store) => (await store.list(renewals, { where: { userId: 'ana' } })).rows,
    );
    expect(marks).toHaveLength(13);
  });

  it('a renewal job run between two renewals reads one row', async () => {
    await tickAt(startOf('2026-04'));
    fixture.deployment.now += minute;
    const reads: string[] = [];
    const due = await fixture.look((store) =>
      renewJob.due(
        {
          ...store,
          list: async (table, query) => {
            reads.push(table.name);
            return store.list(table, query);
          },
        },
        new Date(fixture.deployment.now).toISOString(),
      ),
    );
    expect([due, reads]).toEqual([[], ['job_turns']]);
  });
});

it('two demo tabs renew each wallet once', async () => {
  const seed = {
    id: () => '1',
    version: '1',
    make: () => pointsWorld([]).map((org) => ({ ...org, rows: { ...org.rows, [renewals.name]: [] } })),
  };
  const open = memoryLogs();
  const tabs = [
    await createTabDatabase({ tables, seed, log: open() }),
    await createTabDatabase({ tables, seed, log: open() }),
  ];
  const { dependencies, close } = await openTestDeployment('tab', { world: [] });
  for (const look of [0, 15, 30]) {
    const now = startOf('2026-04') + look * minute;
    const ran = await Promise.all(
      tabs.map((db) => runJobs([renewJob], { ...dependencies, db, clock: () => now })),
    );
    // Seven people here, one in the other organisation.
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(look === 0 ? 8 : 0);
  }
  close();
  for (const db of tabs) {
    const { rows } = await db.read('taller', (store) =>
      store.list(entries, { where: { kind: 'allowance', ownerId: { ne: '' } } }),
    );
    expect(rows.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      100, 100, 100, 100, 100, 120, 120,
    ]);
  }
});
