/** Mailed links: for the first password, a forgotten password and a requested sign-in (spec §7 "Passwords"). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkToken } from '#backend/session/links.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { invite } from '#backend/mail/invite.ts';
import { linkMs, type LinkPurpose } from '#schema/auth/auth.rules.ts';
import {
  openAuthFixture,
  employee,
  nobody,
  phrase,
  reasonsOf,
  right,
  type AuthFixture,
  type Seen,
} from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

describe.each(storesOf(import.meta.url))('mailed links, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());
  const org = async (): Promise<string> =>
    (await fixture.deployment.db.directory.find(`email:${employee}`)) ?? '';
  const recover = (email = employee, headers = {}): Promise<Seen> =>
    fixture.post('/user/recovery/pass', { email }, { headers });
  const confirm = (token: string, password = phrase): Promise<Seen> =>
    fixture.post('/user/confirm/pass/recovery', { token, new_password: password });
  const activate = (token: string, password = phrase): Promise<Seen> =>
    fixture.post('/user/challenge/pass', { challenge_token: token, new_password: password });
  const isVoid = async (token: string): Promise<void> => {
    expect(reasonsOf(await confirm(token))).toEqual(['token: link_void']);
    expect(reasonsOf(await activate(token))).toEqual(['challenge_token: link_void']);
    expect((await fixture.post('/user/link', { token })).body['valid']).toBe(false);
  };
  /** A link as the deployment creates it. */
  const made = async (purpose: LinkPurpose): Promise<string> =>
    linkToken(
      fixture.deployment.dependencies,
      await org(),
      purpose,
      await fixture.person(),
      fixture.deployment.now,
    );
  const invited = async (): Promise<string> => {
    await fixture.change({ passwordHash: null, activatedAt: null });
    const user = await fixture.person();
    const { dependencies, now } = fixture.deployment;
    const links = { ...dependencies, directory: dependencies.db.directory };
    const id = await org();
    await fixture.inOrg((store) =>
      invite({ store, newId: dependencies.newId, at: new Date(now).toISOString(), now, org: id, links }, [
        user,
      ]),
    );
    return fixture.link();
  };

  describe('links of an invitation', () => {
    it('an invitation link lets the invited person set the first password, opens a session, and works once', async () => {
      const token = await invited();
      expect((await fixture.post('/user/link', { token })).body).toEqual({
        valid: true,
        purpose: 'activation',
        first_name: (await fixture.person()).firstName,
        email: employee,
        organization: 'Grupo Aurora',
      });
      const opened = await activate(token);
      expect(opened.status).toBe(200);
      expect(await fixture.status(String(opened.body['auth_token']))).toBe(200);
      expect((await fixture.person()).activatedAt).toBe('2026-03-18T18:00:00.000Z');
      expect((await fixture.login(employee, phrase)).status).toBe(200);
      await isVoid(token);
    });

    it('an invitation link is valid for seven days', async () => {
      const token = await invited();
      fixture.deployment.now += linkMs.activation - 1_000;
      expect((await fixture.post('/user/link', { token })).body['valid']).toBe(true);
      fixture.deployment.now += 1_000;
      await isVoid(token);
    });

    it('recovery for a person without a password sends an invitation link', async () => {
      await fixture.change({ passwordHash: null, activatedAt: null });
      expect((await recover()).body).toEqual({ success: true });
      const [mail] = await fixture.mails();
      expect([mail?.kind, mail?.link?.startsWith('http://home.test/activate?token=')]).toEqual([
        'activation',
        true,
      ]);
      expect((await activate(await fixture.link())).status).toBe(200);
    });

    it('an invitation link does not confirm a password recovery', async () => {
      expect(reasonsOf(await confirm(await invited()))).toEqual(['token: link_void']);
    });
  });

  describe('links of a recovery', () => {
    it('a recovery link sets a new password once, ends every session, and a mail confirms the change', async () => {
      const session = await fixture.deployment.tokenOf(employee);
      expect((await recover()).body).toEqual({ success: true });
      expect((await fixture.mails())[0]?.link).toMatch(/^http:\/\/home\.test\/recover\/password\?token=/);
      const token = await fixture.link();
      expect((await confirm(token)).body).toEqual({ success: true });
      expect(await fixture.status(session)).toBe(401);
      expect((await fixture.login(employee, right)).status).toBe(401);
      expect((await fixture.login(employee, phrase)).status).toBe(200);
      expect((await fixture.mails()).map((mail) => mail.kind)).toEqual(['recovery', 'changed']);
      await isVoid(token);
    });

    it('a recovery link is void after an hour, a changed password or address, or once the person lost access', async () => {
      const token = await made('recovery');
      const before = await fixture.person();
      const others: [string, Parameters<AuthFixture['change']>[0]][] = [
        ['another password', { passwordHash: 'plain:another' }],
        ['another address', { email: 'elsewhere@aurora.example' }],
        ['deactivated', { active: false }],
        ['deleted', { deletedAt: '2026-01-01T00:00:00.000Z' }],
        ['expired', { expiresAt: '2026-01-01' }],
      ];
      for (const [, change] of others) {
        await fixture.change(change);
        await isVoid(token);
        const { passwordHash, email, active, deletedAt, expiresAt } = before;
        await fixture.change(
          { passwordHash, email, active, deletedAt, expiresAt },
          'email' in change ? 'elsewhere@aurora.example' : employee,
        );
      }
      expect((await fixture.post('/user/link', { token })).body['valid']).toBe(true);
      fixture.deployment.now += linkMs.recovery;
      await isVoid(token);
    });

    it('forged, foreign and malformed recovery links are void', async () => {
      const id = await org();
      const user = await fixture.person();
      const { sign } = fixture.deployment.dependencies;
      const forger = createTokens(new TextEncoder().encode('a secret that is not the home’s own'), () => 'x');
      await isVoid(await linkToken({ sign, tokens: forger }, id, 'recovery', user, fixture.deployment.now));
      const { tokens } = fixture.deployment.dependencies;
      const stamp = 'a'.repeat(22);
      await isVoid(
        await tokens.signLink(
          { userId: user.id, org: id, purpose: 'recovery', stamp },
          fixture.deployment.now,
        ),
      );
      await isVoid(await fixture.deployment.tokenOf(employee));
      const boreal = (await fixture.deployment.db.directory.find('email:employee@boreal.example')) ?? '';
      await isVoid(await linkToken({ sign, tokens }, boreal, 'recovery', user, fixture.deployment.now));
      for (const nonsense of ['x', 'a.b.c', `${await made('recovery')}x`, '   ']) await isVoid(nonsense);
    });

    it('a recovery link is not accepted as a session token', async () => {
      expect(await fixture.status(await made('recovery'))).toBe(401);
    });

    it('a recovery link stays valid after a refused password, and the answer names the fault', async () => {
      const token = await made('recovery');
      const { firstName, lastName } = await fixture.person();
      const faults: [string, string][] = [
        ['short', 'password_short'],
        ['aaaaaaaaaaaa', 'password_common'],
        ['Contraseña1', 'password_common'],
        [`${firstName}${lastName}12`, 'password_personal'],
        ['employee-aurora', 'password_personal'],
      ];
      for (const [password, code] of faults)
        expect(reasonsOf(await confirm(token, password)), password).toEqual([`new_password: ${code}`]);
      expect(reasonsOf(await confirm(token, right))).toEqual(['new_password: password_same']);
      expect((await confirm(token)).status).toBe(200);
    });

    it('recovery answers known, unknown and inactive addresses alike, and mails only active people', async () => {
      const known = await recover();
      expect(await recover(nobody)).toEqual(known);
      await fixture.change({ active: false }, 'manager@aurora.example');
      expect(await recover('manager@aurora.example')).toEqual(known);
      expect((await fixture.mails()).map(({ email }) => email)).toEqual([employee]);
    });

    it.each([employee, nobody])(
      'recovery links to %s are limited to one per 30 seconds, from the third on with growing pauses',
      async (email) => {
        const pauses: string[] = [];
        for (let time = 0; time < 5; time++) {
          expect((await recover(email)).status).toBe(200);
          const seconds = (await recover(email)).headers['retry-after'] ?? '';
          pauses.push(seconds);
          fixture.deployment.now += Number(seconds) * 1_000;
        }
        expect(pauses).toEqual(['30', '30', '60', '120', '240']);
      },
    );

    it('a recovery link used twice concurrently succeeds once', async () => {
      const token = await made('recovery');
      const both = await Promise.all([confirm(token), confirm(token, 'otra frase muy larga')]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    });

    it('a recovery link ends the pause that guesses at the account had caused', async () => {
      for (let time = 0; time < 7; time++) await fixture.login(employee);
      expect((await fixture.login(employee, right)).status).toBe(429);
      await confirm(await made('recovery'));
      expect((await fixture.login(employee, phrase)).status).toBe(200);
    });

    it.each([
      ['https://aurora.example', 'http://aurora.example'],
      ['https://aurora.example:8443/x', 'http://aurora.example'],
      ['https://boreal.example', 'http://home.test'],
      ['https://evil.example', 'http://home.test'],
      ['https://aurora.example.evil.example', 'http://home.test'],
      ['https://aurora.example@evil.example', 'http://home.test'],
      ['data:text/html,x', 'http://home.test'],
    ])('a recovery link requested from %s leads to %s', async (origin, base) => {
      await recover(employee, {
        'x-page-origin': origin,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      expect(new URL((await fixture.mails())[0]?.link ?? '').origin).toBe(base);
    });
  });

  describe('links of a password challenge', () => {
    it('an expired password requires a new one through a challenge link, which then opens the session', async () => {
      await fixture.change({ passwordExpired: true });
      const asked = await fixture.login(employee, right);
      expect(asked.body).toEqual({
        auth_token: null,
        challenge: 'new_password',
        challenge_token: expect.any(String),
      });
      const token = String(asked.body['challenge_token']);
      expect(await fixture.status(token)).toBe(401);
      expect(reasonsOf(await activate(token, right))).toEqual(['new_password: password_same']);
      const opened = await activate(token);
      expect(await fixture.status(String(opened.body['auth_token']))).toBe(200);
      expect((await fixture.login(employee, phrase)).body['challenge']).toBeNull();
      await isVoid(token);
    });

    it('a challenge link is issued only for the right old password and is valid for 15 minutes', async () => {
      await fixture.change({ passwordExpired: true });
      expect((await fixture.login(employee)).body['code']).toBe('invalid_credentials');
      const token = String((await fixture.login(employee, right)).body['challenge_token']);
      fixture.deployment.now += linkMs.challenge;
      await isVoid(token);
    });
  });
});
