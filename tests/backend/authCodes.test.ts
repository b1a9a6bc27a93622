/** Codes by mail: six digits, once, for ten minutes, five tries; and the same for an address that nobody has (spec §8). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { oneTimeCodes } from '#backend/auth/auth.tables.ts';
import { drawCode } from '#backend/auth/codes.service.ts';
import { createSign } from '#backend/http/sign.ts';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { secret, type StoreKind } from '../support/deployment.ts';
import {
  openAuthFixture,
  employee,
  nobody,
  reasonsOf,
  right,
  type AuthFixture,
  type Seen,
} from './authFixture.ts';
import { trials } from '#tests/support/trials.ts';

const wrongWords = 'Ese código no es correcto. Revisa el último correo que te enviamos.';
const voidWords = 'Ese código venció o ya se usó. Pide uno nuevo.';
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

describe.each(['tab', 'sql'] satisfies StoreKind[])('one-time codes, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());
  const request = (email = employee, headers = {}): Promise<Seen> =>
    fixture.post('/otp/login', { email }, { headers });
  const verify = (code: string, email = employee): Promise<Seen> =>
    fixture.post('/otp/verify_code', { email, code });
  const again = (): void => {
    fixture.deployment.now += oneTimeCode.resendMs;
  };

  it('open a session, once', async () => {
    await fixture.change({ activatedAt: null });
    expect((await request()).body).toEqual({
      success: true,
      error: null,
      expires_at: '2026-03-18T18:10:00.000Z',
      resend_at: '2026-03-18T18:00:30.000Z',
    });
    const code = await fixture.code();
    expect(code).toMatch(/^\d{6}$/);
    const opened = await verify(` ${code} `);
    expect(opened.body).toMatchObject({ success: true, error: null });
    expect(await fixture.status(String(opened.body['auth_token']))).toBe(200);
    expect((await fixture.person()).activatedAt).toBe('2026-03-18T18:00:00.000Z');
    expect((await verify(code)).body).toEqual({ success: false, error: voidWords, auth_token: null });
  });

  it('are used once by two that answer at the same time', async () => {
    await request();
    const code = await fixture.code();
    const both = await Promise.all([verify(code), verify(code)]);
    expect(both.filter(({ body }) => body['success'] === true)).toHaveLength(1);
  });

  it('are wrong, then void after five tries, the right one too', async () => {
    await request();
    const code = await fixture.code();
    for (let time = 0; time < oneTimeCode.tries; time++)
      expect((await verify(wrongOf(code))).body).toMatchObject({ success: false, error: wrongWords });
    expect((await verify(code)).body).toMatchObject({ success: false, error: voidWords });
  });

  it('end after ten minutes', async () => {
    await request();
    const code = await fixture.code();
    fixture.deployment.now += oneTimeCode.validMs;
    expect((await verify(code)).body).toMatchObject({ success: false, error: voidWords });
  });

  it('hold until the last moment', async () => {
    await request();
    fixture.deployment.now += oneTimeCode.validMs - 1;
    expect((await verify(await fixture.code())).body['success']).toBe(true);
  });

  it('are void once a newer one was sent', async () => {
    await request();
    const first = await fixture.code();
    again();
    await request();
    const second = await fixture.code();
    if (first !== second) expect((await verify(first)).body).toMatchObject({ error: wrongWords });
    expect((await verify(second)).body['success']).toBe(true);
  });

  it('belong to one person', async () => {
    await request();
    const code = await fixture.code();
    await request('manager@aurora.example');
    const other = await fixture.code();
    if (code !== other)
      expect((await verify(code, 'manager@aurora.example')).body).toMatchObject({ error: wrongWords });
  });

  it('are guesses at the account: after ten wrong ones everything waits, the password too', async () => {
    for (let time = 0; time < 10; time++) {
      if (time % 4 === 0) {
        again();
        await request();
      }
      await verify(wrongOf(await fixture.code()));
    }
    expect((await verify(await fixture.code())).status).toBe(429);
    expect((await fixture.login(employee, right)).status).toBe(429);
  });

  it('are not sent more often than every half a minute, and five times a window', async () => {
    await request();
    const soon = await request();
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '30']);
    for (let time = 1; time < 5; time++) {
      again();
      expect((await request()).status).toBe(200);
    }
    again();
    expect((await request()).status).toBe(429);
    expect(await fixture.mails()).toHaveLength(5);
  });

  it('are not asked for from one place more than a hundred times', async () => {
    const headers = { 'x-aplauso-source': '203.0.113.9' };
    for (let time = 0; time < 100; time++) await request(`a${time}@b.example`, headers);
    expect((await request(employee, headers)).status).toBe(429);
    expect(await fixture.mails()).toHaveLength(0);
  });

  it('look the same from outside for an address that nobody has, through the whole of their life', async () => {
    const life = async (email: string): Promise<Seen[]> => {
      const seen = [await verify('123456', email), await request(email), await request(email)];
      const sent = (await fixture.mails()).length > 0 ? await fixture.code() : '000000';
      for (let time = 0; time < oneTimeCode.tries + 1; time++) seen.push(await verify(wrongOf(sent), email));
      again();
      seen.push(await request(email), await verify(wrongOf(sent), email));
      fixture.deployment.now += oneTimeCode.validMs;
      seen.push(await verify('123456', email), await verify('123456', email));
      fixture.deployment.now = begun;
      return seen;
    };
    const begun = fixture.deployment.now;
    const known = await life(employee);
    expect(await life(nobody)).toEqual(known);
    expect(known.map(({ body }) => body['error'] ?? body['code'])).toContain(voidWords);
    await fixture.change({ active: false }, 'manager@aurora.example');
    expect(await life('manager@aurora.example')).toEqual(known);
  });

  it('are sent to nobody who may not come in like that', async () => {
    await fixture.methods(['password']);
    expect((await request()).status).toBe(200);
    await fixture.methods(['otp']);
    again();
    await fixture.change({ expiresAt: '2026-01-01' });
    expect((await request()).status).toBe(200);
    expect(await fixture.mails()).toEqual([]);
  });

  it('sent before the person was deactivated open nothing', async () => {
    await request();
    await fixture.change({ active: false });
    expect((await verify(await fixture.code())).body).toMatchObject({ success: false, error: wrongWords });
  });

  it('need an address, and reach no telephone', async () => {
    expect(reasonsOf(await fixture.post('/otp/login', {}))).toEqual(['email: address_required']);
    const phone = '+52 55 1234 5678';
    expect(reasonsOf(await fixture.post('/otp/login', { phone }))).toEqual(['phone: otp_no_phone']);
    expect(reasonsOf(await fixture.post('/otp/verify_code', { phone, code: '123456' }))).toEqual([
      'phone: otp_no_phone',
    ]);
  });

  it('are kept as signatures', async () => {
    await request();
    const code = await fixture.code();
    const { rows } = await fixture.inOrg((store) => store.list(oneTimeCodes));
    expect(rows).toHaveLength(1);
    expect(Object.values(rows[0] ?? {})).not.toContain(code);
    expect(rows[0]?.codeHash).toMatch(/^[\w-]{43}$/);
  });

  it('are taken away within a quarter of an hour of their end', async () => {
    await request();
    fixture.deployment.now += oneTimeCode.validMs + 900_000;
    await fixture.deployment.tick();
    expect((await fixture.inOrg((store) => store.list(oneTimeCodes))).rows).toEqual([]);
  });
});

describe('the drawing of codes', () => {
  const sign = createSign(secret);
  it('always gives six digits, the same for the same id and home', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (id) => {
        const code = await drawCode(sign, id);
        expect(code).toMatch(/^\d{6}$/);
        expect(await drawCode(sign, id)).toBe(code);
      }),
      { numRuns: trials(50) },
    );
  });

  it('is even: each first digit comes about as often as the others', async () => {
    const counts = Array<number>(10).fill(0);
    for (let id = 0; id < 4_000; id++) {
      const first = Number((await drawCode(sign, `id-${id}`))[0]);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // Six standard deviations of a binomial with 4000 tries and one in ten.
    for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(115);
  });

  it('passes over what would make some codes likelier, and goes on until there is one', async () => {
    const bytes = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');
    const asked: string[] = [];
    const rigged = async (text: string): Promise<string> => {
      asked.push(text);
      return asked.length === 1 ? bytes('ffffffff'.repeat(8)) : bytes('ffffffff0000002a'.repeat(4));
    };
    expect(await drawCode(rigged, 'x')).toBe('000042');
    expect(asked).toEqual(['draw:0:x', 'draw:1:x']);
  });
});
