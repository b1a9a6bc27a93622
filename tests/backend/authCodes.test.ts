/**
 * Codes by mail: six digits, valid once and for ten minutes, five attempts. An unknown address gets the same answers
 * (spec §8).
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { oneTimeCodes } from '#backend/session/auth.tables.ts';
import { drawCode } from '#backend/auth/codes.service.ts';
import { createSign } from '#backend/http/sign.ts';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { secret } from '../support/deployment.ts';
import {
  openAuthFixture,
  employee,
  nobody,
  reasonsOf,
  right,
  type AuthFixture,
  type Seen,
} from './authFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

const wrongWords = 'Ese código no es correcto. Revisa el último correo que te enviamos.';
const voidWords = 'Ese código venció o ya se usó. Pide uno nuevo.';
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

describe.each(storesOf(import.meta.url))('one-time codes, %s store', (kind) => {
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

  it('a one-time code opens a session, activates the person, and works once', async () => {
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

  it('a one-time code opens one session when two calls use it at the same time', async () => {
    await request();
    const code = await fixture.code();
    const both = await Promise.all([verify(code), verify(code)]);
    expect(both.filter(({ body }) => body['success'] === true)).toHaveLength(1);
  });

  it('a one-time code is void after five wrong tries, even when the right code follows', async () => {
    await request();
    const code = await fixture.code();
    for (let time = 0; time < oneTimeCode.tries; time++)
      expect((await verify(wrongOf(code))).body).toMatchObject({ success: false, error: wrongWords });
    expect((await verify(code)).body).toMatchObject({ success: false, error: voidWords });
  });

  it('a one-time code is void after ten minutes', async () => {
    await request();
    const code = await fixture.code();
    fixture.deployment.now += oneTimeCode.validMs;
    expect((await verify(code)).body).toMatchObject({ success: false, error: voidWords });
  });

  it('a one-time code is valid until the last millisecond of its ten minutes', async () => {
    await request();
    fixture.deployment.now += oneTimeCode.validMs - 1;
    expect((await verify(await fixture.code())).body['success']).toBe(true);
  });

  it('a one-time code is void once a newer code was sent', async () => {
    await request();
    const first = await fixture.code();
    again();
    await request();
    const second = await fixture.code();
    expect(second).not.toBe(first);
    expect((await verify(first)).body).toMatchObject({ success: false, error: wrongWords });
    expect((await verify(second)).body['success']).toBe(true);
  });

  it('a one-time code opens only the account that requested it', async () => {
    await request();
    const code = await fixture.code();
    await request('manager@aurora.example');
    const other = await fixture.code();
    expect(other).not.toBe(code);
    expect((await verify(code, 'manager@aurora.example')).body).toMatchObject({
      success: false,
      error: wrongWords,
    });
    expect((await verify(other, 'manager@aurora.example')).body['success']).toBe(true);
    expect((await verify(code)).body['success']).toBe(true);
  });

  it('wrong one-time codes count as guesses: after six, codes and password have to wait', async () => {
    await fixture.login(employee);
    await request();
    for (let time = 0; time < 5; time++) await verify(wrongOf(await fixture.code()));
    expect((await verify(await fixture.code())).status).toBe(429);
    expect((await fixture.login(employee, right)).headers['retry-after']).toBe('15');
  });

  it('one-time codes are sent to an address every 30 seconds, from the third on with growing pauses', async () => {
    const pauses: string[] = [];
    for (let time = 0; time < 8; time++) {
      const resendAt = Date.parse(String((await request()).body['resend_at']));
      const seconds = (await request()).headers['retry-after'] ?? '';
      expect(resendAt - fixture.deployment.now).toBe(Number(seconds) * 1_000);
      pauses.push(seconds);
      fixture.deployment.now = resendAt;
    }
    expect(pauses).toEqual(['30', '30', '60', '120', '240', '480', '900', '900']);
    expect(await fixture.mails()).toHaveLength(8);
  });

  it('one-time codes requested by others delay those of their owner only from their own network source', async () => {
    const from = (source: string) => request(employee, { 'x-aplauso-source': source });
    await from('203.0.113.9');
    expect((await from('203.0.113.9')).status).toBe(429);
    expect((await from('203.0.113.10')).status).toBe(200);
  });

  it('one-time codes are refused to one network source after a hundred requests', async () => {
    const headers = { 'x-aplauso-source': '203.0.113.9' };
    for (let time = 0; time < 100; time++) await request(`a${time}@b.example`, headers);
    expect((await request(employee, headers)).status).toBe(429);
    expect(await fixture.mails()).toHaveLength(0);
  });

  it('one-time code calls answer an unknown or inactive address exactly as a known one', async () => {
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

  it('no one-time code is sent when the organisation disallows codes or the access of the person has expired', async () => {
    await fixture.methods(['password']);
    expect((await request()).status).toBe(200);
    await fixture.methods(['otp']);
    again();
    await fixture.change({ expiresAt: '2026-01-01' });
    expect((await request()).status).toBe(200);
    expect(await fixture.mails()).toEqual([]);
  });

  it('a one-time code sent before the person was deactivated opens no session', async () => {
    await request();
    await fixture.change({ active: false });
    expect((await verify(await fixture.code())).body).toMatchObject({ success: false, error: wrongWords });
  });

  it('one-time codes require an e-mail address and refuse a phone number', async () => {
    expect(reasonsOf(await fixture.post('/otp/login', {}))).toEqual(['email: address_required']);
    const phone = '+52 55 1234 5678';
    expect(reasonsOf(await fixture.post('/otp/login', { phone }))).toEqual(['phone: otp_no_phone']);
    expect(reasonsOf(await fixture.post('/otp/verify_code', { phone, code: '123456' }))).toEqual([
      'phone: otp_no_phone',
    ]);
  });

  it('one-time codes are stored as signatures, never as plain text', async () => {
    await request();
    const code = await fixture.code();
    const { rows } = await fixture.inOrg((store) => store.list(oneTimeCodes));
    expect(rows).toHaveLength(1);
    expect(Object.values(rows[0] ?? {})).not.toContain(code);
    expect(rows[0]?.codeHash).toMatch(/^[\w-]{43}$/);
  });

  it('expired one-time codes are deleted within 15 minutes', async () => {
    await request();
    fixture.deployment.now += oneTimeCode.validMs + 900_000;
    await fixture.deployment.tick();
    expect((await fixture.inOrg((store) => store.list(oneTimeCodes))).rows).toEqual([]);
  });
});

describe('drawing of one-time codes', () => {
  const sign = createSign(secret);
  it('a drawn code has six digits and is the same for the same id and secret', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (id) => {
        const code = await drawCode(sign, id);
        expect(code).toMatch(/^\d{6}$/);
        expect(await drawCode(sign, id)).toBe(code);
      }),
      { numRuns: trials(50) },
    );
  });

  it('drawn codes are uniform: each first digit comes about equally often', async () => {
    const counts = Array<number>(10).fill(0);
    for (let id = 0; id < 4_000; id++) {
      const first = Number((await drawCode(sign, `id-${id}`))[0]);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // Six standard deviations of a binomial with 4000 tries and one in ten.
    for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(115);
  });

  it('drawing a code rejects biased values and repeats with a new counter until one is unbiased', async () => {
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
