/** The administration of coupons and providers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
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
import { storesOf } from '../support/trials.ts';

interface Kept {
  readonly id: string;
  readonly title: string;
  readonly issued: number;
  readonly redeemed: number;
  readonly currency: string | null;
}
interface Provider {
  readonly id: string;
  readonly name: string;
  readonly coupons: number;
  readonly active: boolean;
  readonly staff: readonly { readonly email: string }[];
}

let fixture: OrderFixture;
const refused = async (route: string, body: unknown, as = admin) => {
  const answer = await fixture.say(route, as, body);
  return [answer.status, ...reasonsOf(answer)];
};
const titles = async (query: string) =>
  (await fixture.ask<{ items: Kept[] }>(`GET /org/coupons?page=1${query}`, admin)).items.map(
    ({ title }) => title,
  );

describe.each(storesOf(import.meta.url))('coupon administration, %s store', (kind) => {
  let provider = '';
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
    provider = await fixture.provider();
  });
  afterEach(() => fixture.close());

  const make = (given: Record<string, unknown> = {}) =>
    fixture.ask<Kept>('POST /org/coupon', admin, {
      provider_id: provider,
      title: 'Café',
      points: 0,
      ...given,
    });

  it('a coupon is created from title, provider and points, and an update changes only the sent fields', async () => {
    const made = await make();
    expect(made).toMatchObject({
      title: 'Café',
      provider: { id: provider },
      discount: '',
      value: null,
      stock: null,
      active: true,
      missing: [],
      redemption: null,
      issued: 0,
      redeemed: 0,
    });
    const changed = await fixture.ask<Kept>(`PATCH /org/coupon/${made.id}`, admin, {
      stock: 3,
      value: 9,
      currency: 'USD',
    });
    expect(changed).toMatchObject({ title: 'Café', stock: 3, value: 9, currency: 'USD' });
    // Without a value there is no currency.
    expect(await fixture.ask(`PATCH /org/coupon/${made.id}`, admin, { value: null })).toMatchObject({
      currency: null,
    });
  });

  it('coupons are found by words, ignoring accents, and by provider, also after the provider is renamed', async () => {
    const other = await fixture.provider('Librería Ámbar', []);
    await make({ description: 'Con leche de almendra' });
    fixture.deployment.now += 1_000;
    await make({ title: 'Novela', provider_id: other });
    expect(await titles('')).toEqual(['Novela', 'Café']);
    expect(await titles('&keywords=CAFE')).toEqual(['Café']);
    expect(await titles('&keywords=almendra')).toEqual(['Café']);
    expect(await titles('&keywords=ambar')).toEqual(['Novela']);
    expect(await titles(`&provider_id=${provider}`)).toEqual(['Café']);
    const book = await fixture.product({ name: 'Atlas', providerId: other, fold: 'atlas libreria ambar' });
    await fixture.ask(`PATCH /org/provider/${other}`, admin, { name: 'El Faro' });
    const { rows } = await fixture.look((store) => store.list(products, { where: { id: book } }));
    expect(rows[0]?.fold).toMatch(/^atlas\s+el faro$/);
    expect([await titles('&keywords=ambar'), await titles('&keywords=faro')]).toEqual([[], ['Novela']]);
  });

  it('a coupon counts issued and redeemed keys, and is deleted only when never taken', async () => {
    const { id } = await make();
    const { id: spare } = await make({ title: 'Otro' });
    const { key } = await fixture.ask<{ key: string }>('POST /redeem/user/create', employee, {
      coupon_id: id,
    });
    await fixture.ask('POST /redeem/user/create', manager, { coupon_id: id });
    await fixture.ask('POST /redeem', external, { key });
    const { items } = await fixture.ask<{ items: Kept[] }>('GET /org/coupons?page=1', admin);
    expect(items.find((one) => one.id === id)).toMatchObject({ issued: 2, redeemed: 1 });
    const kept = await fixture.say(`DELETE /org/coupon/${id}`, admin);
    expect([kept.status, kept.body.code]).toEqual([409, 'in_use']);
    expect((await fixture.say(`DELETE /org/coupon/${spare}`, admin)).status).toBe(200);
    expect((await fixture.say(`DELETE /org/coupon/${spare}`, admin)).status).toBe(404);
  });

  it('an invalid coupon is refused by field, at creation and at update', async () => {
    const right = { provider_id: provider, title: 'Café', points: 0 };
    const cases: readonly [Record<string, unknown>, string][] = [
      [{ provider_id: nothing }, 'provider_id: id_unknown'],
      [{ title: '  ' }, 'title: '],
      [{ value: 5 }, 'currency: required'],
      [{ currency: 'pesos', value: 5 }, 'currency: format'],
      [{ starts_at: '2026-05-02', ends_at: '2026-05-01' }, 'ends_at: dates_reversed'],
      [{ ends_at: '2026-02-30' }, 'ends_at: format'],
      ...([-1, 1.5, 1e308, 2 ** 53 + 1, '1', null, [], 'NaN'] as const).flatMap(
        (hostile) =>
          [
            [{ points: hostile }, 'points: '],
            ...(hostile === null ? [] : [[{ stock: hostile }, 'stock: '] as const]),
          ] as [Record<string, unknown>, string][],
      ),
    ];
    for (const [given, expected] of cases) {
      const [status, ...reasons] = await refused('POST /org/coupon', { ...right, ...given });
      expect(
        [status, reasons.some((one) => String(one).startsWith(expected))],
        JSON.stringify(given),
      ).toEqual([422, true]);
    }
    const { id } = await make({ starts_at: '2026-05-01' });
    expect(await refused(`PATCH /org/coupon/${id}`, { ends_at: '2026-04-30' })).toEqual([
      422,
      'ends_at: dates_reversed',
    ]);
  });

  it('a provider has external people as staff, each at one provider only', async () => {
    const other = await fixture.ask<Provider>('POST /org/provider', admin, {
      name: 'Librería',
      website: 'https://l.example',
    });
    expect(other).toMatchObject({ name: 'Librería', active: true, coupons: 0, staff: [] });
    const [outside = '', inside = ''] = await fixture.money.ids([external, employee]);
    expect(
      await refused(`PATCH /org/provider/${other.id}`, { staff_ids: [outside, inside, nothing] }),
    ).toEqual([422, 'staff_ids.1: staff_external', 'staff_ids.2: id_unknown']);
    await fixture.ask(`PATCH /org/provider/${other.id}`, admin, { staff_ids: [outside, outside] });
    const staff = async () =>
      (await fixture.ask<Provider[]>('GET /org/providers', admin)).map((one) => [
        one.name,
        one.staff.map(({ email }) => email),
      ]);
    expect(await staff()).toEqual([
      ['Café Tierra Alta', []],
      ['Librería', [external]],
    ]);
    await fixture.ask(`PATCH /org/provider/${other.id}`, admin, { staff_ids: [] });
    expect((await staff())[1]).toEqual(['Librería', []]);
  });

  it('provider names are unique regardless of case, and malformed website, e-mail and country are refused', async () => {
    expect(await refused('POST /org/provider', { name: 'CAFÉ tierra alta' })).toEqual([
      422,
      'name: name_taken',
    ]);
    expect((await refused('POST /org/provider', { name: 'X', website: 'http://x.example' }))[1]).toMatch(
      /^website: /,
    );
    expect((await refused('POST /org/provider', { name: 'X', contact_email: 'nadie' }))[1]).toMatch(
      /^contact_email: /,
    );
    expect((await refused('POST /org/provider', { name: 'X', country: 'Mexico' }))[1]).toMatch(/^country: /);
  });

  it('an inactive provider is visible to administrators only', async () => {
    await make();
    await fixture.ask(`PATCH /org/provider/${provider}`, admin, { active: false });
    expect(await fixture.ask('GET /providers', employee)).toEqual([]);
    expect(await fixture.ask<Provider[]>('GET /org/providers', admin)).toMatchObject([
      { active: false, coupons: 0 },
    ]);
  });

  it('coupon administration is forbidden to other roles, and unknown to other organisations', async () => {
    const { id } = await make();
    for (const [route, body] of [
      ['GET /org/coupons?page=1'],
      ['POST /org/coupon', { provider_id: provider, title: 'X', points: 0 }],
      [`PATCH /org/coupon/${id}`, { points: 1 }],
      [`DELETE /org/coupon/${id}`],
      ['GET /org/providers'],
      ['POST /org/provider', { name: 'X' }],
      [`PATCH /org/provider/${provider}`, { name: 'X' }],
    ] as const)
      for (const as of [employee, manager, external])
        expect((await fixture.say(route, as, body)).status).toBe(403);
    expect((await fixture.say(`PATCH /org/coupon/${id}`, foreigner, { points: 1 })).status).toBe(404);
    expect((await fixture.say(`DELETE /org/coupon/${id}`, foreigner)).status).toBe(404);
    expect((await fixture.say(`PATCH /org/provider/${provider}`, foreigner, { name: 'X' })).status).toBe(404);
    expect(
      await refused('POST /org/coupon', { provider_id: provider, title: 'X', points: 0 }, foreigner),
    ).toEqual([422, 'provider_id: id_unknown']);
  });
});
