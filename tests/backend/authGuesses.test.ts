/** Guessing: no answer shows whether an address is known, and wrong guesses are followed by growing pauses. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInTries } from '#backend/session/auth.tables.ts';
import { homeScope } from '#backend/session/rateLimits.ts';
import { paces } from '#schema/auth/attempts.rules.ts';
import { openAuthFixture, employee, nobody, right, type AuthFixture, type Seen } from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const manager = 'manager@aurora.example';

describe.each(storesOf(import.meta.url))('sign-in guesses, %s store', (kind) => {
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
      fixture.deployment.now += paces.pair.keptMs;
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

  it.each([employee, nobody])(
    'after six wrong guesses at %s each pause is twice the last, up to 15 minutes',
    async (email) => {
      expect(await times(7, () => fixture.login(email))).toEqual([...Array<number>(6).fill(401), 429]);
      fixture.verified.length = 0;
      const paused = await fixture.login(email.toUpperCase(), right);
      expect([paused.status, paused.body['code'], paused.body['retryable']]).toEqual([
        429,
        'too_many',
        false,
      ]);
      expect([paused.headers['retry-after'], paused.body['retryAfter']]).toEqual(['15', 15]);
      expect(fixture.verified).toEqual([]);
      const pauses: number[] = [];
      for (let time = 0; time < 8; time++) {
        const { status, headers } = await fixture.login(email);
        expect(status).toBe(429);
        const seconds = Number(headers['retry-after']);
        pauses.push(seconds);
        fixture.deployment.now += seconds * 1_000 - 1;
        expect((await fixture.login(email)).status).toBe(429);
        fixture.deployment.now += 1;
        expect((await fixture.login(email)).status).toBe(401);
      }
      expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
      fixture.deployment.now += paces.pair.keptMs;
      expect((await fixture.login(email, right)).status).toBe(email === employee ? 200 : 401);
    },
  );

  it('a paused sign-in answers known and unknown addresses alike', async () => {
    await times(6, () => fixture.login(employee));
    await times(6, () => fixture.login(nobody));
    expect(await fixture.login(employee, right)).toEqual(await fixture.login(nobody, right));
  });

  it('thirty concurrent sign-in guesses are limited to six', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => fixture.login(employee)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(fixture.verified).toHaveLength(6);
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
    expect(errors[0]?.path).toEqual(['a5']);
    expect(errors[0]?.extensions).toMatchObject({ code: 'too_many', status: 429, retryAfter: 15 });
    expect((await fixture.login(employee, right)).status).toBe(429);
  });

  it('guesses of one person for an hour delay no colleague in the office, and the account only there', async () => {
    const end = fixture.deployment.now + paces.account.keptMs - 1_000;
    while (fixture.deployment.now < end) {
      const { status, headers } = await fixture.login(employee, 'wrong', 'office');
      if (status === 429) fixture.deployment.now += Number(headers['retry-after']) * 1_000;
    }
    expect(fixture.verified.length).toBeLessThan(paces.account.free);
    fixture.deployment.now = end;
    await fixture.login(employee, 'wrong', 'office');
    expect((await fixture.login(manager, right, 'office')).status).toBe(200);
    expect((await fixture.login(employee, right, 'office')).status).toBe(429);
    expect((await fixture.login(employee, right, 'home')).status).toBe(200);
  });

  it('sign-in guesses from many network sources at one account are slowed after twenty', async () => {
    const statuses = await times(21, (index) => fixture.login(employee, 'wrong', `198.51.100.${index}`));
    expect(statuses.lastIndexOf(401)).toBe(19);
    expect((await fixture.login(employee, right, '203.0.113.1')).headers['retry-after']).toBe('15');
  });

  it('a correct sign-in elsewhere does not forget the guesses of many network sources', async () => {
    await times(19, (index) => fixture.login(employee, 'wrong', `198.51.100.${index}`));
    expect((await fixture.login(employee, right, '203.0.113.1')).status).toBe(200);
    expect(await times(2, (index) => fixture.login(employee, 'wrong', `203.0.113.${index}`))).toEqual([
      401, 429,
    ]);
  });

  it('sign-in guesses from one network source at many accounts are slowed after a hundred, at most for a minute', async () => {
    const statuses = await times(101, (index) =>
      fixture.login(`a${index}@b.example`, 'wrong', '203.0.113.9'),
    );
    expect(statuses.lastIndexOf(401)).toBe(99);
    expect(statuses[100]).toBe(429);
    expect((await fixture.login(employee, right, '203.0.113.10')).status).toBe(200);
    const pauses: string[] = [];
    for (let index = 0; index < 8; index++) {
      const seconds = (await fixture.login(employee, right, '203.0.113.9')).headers['retry-after'] ?? '';
      pauses.push(seconds);
      fixture.deployment.now += Number(seconds) * 1_000;
      await fixture.login(`b${index}@b.example`, 'wrong', '203.0.113.9');
    }
    expect(pauses).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
    fixture.deployment.now += 60_000;
    expect((await fixture.login(employee, right, '203.0.113.9')).status).toBe(200);
  });

  it('successful sign-ins clear the guesses at the account and add none to the network source', async () => {
    await times(5, () => fixture.login(employee, 'wrong', 'here'));
    for (let time = 0; time < 120; time++)
      expect((await fixture.login(manager, right, 'here')).status).toBe(200);
    expect((await fixture.login(employee, right, 'here')).status).toBe(200);
    expect(await times(6, () => fixture.login(employee, 'wrong', 'here'))).toEqual(Array(6).fill(401));
  });

  it('sign-in guesses are stored without addresses and deleted after their window', async () => {
    await fixture.login(employee, 'wrong', '203.0.113.9');
    const kept = await tries();
    expect(kept).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toMatch(/employee|aurora|203\.0\.113/);
    fixture.deployment.now += paces.pair.keptMs;
    await fixture.login(nobody);
    expect(await tries()).toHaveLength(2);
  });

  it('sign-in guesses are stored outside all organisations, so jobs do not visit their scope', async () => {
    await fixture.login(nobody);
    expect(await fixture.deployment.db.directory.organizations()).not.toContain(homeScope);
  });
});
