/**
 * Invalid amounts and invalid lines: refused with the name of their field, never with an internal error, and no points
 * move.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';

/** As JSON text, so that values arrive that only a parser sees. */
const hostile = [
  '-1',
  '1.5',
  '1e308',
  '9007199254740993',
  '1000001',
  '"1"',
  'null',
  '[]',
  '"NaN"',
  'true',
  '{}',
  '"Infinity"',
  '[1]',
  '-0.1',
];

interface Call {
  readonly route: string;
  /** The body around an amount. */
  readonly body: (amount: string) => string;
  readonly field: string;
  /** Values that are valid here, although other calls refuse them. */
  readonly allowed?: readonly string[];
  readonly zero?: true;
}

const calls: readonly Call[] = [
  {
    route: 'POST /org/points_to_distribute',
    body: (amount) => `{"amount":${amount}}`,
    field: 'amount',
    zero: true,
  },
  {
    route: 'POST /org/base_points',
    body: (amount) => `{"base_points":${amount}}`,
    field: 'base_points',
    zero: true,
  },
  ...['base_employee', 'base_manager', 'base_admin'].map((field) => ({
    route: 'PATCH /org/settings/points',
    body: (amount: string) => `{"${field}":${amount}}`,
    field,
    zero: true as const,
  })),
  {
    route: 'PATCH /org/settings/points',
    body: (amount) => `{"redeem_budget":${amount}}`,
    field: 'redeem_budget',
    allowed: ['null'],
    zero: true,
  },
  {
    route: 'POST /user/extra_points',
    body: (amount) => `{"user_ids":["ana"],"amount":${amount}}`,
    field: 'amount',
  },
  {
    route: 'POST /transfer/admin/points',
    body: (amount) => `{"1":{"user_id":"ana","amount":${amount}}}`,
    field: '1.amount',
  },
  {
    route: 'POST /point_request',
    body: (amount) => `{"amount":${amount},"reason":"Feria"}`,
    field: 'amount',
  },
  {
    route: 'POST /point_request/approve',
    body: (amount) => `{"id":"any","amount":${amount}}`,
    field: 'amount',
  },
  {
    route: 'POST /levels/create',
    body: (amount) => `{"name":"Uno","min_points":${amount}}`,
    field: 'min_points',
    zero: true,
  },
  {
    route: 'POST /levels/create',
    body: (amount) => `{"name":"Dos","min_points":0,"max_points":${amount}}`,
    field: 'max_points',
    zero: true,
  },
  {
    route: 'PATCH /levels/any',
    body: (amount) => `{"min_points":${amount}}`,
    field: 'min_points',
    zero: true,
  },
];

const line = '{"user_id":"ana","amount":1}';

describe.each(['tab', 'sql'] satisfies StoreKind[])('invalid amounts of points, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => {
    fixture = await openPointsFixture(kind);
    await fixture.budget(1_000);
  });
  afterEach(async () => {
    await fixture.expectSound();
    fixture.deployment.close();
  });

  it.each(calls.map((call) => [`${call.route} ${call.field}`, call] as const))(
    'an invalid amount of %s is refused by field and moves no points',
    async (_name, { route, body, field, allowed = [], zero }) => {
      const before = await fixture.books();
      for (const amount of [...hostile, ...(zero ? [] : ['0'])]) {
        if (allowed.includes(amount)) continue;
        const [status, ...reasons] = await fixture.refused('diego', route, body(amount));
        const fields = new Set(reasons.map((reason) => reason.split(' ')[0]));
        expect([status, ...fields], amount).toEqual([422, field]);
      }
      // Not JSON at all.
      for (const amount of ['NaN', 'Infinity', '01', ''])
        expect(await fixture.refused('diego', route, body(amount)), amount).toEqual([400]);
      expect(await fixture.books()).toBe(before);
    },
  );

  it.each([
    ['nothing', '{}', '1 transfer_empty'],
    ['a gap', `{"1":${line},"3":${line}}`, '3 transfer_key'],
    ['no first', `{"2":${line}}`, '2 transfer_key'],
    ['a zero before', `{"01":${line}}`, '01 transfer_key'],
    ['a zero before beside the right ones', `{"1":${line},"02":${line}}`, '02 transfer_key'],
    ['less than nothing', `{"-1":${line}}`, '-1 transfer_key'],
    ['zero', `{"0":${line},"1":${line}}`, '0 transfer_key'],
    ['a part', `{"1.0":${line}}`, '1.0 transfer_key'],
    ['an exponent', `{"1e0":${line}}`, '1e0 transfer_key'],
    ['a space', `{" 1":${line}}`, ' 1 transfer_key'],
    ['no name', `{"":${line}}`, ' transfer_key'],
    ['another script', `{"١":${line}}`, '١ transfer_key'],
    ['__proto__', `{"__proto__":${line}}`, '__proto__ transfer_key'],
    ['__proto__ beside the right ones', `{"1":${line},"__proto__":${line}}`, '__proto__ transfer_key'],
    ['constructor', `{"constructor":${line}}`, 'constructor transfer_key'],
    ['a huge one', `{"9007199254740993":${line}}`, '9007199254740993 transfer_key'],
  ])('a point transfer numbered with %s is refused and moves no points', async (_name, body, reason) => {
    const before = await fixture.books();
    const [status, ...reasons] = await fixture.refused('diego', 'POST /transfer/admin/points', body);
    expect(status).toBe(422);
    expect(reasons).toContain(reason);
    expect(await fixture.books()).toBe(before);
  });

  it('a point transfer has at most 200 lines, each of them an object', async () => {
    const lines = (count: number): string =>
      `{${Array.from({ length: count }, (_, place) => `"${place + 1}":${line}`).join(',')}}`;
    expect(await fixture.refused('diego', 'POST /transfer/admin/points', lines(201))).toEqual([
      422,
      '201 transfer_too_long',
    ]);
    for (const body of ['null', '[]', `[${line}]`, '"1"', '1', '{"1":null}', '{"1":[]}', '{"1":{}}'])
      expect((await fixture.refused('diego', 'POST /transfer/admin/points', body))[0], body).toBe(422);
    expect(await fixture.left()).toBe(1_000);
    await fixture.done('diego', 'POST /transfer/admin/points', lines(200));
    expect(await fixture.purse('ana')).toEqual({ give: 0, redeem: 200 });
  });

  it('a point transfer with one invalid line is refused by that line and moves no points', async () => {
    const before = await fixture.books();
    for (const wrong of [
      '{"user_id":"nobody","amount":1}',
      '{"user_id":"ines","amount":1}',
      '{"user_id":"ana","amount":0}',
      '{"user_id":"ana","amount":1000000}',
      '{"user_id":"ana","amount":1,"wallet":"issue"}',
      '{"amount":1}',
    ]) {
      const body = `{"1":${line},"2":${wrong},"3":${line}}`;
      const [status, reason = ''] = await fixture.refused('diego', 'POST /transfer/admin/points', body);
      expect(status, wrong).toBe(422);
      expect(reason, wrong).toMatch(/^2(\.| )/);
    }
    expect(await fixture.books()).toBe(before);
  });
});
