/** How coupons are sorted and grouped, and how the administration forms convert to the contract. */
import { describe, expect, test } from 'vitest';
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { couponForm, toCouponInput, fieldsOf, type CouponFields } from '#src/coupons/admin/couponForm.ts';
import { addressOf, refusedOf } from '#src/coupons/admin/providerForm.ts';
import { codesOf, offered } from '#src/coupons/couponRows.ts';
import { worthOf } from '#src/coupons/couponWords.ts';

const now = Date.UTC(2026, 10, 21, 12);
const after = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();
const lacks = (code: Missing['code'], changesAt: string | null = null): Missing => ({
  code,
  changesAt,
  have: null,
  need: null,
});
const redemption = (facts: Partial<Redemption>): Redemption => ({
  id: 'r',
  couponId: 'c',
  key: 'K7QM-4XWP-9TBD',
  status: 'issued',
  points: 0,
  balance: null,
  redeemedAt: null,
  expiresAt: null,
  createdAt: after(-1),
  ...facts,
});
const coupon = (id: string, facts: Partial<Coupon> = {}): Coupon => ({
  id,
  provider: { id: 'p', name: 'Café Tierra Alta', logoUrl: null },
  title: id,
  description: '',
  terms: '',
  imageUrl: null,
  discount: '',
  value: null,
  currency: null,
  points: 0,
  startsAt: null,
  endsAt: null,
  stock: null,
  active: true,
  missing: [],
  redemption: null,
  createdAt: after(-1),
  ...facts,
});
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ');

describe('the coupons on offer', () => {
  const list = [
    coupon('mine', { redemption: redemption({}) }),
    coupon('dear', { missing: [lacks('points')] }),
    coupon('soon', { missing: [lacks('window', after(48))] }),
    coupon('off', { missing: [lacks('inactive')] }),
    coupon('over', { missing: [lacks('window')], redemption: redemption({}) }),
    coupon('free'),
  ];

  test('coupons on offer are ordered by available, unavailable and taken, and those that are over are left out', () => {
    expect(ids(offered(list, ''))).toBe('free dear soon mine');
  });

  test('coupons on offer are found by words of the coupon and its provider, without regard to accents', () => {
    expect(ids(offered([coupon('Té', { discount: '2 x 1' }), coupon('Pan')], 'te'))).toBe('Té');
    expect(offered(list, 'tierra')).toHaveLength(4);
    expect(offered(list, 'piano')).toEqual([]);
  });

  test('a coupon shows its discount, or otherwise its value in money', () => {
    expect(worthOf({ discount: '2 x 1', value: 5, currency: 'USD' }, 'es')).toBe('2 x 1');
    expect(worthOf({ discount: '', value: 20_000, currency: 'COP' }, 'es')).toMatch(/COP.20.000/u);
    expect(worthOf({ discount: '', value: null, currency: null }, 'es')).toBeNull();
  });
});

describe('the redeemed codes of coupons', () => {
  test('usable coupon codes are ordered by their end, apart from those that are used or expired', () => {
    const { usable, over } = codesOf([
      coupon('endless', { redemption: redemption({}) }),
      coupon('late', { redemption: redemption({ expiresAt: after(72) }) }),
      coupon('used', { redemption: redemption({ status: 'redeemed', expiresAt: after(72) }) }),
      coupon('soon', { redemption: redemption({ expiresAt: after(1) }) }),
      coupon('passed', { redemption: redemption({ status: 'expired', expiresAt: after(0) }) }),
      // The backend's status counts, because the clock of this device may be wrong.
      coupon('good', { redemption: redemption({ expiresAt: after(-1) }) }),
      coupon('never'),
    ]);
    expect(ids(usable)).toBe('good soon late endless');
    expect(ids(over)).toBe('used passed');
  });
});

describe('the form of a coupon', () => {
  const good: CouponFields = { ...fieldsOf(null, 'p'), title: ' Dos cafés ' };
  const errors = async (change: Partial<CouponFields>) =>
    (
      await rowResolver(couponForm, 'es')({ ...good, ...change }, undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      })
    ).errors;

  test('the input of a coupon has null for empty fields', () => {
    expect(toCouponInput({ ...good, currency: 'USD', stock: null })).toMatchObject({
      title: 'Dos cafés',
      discount: '',
      value: null,
      currency: null,
      startsAt: null,
      endsAt: null,
      stock: null,
      points: 0,
    });
  });

  test('the form of a coupon requires a title, points, a currency for a value, and ordered dates', async () => {
    expect(await errors({})).toEqual({});
    expect(Object.keys(await errors({ title: ' ' }))).toEqual(['title']);
    expect(Object.keys(await errors({ points: null }))).toEqual(['points']);
    expect(Object.keys(await errors({ value: 20 }))).toEqual(['currency']);
    expect(await errors({ value: 20, currency: 'USD' })).toEqual({});
    expect(Object.keys(await errors({ startsAt: '2026-12-02', endsAt: '2026-12-01' }))).toEqual(['endsAt']);
  });
});

describe('the form of a provider', () => {
  test('a provider’s address without a scheme gets https, and other addresses stay unchanged', () => {
    expect(addressOf(' tierraalta.example ')).toBe('https://tierraalta.example');
    expect(addressOf('http://a.example')).toBe('http://a.example');
    expect(addressOf('  ')).toBeNull();
  });

  test('a validation error of a provider’s staff is mapped to the person’s name', () => {
    const error = new ApiError({
      ...errorOf('invalid', 'es').facts(),
      reasons: [{ field: 'staff_ids.1', code: 'staff_external', message: 'x' }],
    });
    const person = (firstName: string) => ({
      id: firstName,
      firstName,
      lastName: 'Rivas',
      email: '',
      jobPosition: null,
      departmentId: null,
      departmentName: null,
      profileImageUrl: null,
      active: true,
      takesPoints: true,
    });
    expect(refusedOf(error, [person('Ana'), person('Eva')])).toEqual(['Eva Rivas']);
  });
});
