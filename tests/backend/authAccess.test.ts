/** The sign-in methods of an organisation, with Teams as one of them. */
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import { openAuthFixture, employee, nobody, reasonsOf, right, type AuthFixture } from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const admin = 'admin@aurora.example';
const teams = async (token: string) => (token.includes('@') ? { email: token } : undefined);
let fixture: AuthFixture;
afterEach(() => fixture.deployment.close());
const flow = async (host: string): Promise<unknown> =>
  (
    (await (
      await fixture.deployment.rest('GET /org/auth_flow', { headers: { 'x-page-origin': `https://${host}` } })
    ).json()) as { methods: unknown }
  ).methods;
const update = async (methods: readonly string[]) => {
  const answer = await fixture.deployment.rest('PATCH /org/sign_in', { as: admin, body: { methods } });
  return { status: answer.status, headers: {}, body: (await answer.json()) as Record<string, unknown> };
};

describe.each(storesOf(import.meta.url))('sign-in methods, %s store', (kind) => {
  it('an organisation offers the sign-in methods that it chose among those available on the deployment', async () => {
    fixture = await openAuthFixture(kind, { teams });
    expect(await flow('aurora.example')).toEqual(['password', 'otp']);
    expect(await flow('nowhere.example')).toEqual(['password', 'otp', 'teams']);
    expect((await update(['teams', 'otp', 'otp'])).body).toEqual({
      methods: ['otp', 'teams'],
      available: ['password', 'otp', 'teams'],
    });
    expect(await flow('aurora.example')).toEqual(['otp', 'teams']);
    const read = await fixture.deployment.rest('GET /org/sign_in', { token: await tokenByChat(admin) });
    expect(await read.json()).toEqual({ methods: ['otp', 'teams'], available: ['password', 'otp', 'teams'] });
    expect((await fixture.login(employee, right)).status).toBe(401);
  });

  it('sign-in methods are refused when empty, unavailable, or without password and one-time code', async () => {
    fixture = await openAuthFixture(kind, { teams });
    expect(reasonsOf(await update(['teams']))).toEqual(['methods: method_shuts_out']);
    expect(reasonsOf(await update(['password', 'ldap']))).toEqual(['methods: method_unavailable']);
    expect((await update([])).status).toBe(422);
    expect(await flow('aurora.example')).toEqual(['password', 'otp']);
  });

  it('a deployment without team chat offers only the other sign-in methods and refuses team chat', async () => {
    fixture = await openAuthFixture(kind);
    await fixture.methods(['password', 'teams']);
    expect(await flow('aurora.example')).toEqual(['password']);
    expect(reasonsOf(await update(['teams', 'otp']))).toEqual(['methods: method_unavailable']);
    expect(reasonsOf(await fixture.post('/oauth2/teams/token', { token: employee }))).toEqual([
      'token: teams_unavailable',
    ]);
  });

  it('team chat signs in people with access, activates them, and refuses everyone else or a method not chosen', async () => {
    fixture = await openAuthFixture(kind, { teams });
    const exchange = async (email: string) =>
      (await fixture.post('/oauth2/teams/token', { token: email })).status;
    expect(await exchange(employee)).toBe(401);
    const both: SignInMethod[] = ['password', 'teams'];
    await fixture.methods(both);
    await fixture.change({ activatedAt: null });
    expect(await fixture.status(await tokenByChat(employee))).toBe(200);
    expect((await fixture.person()).activatedAt).not.toBeNull();
    await fixture.change({ expiresAt: '2026-01-01' });
    expect([await exchange(employee), await exchange(nobody), await exchange('none')]).toEqual([
      401, 401, 401,
    ]);
  });

  it('team chat sign-in answers 502 unavailable when the keys of the team chat cannot be fetched', async () => {
    fixture = await openAuthFixture(kind, { teams: () => Promise.reject(new TypeError('fetch failed')) });
    const answer = await fixture.post('/oauth2/teams/token', { token: employee });
    expect([answer.status, answer.body['code']]).toEqual([502, 'unavailable']);
  });
});

const tokenByChat = async (email: string): Promise<string> =>
  z.parse(
    z.object({ data: z.object({ auth_token: z.string() }) }),
    (await fixture.post('/oauth2/teams/token', { token: email })).body,
  ).data.auth_token;
