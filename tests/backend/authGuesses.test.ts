/** Guessing: no answer shows whether an address is known, and after ten wrong attempts everyone must wait. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInTries } from '#backend/session/auth.tables.ts';
import { homeScope } from '#backend/session/rateLimits.ts';
import { guesses } from '#schema/auth/auth.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openAuthFixture, employee, nobody, right, type AuthFixture, type Seen } from './authFixture.ts';

const manager = 'manager@aurora.example';

describe.each(['tab', 'sql'] satisfies StoreKind[])('sign-in guesses, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());
  const times = async (count: number, guess: (index: number) => Promise<Seen>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await guess(index)).status);
    return statuses;
  };
  const tries = async () =>
    (await fixture.deployment.db.read(homeScope, (store) => store.list(signInTries))).rows;

  it('a failed sign-in answers the same for every reason and checks exactly one hash', async () => {
    const wrong = await fixture.login(employee);
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'invalid_credentials']);
    expect(await fixture.login(nobody)).toEqual(wrong);
    const unlike: [string, () => Promise<void>][] = [
      ['inactive', () => fixture.change({ active: false })],
      ['deleted', () => fixture.change({ active: true, deletedAt: '2026-01-01T00:00:00.000Z' })],
      ['over', () => fixture.change({ deletedAt: null, expiresAt: '2026-01-01' })],
      ['without a password', () => fixture.change({ expiresAt: null, passwordHash: null })],
      ['where the password is no way in', () => fixture.methods(['otp'])],
    ];
    for (const [what, become] of unlike) {
      await become();
      fixture.verified.length = 0;
      expect(await fixture.login(employee, right), what).toEqual(wrong);
      expect(fixture.verified, what).toHaveLength(1);
    }
  });

  it('a failed sign-in checks one hash for known and unknown addresses alike', async () => {
    await fixture.login(employee);
    await fixture.login(nobody);
    expect(fixture.verified).toHaveLength(2);
    expect(fixture.verified[1]).toBeNull();
  });

  it.each([employee, nobody])('sign-in at %s is locked for the window after ten guesses', async (email) => {
    expect(await times(12, () => fixture.login(email))).toEqual([...Array<number>(10).fill(401), 429, 429]);
    fixture.verified.length = 0;
    const locked = await fixture.login(email.toUpperCase(), right);
    expect([locked.status, locked.body['code'], locked.body['retryable']]).toEqual([429, 'too_many', false]);
    expect([locked.headers['retry-after'], locked.body['retryAfter']]).toEqual(['900', 900]);
    expect(fixture.verified).toEqual([]);
    fixture.deployment.now += guesses.windowMs - 1_000;
    expect((await fixture.login(email, right)).headers['retry-after']).toBe('1');
    fixture.deployment.now += 1_000;
    expect((await fixture.login(email, right)).status).toBe(email === employee ? 200 : 401);
  });

  it('a locked sign-in answers known and unknown addresses alike', async () => {
    await times(10, () => fixture.login(employee));
    await times(10, () => fixture.login(nobody));
    expect(await fixture.login(employee, right)).toEqual(await fixture.login(nobody, right));
  });

  it('thirty concurrent sign-in guesses are limited to ten', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => fixture.login(employee)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(fixture.verified).toHaveLength(10);
  });

  it('sign-in guesses by aliases of one GraphQL document are counted one by one', async () => {
    const aliases = (field: string): string =>
      `mutation { ${Array.from({ length: 20 }, (_, index) => `a${index}: ${field}`).join('\n')} }`;
    const passwords = aliases(`login(email: "${employee}", password: "wrong") { authToken }`);
    // The first failure ends the document, because a session field is never null.
    expect((await fixture.deployment.ask(passwords)).errors).toHaveLength(1);
    expect(fixture.verified).toHaveLength(1);
    const codes = aliases(`verifyOneTimeCode(email: "${employee}", code: "123456") { success }`);
    const { errors = [], data } = await fixture.deployment.ask(codes);
    expect(data).toBeFalsy();
    expect(errors[0]?.path).toEqual(['a9']);
    expect(errors[0]?.extensions).toMatchObject({ code: 'too_many', status: 429, retryAfter: 900 });
    expect((await fixture.login(employee, right)).status).toBe(429);
  });

  it('sign-in guesses from many network sources count against the same account', async () => {
    const statuses = await times(11, (index) => fixture.login(employee, 'wrong', `198.51.100.${index}`));
    expect(statuses.at(-1)).toBe(429);
  });

  it('sign-in guesses from one network source at many accounts are locked after a hundred', async () => {
    const statuses = await times(101, (index) =>
      fixture.login(`a${index}@b.example`, 'wrong', '203.0.113.9'),
    );
    expect(statuses.lastIndexOf(401)).toBe(99);
    expect(statuses[100]).toBe(429);
    expect((await fixture.login(employee, right, '203.0.113.9')).status).toBe(429);
    expect((await fixture.login(employee, right, '203.0.113.10')).status).toBe(200);
  });

  it('successful sign-ins clear the guesses at the account and add none to the network source', async () => {
    await times(9, () => fixture.login(employee, 'wrong', 'here'));
    for (let time = 0; time < 120; time++)
      expect((await fixture.login(manager, right, 'here')).status).toBe(200);
    expect((await fixture.login(employee, right, 'here')).status).toBe(200);
    expect(await times(10, () => fixture.login(employee, 'wrong', 'here'))).toEqual(Array(10).fill(401));
  });

  it('sign-in guesses are stored without addresses and deleted after their window', async () => {
    await fixture.login(employee, 'wrong', '203.0.113.9');
    const kept = await tries();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/employee|aurora|203\.0\.113/);
    fixture.deployment.now += guesses.windowMs;
    await fixture.login(nobody);
    expect(await tries()).toHaveLength(1);
  });

  it('sign-in guesses are stored outside all organisations, so jobs do not visit their scope', async () => {
    await fixture.login(nobody);
    expect(await fixture.deployment.db.directory.organizations()).not.toContain(homeScope);
  });
});
