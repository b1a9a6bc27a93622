/** Sessions end at the right time: at the next call, over REST and GraphQL, without effect on other sessions. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { revokedTokens } from '#backend/session/auth.tables.ts';
import { idempotencyKeys } from '#backend/http/idempotency.tables.ts';
import type { Row } from '#backend/store/table.ts';
import {
  openAuthFixture,
  employee,
  phrase,
  reasonsOf,
  right,
  type AuthFixture,
  type Seen,
} from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

describe.each(storesOf(import.meta.url))('sessions, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());
  const opened = async (): Promise<string> =>
    String((await fixture.login(employee, right)).body['auth_token']);
  const stands = async (token: string): Promise<boolean> => {
    const rest = await fixture.status(token);
    const { errors } = await fixture.deployment.ask('{ user { id } }', { token });
    const graphql = errors?.[0]?.extensions['status'] ?? 200;
    expect(graphql).toBe(rest);
    expect([200, 401]).toContain(rest);
    return rest === 200;
  };
  const change = (token: string, body: object, headers = {}): Promise<Seen> =>
    fixture.post('/user/password', body, { token, headers });
  const changed = { current_password: right, new_password: phrase };

  it('signing out ends one session and leaves the others open', async () => {
    const [one, other] = [await opened(), await opened()];
    expect((await fixture.post('/logout', {}, { token: one })).body).toEqual({ success: true });
    expect([await stands(one), await stands(other)]).toEqual([false, true]);
    expect((await fixture.post('/logout', {}, { token: one })).status).toBe(401);
  });

  it.each<[string, Partial<Row<typeof users>>, number]>([
    ['is deactivated', { active: false }, 401],
    ['has other rights', { userType: 'external' }, 403],
    ['is told to sign in again', { tokenEpoch: 99 }, 401],
    ['has had their last day', { userType: 'external', expiresAt: '2020-01-01' }, 401],
  ])(
    'a session in use ends or is refused at the very next call when its person %s',
    async (_how, change, status) => {
      const token = await opened();
      const ask = async () => (await fixture.deployment.rest('GET /post?page=1', { token })).status;
      expect([await ask(), await ask()]).toEqual([200, 200]);
      const [org] = await fixture.deployment.db.directory.organizations();
      await fixture.deployment.db.tx(org ?? '', (store) => store.update(users, { email: employee }, change));
      expect(await ask()).toBe(status);
    },
  );

  it('a signature is verified once for some seconds, and the end of the token counts at once', async () => {
    const token = await opened();
    expect(await stands(token)).toBe(true);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await stands(token)).toBe(true);
    expect(verify).not.toHaveBeenCalled();
    fixture.deployment.now += 11_000;
    expect(await stands(token)).toBe(true);
    expect(verify).toHaveBeenCalledTimes(1);
    fixture.deployment.now += 43_200_000 - 11_000 - 1;
    expect(await stands(token)).toBe(true);
    fixture.deployment.now += 1;
    expect(await stands(token)).toBe(false);
    fixture.deployment.now -= 43_200_000 + 61_000;
    expect(await stands(token)).toBe(false);
  });

  it('signing out elsewhere ends all other sessions and continues this one with a new token', async () => {
    const [one, other] = [await opened(), await opened()];
    const { body } = await fixture.post('/logout/elsewhere', {}, { token: one });
    expect([await stands(one), await stands(other), await stands(String(body['auth_token']))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('a password change ends all other sessions, renews the current token, and mails the person', async () => {
    const [one, other] = [await opened(), await opened()];
    const { body, status } = await change(one, changed);
    expect(status).toBe(200);
    expect([await stands(one), await stands(other), await stands(String(body['auth_token']))]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await fixture.login(employee, right)).status).toBe(401);
    expect((await fixture.login(employee, phrase)).status).toBe(200);
    const [mail] = await fixture.mails();
    expect([mail?.kind, mail?.email, mail?.link]).toEqual([
      'changed',
      employee,
      'http://home.test/reset_password',
    ]);
  });

  it.each([
    ['a deactivation', { active: false }],
    ['another role, which moves the epoch', { userType: 'external', tokenEpoch: { inc: 1 } }],
    ['the last day of an external person', { userType: 'external', expiresAt: '2026-03-16' }],
  ] as const)('a session ends at the next call after %s', async (_what, to) => {
    const token = await opened();
    expect(await stands(token)).toBe(true);
    await fixture.change(to);
    expect(await stands(token)).toBe(false);
  });

  it('a signed-out session is remembered as revoked until its token has expired', async () => {
    const token = await opened();
    await fixture.post('/logout', {}, { token });
    const kept = async () => (await fixture.inOrg((store) => store.list(revokedTokens))).rows.length;
    fixture.deployment.now += 11 * 3_600_000;
    await fixture.deployment.tick();
    expect([await kept(), await stands(token)]).toEqual([1, false]);
    fixture.deployment.now += 2 * 3_600_000;
    await fixture.deployment.tick();
    expect([await kept(), await stands(token)]).toEqual([0, false]);
  });

  it('a wrong current password leaves the session open and after ten the session has to wait', async () => {
    const token = await opened();
    const wrong = { current_password: 'wrong', new_password: phrase };
    expect(reasonsOf(await change(token, wrong))).toEqual(['current_password: password_wrong']);
    for (let time = 1; time < 10; time++) await change(token, wrong);
    expect((await change(token, changed)).status).toBe(429);
    expect((await fixture.login(employee, right)).status).toBe(200);
    expect(await stands(token)).toBe(true);
  });

  it('a session stays open when a password change is refused, also for a person without a password', async () => {
    const token = await opened();
    const refused = async (password: string) =>
      reasonsOf(await change(token, { current_password: right, new_password: password }));
    expect(await refused(right)).toEqual(['new_password: password_same']);
    expect(await refused('short')).toEqual(['new_password: password_short']);
    await fixture.change({ passwordHash: null });
    expect(reasonsOf(await change(token, changed))).toEqual(['current_password: password_wrong']);
    expect(await stands(token)).toBe(true);
  });

  it('two concurrent password changes of one person succeed once', async () => {
    const [one, other] = [await opened(), await opened()];
    const both = await Promise.all([
      change(one, changed),
      change(other, { ...changed, new_password: 'otra frase muy larga' }),
    ]);
    const lost = both.find(({ status }) => status !== 200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([401, 409]).toContain(lost?.status);
  });

  it('a password change with an idempotency key stores no answer, plain password or plain fingerprint', async () => {
    const token = await opened();
    const { body } = await change(token, changed, { 'idempotency-key': 'k' });
    const { rows } = await fixture.inOrg((store) => store.list(idempotencyKeys));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answer).toBeNull();
    const plain = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(`auth.changePassword\n/rest/user/password\n${JSON.stringify(changed)}`),
    );
    // With a plain digest, a reader of the rows could guess the password as fast as a hash is computed.
    expect(rows[0]?.fingerprint).not.toBe(Buffer.from(plain).toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(phrase);
    const again = await change(String(body['auth_token']), changed, { 'idempotency-key': 'k' });
    expect(again.status).not.toBe(200);
  });
});
