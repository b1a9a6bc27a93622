/**
 * Points handed out by administrators: at most the points to distribute, only to people who take points, all lines or
 * none.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

const extraRoute = 'POST /user/extra_points';
const transferRoute = 'POST /transfer/admin/points';

describe.each(storesOf(import.meta.url))('points to distribute, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => void (fixture = await openPointsFixture(kind)));
  afterEach(async () => {
    await fixture.expectSound();
    fixture.deployment.close();
  });

  it('the points to distribute are set up or down to a number, and the ledger holds the difference', async () => {
    for (const amount of [500, 200, 200, 0, 1_000_000]) {
      const said = await fixture.done('diego', 'POST /org/points_to_distribute', { amount });
      expect(said).toEqual({ points_to_distribute: amount });
      expect(await fixture.left()).toBe(amount);
    }
    const moved = await fixture.look(
      async (store) => (await store.list(transfers, { where: { kind: 'distribute' } })).rows,
    );
    expect(moved.map(({ points }) => points).toSorted((one, other) => one - other)).toEqual([
      200, 300, 500, 1_000_000,
    ]);
  });

  it('points are distributed by administrators only', async () => {
    await fixture.budget(500);
    const before = await fixture.books();
    for (const name of ['ana', 'carla', 'xavi'])
      for (const [route, body] of [
        ['POST /org/points_to_distribute', { amount: 1 }],
        ['POST /org/base_points', { base_points: 1 }],
        [extraRoute, { user_ids: ['ana'], amount: 1 }],
        [transferRoute, { 1: { user_id: 'ana', amount: 1 } }],
        ['POST /points/outputs', {}],
      ] as const)
        expect((await fixture.call(name, route, body)).status, `${name} ${route}`).toBe(403);
    expect(await fixture.books()).toBe(before);
  });

  it('administrators give extra points and transfers to themselves only if the organisation allows it', async () => {
    await fixture.budget(100);
    const before = await fixture.books();
    const extra = { user_ids: ['ana', 'diego'], amount: 5 };
    const transfer = { 1: { user_id: 'ana', amount: 5 }, 2: { user_id: 'diego', amount: 5 } };
    expect(await fixture.refused('diego', extraRoute, extra)).toEqual([422, 'user_ids.1 points_to_self']);
    expect(await fixture.refused('diego', transferRoute, transfer)).toEqual([
      422,
      '2.user_id points_to_self',
    ]);
    expect(await fixture.books()).toBe(before);
    await fixture.done('diego', 'PATCH /org/settings/points', { self_grants: true });
    await fixture.done('diego', extraRoute, extra);
    await fixture.done('diego', transferRoute, transfer);
    expect(await fixture.purse('diego')).toEqual({ give: 5, redeem: 5 });
  });

  it('extra points give each person the same amount, with their reason on the statement', async () => {
    await fixture.budget(100);
    const said = await fixture.done('diego', extraRoute, {
      user_ids: ['bruno', 'ana'],
      amount: 30,
      reason: 'Por el cierre',
    });
    expect(said).toMatchObject([
      { user: { id: 'bruno' }, wallet: 'give', amount: 30, reason: 'Por el cierre' },
      { user: { id: 'ana' }, wallet: 'give', amount: 30, reason: 'Por el cierre' },
    ]);
    await fixture.done('diego', extraRoute, { user_ids: ['ana'], amount: 40, wallet: 'redeem' });
    expect(await fixture.purse('ana')).toEqual({ give: 30, redeem: 40 });
    expect(await fixture.purse('bruno')).toEqual({ give: 30, redeem: 0 });
    expect(await fixture.left()).toBe(0);
    const { items } = await fixture.done('ana', 'GET /account/history?page=1');
    expect(items).toMatchObject([
      { kind: 'extra', wallet: 'redeem', amount: 40, note: '', counterpart: { id: 'diego' }, cause: null },
      { kind: 'extra', wallet: 'give', amount: 30, balance_after: 30, note: 'Por el cierre', cause: null },
    ]);
  });

  it('distributing more points than the budget holds is refused, over all people and lines together', async () => {
    await fixture.budget(59);
    const before = await fixture.books();
    const body = { user_ids: ['ana', 'bruno'], amount: 30 };
    expect(await fixture.refused('diego', extraRoute, body)).toEqual([422, 'amount budget_insufficient']);
    expect((await fixture.call('diego', extraRoute, body)).text).toContain(
      'Quedan 59 puntos por repartir y esto suma 60',
    );
    const lines = {
      1: { user_id: 'ana', amount: 30 },
      2: { user_id: 'bruno', amount: 30 },
      3: { user_id: 'ana', amount: 1 },
    };
    // At the first line that exceeds the budget.
    expect(await fixture.refused('diego', transferRoute, lines)).toEqual([422, '2 budget_insufficient']);
    expect(await fixture.books()).toBe(before);
    await fixture.done('diego', extraRoute, { user_ids: ['ana'], amount: 59 });
  });

  it('distributing points is refused as a whole when one person cannot receive them, naming each', async () => {
    await fixture.budget(1_000);
    const before = await fixture.books();
    const names = ['ana', 'nobody', 'ines', 'nora', 'xavi', 'olga', 'ana'];
    expect(await fixture.refused('diego', extraRoute, { user_ids: names, amount: 1 })).toEqual([
      422,
      'user_ids.1 person_unknown',
      'user_ids.2 person_without_points',
      'user_ids.3 person_without_points',
      'user_ids.4 person_without_points',
      'user_ids.5 person_unknown',
      'user_ids.6 receiver_duplicate',
    ]);
    const lines = Object.fromEntries(
      names.map((user_id, place) => [String(place + 1), { user_id, amount: 1 }]),
    );
    expect(await fixture.refused('diego', transferRoute, lines)).toEqual([
      422,
      '2.user_id person_unknown',
      '3.user_id person_without_points',
      '4.user_id person_without_points',
      '5.user_id person_without_points',
      '6.user_id person_unknown',
    ]);
    expect(await fixture.books()).toBe(before);
  });

  it('a point transfer moves its lines in numbered order, to the redeem balance by default', async () => {
    await fixture.budget(200);
    const said = await fixture.done('diego', transferRoute, {
      2: { user_id: 'ana', amount: 5, wallet: 'give' },
      1: { user_id: 'bruno', amount: 20, reason: 'Feria' },
      3: { user_id: 'bruno', amount: 7 },
    });
    expect(said).toMatchObject({
      total: 32,
      lines: [
        { user: { id: 'bruno' }, amount: 20, wallet: 'redeem', reason: 'Feria' },
        { user: { id: 'ana' }, amount: 5, wallet: 'give', reason: '' },
        { user: { id: 'bruno' }, amount: 7, wallet: 'redeem' },
      ],
    });
    expect(await fixture.purse('bruno')).toEqual({ give: 0, redeem: 27 });
    expect(await fixture.left()).toBe(168);
    const { items } = await fixture.done('bruno', 'GET /account/history?kind=transfer');
    expect(items.map((line: { amount: number }) => line.amount)).toEqual([7, 20]);
  });

  it('two distributions of points with one key are one distribution', async () => {
    await fixture.budget(100);
    const body = { user_ids: ['ana'], amount: 40 };
    const both = await Promise.all([
      fixture.call('diego', extraRoute, body, 'one-key'),
      fixture.call('diego', extraRoute, body, 'one-key'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.text).toBe(both[1]?.text);
    expect((await fixture.purse('ana')).give).toBe(40);
  });

  it('concurrent distributions of points that exceed the budget succeed once', async () => {
    await fixture.budget(50);
    const asked = await Promise.all(
      ['ana', 'bruno', 'elena', 'carla'].map((name, place) =>
        place % 2 === 0
          ? fixture.call('diego', extraRoute, { user_ids: [name], amount: 30 })
          : fixture.call('dora', transferRoute, { 1: { user_id: name, amount: 30 } }),
      ),
    );
    expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422,
    ]);
    expect(await fixture.left()).toBe(20);
  });
});
