/** The wallet: balances are sums of lines, lines name their source, and filters lose no line. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import type { MovementKind } from '#schema/points/points.rules.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

interface Line {
  readonly id: string;
  readonly wallet: 'give' | 'redeem';
  readonly kind: MovementKind;
  readonly amount: number;
  readonly balance_after: number;
  readonly created_at: string;
}

describe.each(storesOf(import.meta.url))('wallet, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => {
    fixture = await openPointsFixture(kind);
    await fixture.budget(100_000);
  });
  afterEach(async () => {
    await fixture.expectSound();
    fixture.deployment.close();
  });
  const extra = (amount: number, wallet = 'give', reason?: string) =>
    fixture.done('diego', 'POST /user/extra_points', { user_ids: ['ana'], amount, wallet, reason });
  const at = (moment: string): void => void (fixture.deployment.now = Date.parse(moment));
  const history = async (search = ''): Promise<readonly Line[]> => {
    const all: Line[] = [];
    for (let page = 1; ; page++) {
      const said = await fixture.done('ana', `GET /account/history?page=${page}&per_page=7${search}`);
      all.push(...said.items);
      if (page >= said.pagination.total_pages) return all;
    }
  };

  /** Moves points between ana's purse and the shop, as purchases and coupons do. */
  const trade = (own: {
    points: number;
    what: 'purchase' | 'coupon' | 'extra';
    sourceId: string;
    reverses?: string;
  }) =>
    fixture.change(async (store) => {
      const { newId } = fixture.deployment.dependencies;
      const redeem = (await accountsOf(store, ['ana'], 'redeem', newId)).get('ana');
      const shop = await accountOf(store, 'store', newId);
      if (redeem === undefined) throw new Error('no purse');
      const { points, what, sourceId, reverses } = own;
      const [from, to] = reverses === undefined ? [redeem, shop] : [shop, redeem];
      const moved = { from, to, points, kind: what, postId: null, sourceId };
      const draw = { newId, at: new Date(fixture.deployment.now).toISOString() };
      return move(store, [{ ...moved, ...(reverses === undefined ? {} : { reverses }) }], draw);
    });

  it('the wallet summary adds its lines by balance and kind, and the sums equal the balances', async () => {
    const empty = await fixture.done('ana', 'GET /account/summary');
    expect(empty).toEqual({
      purses: [
        { wallet: 'give', balance: 0, lines: [] },
        { wallet: 'redeem', balance: 0, lines: [] },
      ],
      base_points: 100,
      renews_on: '2026-04-01',
      expires: true,
    });
    for (let round = 1; round <= 9; round++) {
      await extra(round, round % 2 === 0 ? 'give' : 'redeem');
      await fixture.done('diego', 'POST /transfer/admin/points', {
        1: { user_id: 'ana', amount: round },
        2: { user_id: 'ana', amount: 2, wallet: 'give' },
      });
    }
    const { id } = await fixture.done('ana', 'POST /point_request', { amount: 11, reason: 'Feria' });
    await fixture.done('diego', 'POST /point_request/approve', { id });
    const [bought] = await trade({ points: 20, what: 'purchase', sourceId: 'order-1' });
    await trade({ points: 20, what: 'purchase', sourceId: 'order-1', reverses: bought?.id ?? '' });
    await trade({ points: 13, what: 'coupon', sourceId: 'code-1' });

    const lines = await history();
    const { purses } = await fixture.done('ana', 'GET /account/summary');
    for (const { wallet, balance, lines: sums } of purses) {
      const own = lines.filter((line) => line.wallet === wallet);
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
      expect(own[0]?.balance_after).toBe(balance);
      const counted = new Map<string, number>();
      for (const line of own) counted.set(line.kind, (counted.get(line.kind) ?? 0) + line.amount);
      const shown = sums.map((one: { kind: string; points: number }) => [one.kind, one.points]);
      // Kinds whose points cancel out are missing in the sums.
      expect(new Map(shown)).toEqual(new Map([...counted].filter(([, points]) => points !== 0)));
      expect(balance).toBe(sums.reduce((sum: number, one: { points: number }) => sum + one.points, 0));
      expect((await fixture.purse('ana'))[wallet as 'give' | 'redeem']).toBe(balance);
    }
    const me = await fixture.done('ana', 'GET /user');
    expect([me.points_to_give, me.points_to_redeem]).toEqual(
      purses.map(({ balance }: { balance: number }) => balance),
    );
  });

  it('wallet lines keep the order of booking when calls arrive in another order and ids are drawn elsewhere', async () => {
    const { newId } = fixture.deployment.dependencies;
    const book = (points: number, arrived: string, draw = newId) =>
      fixture.change(async (store) => {
        const redeem = (await accountsOf(store, ['ana'], 'redeem', newId)).get('ana');
        const issue = await accountOf(store, 'issue', newId);
        if (redeem === undefined) throw new Error('no purse');
        const moved = { from: issue, to: redeem, points, kind: 'extra', postId: null } as const;
        await move(store, [moved], { newId: draw, at: `2026-03-18T12:00:0${arrived}.000Z` });
      });
    await book(1, '3');
    await book(2, '1');
    await book(4, '2');
    const shown = async (search: string) =>
      (await history(search)).map(({ amount, balance_after }) => [amount, balance_after]);
    const booked = [
      [4, 7],
      [2, 3],
      [1, 1],
    ];
    expect(await shown('')).toEqual(booked);
    expect(await shown('&wallet=redeem')).toEqual(booked);
    let drawn = 0;
    await book(8, '0', () => `0-${++drawn}`);
    expect(await shown('&wallet=redeem')).toEqual([[8, 15], ...booked]);
  });

  it('each wallet line names its cause, and a refund names the line it reverses', async () => {
    await extra(100, 'redeem', 'Aniversario');
    const [bought] = await trade({ points: 20, what: 'purchase', sourceId: 'order-1' });
    await trade({ points: 20, what: 'purchase', sourceId: 'order-1', reverses: bought?.id ?? '' });
    await trade({ points: 13, what: 'coupon', sourceId: 'code-1' });
    const { id } = await fixture.done('ana', 'POST /point_request', { amount: 11, reason: 'Feria' });
    await fixture.done('diego', 'POST /point_request/approve', { id, note: 'Claro' });
    const { items } = await fixture.done('ana', 'GET /account/history?page=1');
    expect(items).toMatchObject([
      { kind: 'request', cause: { kind: 'request', id }, note: 'Claro', reverses: null },
      { kind: 'coupon', amount: -13, cause: { kind: 'redemption', id: 'code-1' } },
      { kind: 'purchase', amount: 20, cause: { kind: 'order', id: 'order-1' }, reverses: items[3].id },
      { kind: 'purchase', amount: -20, cause: { kind: 'order', id: 'order-1' }, reverses: null },
      { kind: 'extra', amount: 100, cause: null, note: 'Aniversario', counterpart: { id: 'diego' } },
    ]);
  });

  it('the wallet history filters by balance, kind and local days, in pages, without losing lines', async () => {
    // Mexico City is six hours behind UTC: midnight of the 20th is at 06:00 UTC.
    const moments = [
      '2026-03-19T05:59:59.999Z',
      '2026-03-19T06:00:00.000Z',
      '2026-03-20T05:59:59.999Z',
      '2026-03-20T06:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
    ];
    for (const [place, moment] of moments.entries()) {
      at(moment);
      await extra(place + 1, place % 2 === 0 ? 'give' : 'redeem');
    }
    const amounts = async (search: string): Promise<readonly number[]> =>
      (await history(search)).map(({ amount }) => amount).toReversed();
    expect(await amounts('')).toEqual([1, 2, 3, 4, 5]);
    expect(await amounts('&wallet=give')).toEqual([1, 3, 5]);
    expect(await amounts('&start_date=2026-03-19&end_date=2026-03-19')).toEqual([2, 3]);
    expect(await amounts('&start_date=2026-03-20')).toEqual([4, 5]);
    expect(await amounts('&end_date=2026-03-18')).toEqual([1]);
    expect(await amounts('&wallet=redeem&end_date=2026-03-19&kind=extra')).toEqual([2]);
    expect(await amounts('&kind=purchase')).toEqual([]);
    expect(await amounts('&start_date=0001-01-01&end_date=9999-12-31')).toEqual([1, 2, 3, 4, 5]);
    expect(await amounts('&end_date=0000-01-01')).toEqual([]);
    const two = await fixture.done('ana', 'GET /account/history?page=2&per_page=2');
    expect(two.pagination).toMatchObject({ page: 2, total: 5, total_pages: 3 });
    expect(two.items.map(({ amount }: Line) => amount)).toEqual([3, 2]);
  });

  it('the wallet history refuses reversed or malformed days and unknown balances and kinds', async () => {
    const refused = (search: string) => fixture.refused('ana', `GET /account/history?${search}`);
    expect(await refused('start_date=2026-03-02&end_date=2026-03-01')).toEqual([
      422,
      'end_date dates_reversed',
    ]);
    for (const [search, field] of [
      ['start_date=2026-02-30', 'start_date'],
      ['end_date=NaN', 'end_date'],
      ['wallet=issue', 'wallet'],
      ['kind=theft', 'kind'],
      ['per_page=101', 'per_page'],
      ['per_page=0', 'per_page'],
      ['page=0', 'page'],
    ] as const) {
      const [status, reason = ''] = await refused(search);
      expect([status, reason.split(' ')[0]], search).toEqual([422, field]);
    }
  });

  it('the wallet of a person is visible only to that person, and external people have none', async () => {
    await extra(5);
    expect((await fixture.done('bruno', 'GET /account/history?page=1')).items).toEqual([]);
    expect((await fixture.call('xavi', 'GET /account/history?page=1')).status).toBe(403);
    expect((await fixture.call('xavi', 'GET /account/summary')).status).toBe(403);
    // People who take no points get none at a renewal.
    expect((await fixture.done('nora', 'GET /account/summary')).base_points).toBe(0);
    expect((await fixture.done('carla', 'GET /account/summary')).base_points).toBe(120);
  });
});
