/** Keys of coupons: hard to guess, visible to few, confirmed once, and invalid after their end. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expire } from '#backend/coupons/expiry.ts';
import { keyOf } from '#backend/coupons/keys.ts';
import { redemptions } from '#backend/coupons/coupons.tables.ts';
import { createSign } from '#backend/http/sign.ts';
import type { StoreKind } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import {
  admin,
  employee,
  external,
  foreigner,
  manager,
  openOrderFixture,
  type OrderFixture,
} from './orderFixture.ts';
import type { Redemption } from './orderWire.ts';

const shape = /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;
const day = 86_400_000;
const foreignExternal = 'external@boreal.example';

let fixture: OrderFixture;
const look = (key: string, as: string) => fixture.say(`GET /redeem?key=${encodeURIComponent(key)}`, as);
const confirm = (key: unknown, as = external) => fixture.say('POST /redeem', as, { key });

describe('drawing of coupon keys', () => {
  const sign = createSign(new TextEncoder().encode('one secret of a home that is long enough'));
  const otherSign = createSign(new TextEncoder().encode('another secret that is long enough as well'));

  it('coupon keys have twelve unambiguous characters, are unique, and use all characters evenly', async () => {
    const keys = await Promise.all(
      Array.from({ length: 2_000 }, (_, index) => keyOf(sign, `redemption-${index}`)),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    const counts = new Map<string, number>();
    for (const sign_ of keys.join('')) counts.set(sign_, (counts.get(sign_) ?? 0) + 1);
    // 24,000 characters of an alphabet of 32: each about 750 times.
    expect(counts.size).toBe(32);
    expect(Math.min(...counts.values())).toBeGreaterThan(600);
    expect(Math.max(...counts.values())).toBeLessThan(900);
  });

  it('a coupon key depends on the secret, the id and the attempt, and the next id does not reveal it', async () => {
    const id = '019d0000-0000-7000-8000-000000000001';
    expect(await keyOf(sign, id)).toBe(await keyOf(sign, id));
    expect(await keyOf(otherSign, id)).not.toBe(await keyOf(sign, id));
    expect(await keyOf(sign, id, 1)).not.toBe(await keyOf(sign, id));
    // The next id gives no hint: about one character in 32 is equal by chance.
    const [one, next] = [await keyOf(sign, id), await keyOf(sign, id.replace(/1$/, '2'))];
    expect(Array.from(one, (letter, at) => letter === next[at]).filter(Boolean).length).toBeLessThan(5);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('redemption of a coupon, %s store', (kind) => {
  let provider = '';
  let coupon = '';
  let key = '';
  let id = '';
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
    provider = await fixture.provider();
    coupon = await fixture.coupon(provider, {
      title: 'Café doble',
      value: 80,
      currency: 'MXN',
      terms: 'De lunes a viernes',
    });
    ({ key, id } = await fixture.ask<Redemption>('POST /redeem/user/create', employee, {
      coupon_id: coupon,
    }));
  });
  afterEach(() => fixture.close());

  it('a coupon key is accepted in any case, with or without dashes', async () => {
    expect(key).toMatch(shape);
    for (const spelt of [key, key.toLowerCase(), key.replaceAll('-', ''), ` ${key.replaceAll('-', ' ')} `])
      expect((await look(spelt, external)).body).toMatchObject({ id, key });
  });

  it('a coupon key is readable by its owner, administrators and its provider, and unknown to everyone else', async () => {
    const other = await fixture.provider('Librería', []);
    expect((await look(key, external)).body).toMatchObject({
      title: 'Café doble',
      terms: 'De lunes a viernes',
      provider: { name: 'Café Tierra Alta' },
      balance: 80,
      may_confirm: true,
    });
    for (const as of [employee, admin])
      expect((await look(key, as)).body).toMatchObject({ id, may_confirm: false });
    for (const as of [manager, foreigner, foreignExternal]) expect((await look(key, as)).status).toBe(404);
    expect((await confirm(key, foreignExternal)).status).toBe(404);
    for (const as of [employee, manager, admin]) expect((await confirm(key, as)).status).toBe(403);
    // Staff of another provider gets the same answer as for an unknown key.
    await fixture.ask(`PATCH /org/provider/${other}`, admin, { staff_ids: [await fixture.idOf(external)] });
    expect([(await look(key, external)).status, (await confirm(key)).status]).toEqual([404, 404]);
    const unknown = await look('AAAA-AAAA-AAAA', external);
    expect(unknown.body).toEqual((await look(key, external)).body);
  });

  it('a coupon redemption is confirmed once, even by six concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(key.toLowerCase())));
    expect(all.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(all.find(({ status }) => status === 200)?.body).toMatchObject({
      status: 'redeemed',
      balance: 0,
      redeemed_at: new Date(fixture.deployment.now).toISOString(),
      may_confirm: false,
    });
    expect(reasonsOf(await confirm(key))).toEqual(['key: redemption_used']);
    expect((await look(key, employee)).body).toMatchObject({ status: 'redeemed', balance: 0 });
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([]);
  });

  it('a coupon redemption can be confirmed until its last millisecond and not after', async () => {
    const end = fixture.deployment.now + 90 * day;
    fixture.deployment.now = end;
    const refused = await confirm(key);
    expect([refused.status, reasonsOf(refused)]).toEqual([409, ['key: redemption_expired']]);
    expect((await look(key, external)).body).toMatchObject({ status: 'expired', may_confirm: false });
    fixture.deployment.now = end - 1;
    expect((await confirm(key)).status).toBe(200);
  });

  it('a coupon redemption expires once, and its owner is notified once three days before', async () => {
    const state = () =>
      fixture.look(async (store) => (await store.list(redemptions, { where: { id } })).rows[0]?.status);
    await fixture.deployment.tick();
    fixture.deployment.now += 87 * day - 901_000;
    await fixture.deployment.tick();
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([]);
    fixture.deployment.now += 901_000;
    await Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]);
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([id]);
    for (let hours = 0; hours < 80; hours += 8) {
      fixture.deployment.now += day / 3;
      await fixture.deployment.tick();
    }
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([id]);
    expect(await state()).toBe('expired');
    // A clock that is set back causes no second notification.
    fixture.deployment.now -= 2 * day;
    await fixture.write((store) => store.update(redemptions, { id }, { status: 'issued' }));
    await fixture.deployment.tick();
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([id]);
    fixture.deployment.now += 10 * day;
    await fixture.deployment.tick();
    expect([await state(), await fixture.deployment.tick()]).toEqual(['expired', 0]);
    // The key was redeemed while the job was about to expire it: it stays redeemed.
    await fixture.write(async (store) => {
      await store.update(redemptions, { id }, { status: 'redeemed' });
      expect(await expire({ store, at: new Date(fixture.deployment.now).toISOString() }, id)).toBe(false);
    });
    expect(await state()).toBe('redeemed');
  });

  it('a used coupon redemption neither expires nor notifies its owner', async () => {
    await confirm(key);
    for (let days = 0; days < 95; days += 5) {
      fixture.deployment.now += 5 * day;
      await fixture.deployment.tick();
    }
    expect(await fixture.noticesOf(employee, 'coupon')).toEqual([]);
    expect((await look(key, employee)).body).toMatchObject({ status: 'redeemed' });
  });

  it('after an outage the owner of a coupon redemption is notified unless it has expired', async () => {
    await fixture.deployment.tick();
    const late = await fixture.ask<Redemption>('POST /redeem/user/create', manager, { coupon_id: coupon });
    await fixture.write((store) =>
      store.update(
        redemptions,
        { id: late.id },
        { expiresAt: new Date(fixture.deployment.now + 95 * day).toISOString() },
      ),
    );
    fixture.deployment.now += 94 * day;
    await fixture.deployment.tick();
    expect([await fixture.noticesOf(employee, 'coupon'), await fixture.noticesOf(manager, 'coupon')]).toEqual(
      [[], [late.id]],
    );
  });

  it('an invalid coupon key is refused by field, and an unknown key is not found', async () => {
    for (const hostile of [undefined, null, 1, [], {}, '', '   ', 'x'.repeat(41)]) {
      const refused = await confirm(hostile);
      expect([refused.status, refused.body.reasons[0]?.field]).toEqual([422, 'key']);
    }
    for (const nobodys of ['__proto__', '%', '----', "' or 1=1", 'ＡＢＣ'])
      expect([(await confirm(nobodys)).status, (await look(nobodys, external)).status]).toEqual([404, 404]);
  });
});
