/** Coupons: who can redeem one, how many are left, and the value of a redeemed one (spec §7 "Coupons"). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { redemptionMs } from '#schema/limits.parts.ts';
import { reasonsOf } from '../support/said.ts';
import {
  admin,
  employee,
  external,
  foreigner,
  manager,
  nothing,
  openOrderFixture,
  type OrderFixture,
} from './orderFixture.ts';
import type { Coupon, Redemption } from './orderWire.ts';
import { storesOf } from '../support/trials.ts';

let fixture: OrderFixture;
let provider = '';
const take = (couponId: unknown, as = employee) =>
  fixture.say('POST /redeem/user/create', as, { coupon_id: couponId });
const taken = (couponId: string, as = employee) =>
  fixture.ask<Redemption>('POST /redeem/user/create', as, { coupon_id: couponId });
const shown = async (as = employee, route = 'GET /coupons') => fixture.ask<Coupon[]>(route, as);
const ids = async (as?: string, route?: string) => (await shown(as, route)).map(({ id }) => id);
const missing = async (id: string, as = employee) =>
  (await shown(as)).find((one) => one.id === id)?.missing.map(({ code }) => code);

describe.each(storesOf(import.meta.url))('coupons, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
    provider = await fixture.provider();
    await fixture.purse(employee, 100);
  });
  afterEach(async () => {
    await fixture.money.expectSoundBooks();
    fixture.close();
  });

  it('a free coupon is taken without moving points', async () => {
    const coupon = await fixture.coupon(provider, { value: 150, currency: 'MXN' });
    const redemption = await taken(coupon);
    expect(redemption).toMatchObject({ coupon_id: coupon, status: 'issued', points: 0, balance: 150 });
    expect(redemption.expires_at).toBe(new Date(fixture.deployment.now + redemptionMs).toISOString());
    expect(await fixture.redeemable(employee)).toBe(100);
    expect(await fixture.redeemed()).toEqual({});
    expect((await shown())[0]?.redemption?.key).toBe(redemption.key);
    expect((await shown(manager))[0]?.redemption).toBeNull();
  });

  it('a coupon with a price takes its points, counts in the budget, and appears on the statement', async () => {
    await fixture.budget(100);
    const { id } = await taken(await fixture.coupon(provider, { points: 40 }));
    expect([await fixture.redeemable(employee), await fixture.redeemed()]).toEqual([60, { '2026-03': 40 }]);
    const [line] = await fixture.lines(employee);
    expect(line).toMatchObject({ kind: 'coupon', amount: -40, cause: { kind: 'redemption', id } });
  });

  it('a coupon names its missing conditions, and taking it is refused for the same reason', async () => {
    await fixture.budget(30);
    const cases: readonly [Parameters<OrderFixture['coupon']>[1], readonly string[], number, string][] = [
      [{ startsAt: '2026-03-19' }, ['window'], 422, 'product_window'],
      [{ stock: 0 }, ['stock'], 409, 'coupon_gone'],
      [{ points: 31 }, ['budget'], 422, 'redeem_budget'],
      [{ points: 30 }, [], 200, ''],
      [{ points: 101 }, ['budget', 'points'], 422, 'redeem_budget'],
    ];
    for (const [given, codes, status, reason] of cases) {
      const coupon = await fixture.coupon(provider, given);
      expect(await missing(coupon)).toEqual(codes);
      const answer = await take(coupon);
      expect([answer.status, reasonsOf(answer)[0] ?? '']).toEqual([status, reason && `coupon_id: ${reason}`]);
    }
    await fixture.budget(null);
    const dear = await fixture.coupon(provider, { points: 71 });
    expect((await shown()).find(({ id }) => id === dear)?.missing).toEqual([
      { code: 'points', have: 70, need: 71, changes_at: null },
    ]);
    expect(reasonsOf(await take(dear))).toEqual(['coupon_id: points_to_redeem_insufficient']);
    const soon = await fixture.coupon(provider, { startsAt: '2026-03-19' });
    expect((await shown()).find(({ id }) => id === soon)?.missing[0]?.changes_at).toBe(
      '2026-03-19T06:00:00.000Z',
    );
    fixture.deployment.now = Date.parse('2026-03-19T06:00:00.000Z');
    expect((await take(soon)).status).toBe(200);
  });

  it('a coupon can be taken until the end of its last day in the zone of the organisation', async () => {
    const coupon = await fixture.coupon(provider, { endsAt: '2026-03-18', value: 5, currency: 'MXN' });
    fixture.deployment.now = Date.parse('2026-03-19T05:59:59.999Z');
    const { expires_at: end } = await taken(coupon);
    expect(end).toBe('2026-03-19T06:00:00.000Z');
    fixture.deployment.now += 1;
    expect(await ids(manager)).toEqual([]);
    expect(reasonsOf(await take(coupon, manager))).toEqual(['coupon_id: coupon_gone']);
    // The owner still sees the redemption with the state of its key, even before the job has stored that state.
    expect((await shown())[0]?.redemption).toMatchObject({ status: 'expired', balance: 0 });
  });

  it('an inactive coupon, or one of an inactive provider, is shown only to people who took it', async () => {
    const [one, other] = [await fixture.coupon(provider), await fixture.coupon(provider)];
    await taken(one);
    await fixture.ask(`PATCH /org/coupon/${one}`, admin, { active: false });
    expect(await ids(manager)).toEqual([other]);
    expect((await ids()).toSorted()).toEqual([one, other].toSorted());
    await fixture.ask(`PATCH /org/provider/${provider}`, admin, { active: false });
    expect([await ids(manager), await ids()]).toEqual([[], [one]]);
    for (const coupon of [one, other])
      expect(reasonsOf(await take(coupon, manager))).toEqual(['coupon_id: coupon_gone']);
    expect(await missing(one)).toEqual(['inactive']);
  });

  it('coupons are listed by provider, and by person for that person and administrators', async () => {
    const second = await fixture.provider('Librería', []);
    const [one, other] = [await fixture.coupon(provider), await fixture.coupon(second)];
    expect(await ids(employee, `GET /coupons/search/provider/${second}`)).toEqual([other]);
    await taken(other);
    fixture.deployment.now += 1_000;
    await taken(one);
    const me = await fixture.idOf(employee);
    const mine = `GET /coupons/search/user/${me}`;
    expect(await ids(employee, mine)).toEqual([one, other]);
    expect(await ids(admin, mine)).toEqual([one, other]);
    expect((await shown(admin, mine)).every(({ redemption }) => redemption !== null)).toBe(true);
    expect((await shown(admin)).every(({ redemption }) => redemption === null)).toBe(true);
    for (const as of [manager, foreigner]) expect((await fixture.say(mine, as)).status).toBe(404);
    for (const route of ['provider', 'user'])
      expect((await fixture.say(`GET /coupons/search/${route}/${nothing}`, admin)).status).toBe(404);
    const providers = await fixture.ask<{ name: string; coupons: number }[]>('GET /providers', employee);
    expect(providers.map(({ name, coupons }) => [name, coupons])).toEqual([
      ['Café Tierra Alta', 1],
      ['Librería', 1],
    ]);
  });

  it('a coupon cannot be taken by people of other organisations or external people', async () => {
    const coupon = await fixture.coupon(provider);
    expect(reasonsOf(await take(coupon, foreigner))).toEqual(['coupon_id: id_unknown']);
    expect(await ids(foreigner)).not.toContain(coupon);
    expect((await fixture.say(`GET /coupons/search/provider/${provider}`, foreigner)).status).toBe(404);
    expect((await take(coupon, external)).status).toBe(403);
  });

  it('an unknown or malformed coupon id is refused by field', async () => {
    for (const hostile of [nothing, '__proto__'])
      expect(reasonsOf(await take(hostile))).toEqual(['coupon_id: id_unknown']);
    for (const hostile of [undefined, null, 1, [], {}, '', 'x'.repeat(65)]) {
      const refused = await take(hostile);
      expect([refused.status, refused.body.reasons[0]?.field]).toEqual([422, 'coupon_id']);
    }
  });
});
