/** Mails: their content, and that each is sent once. */
import { afterEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Mail, Mailer } from '#backend/http/messengers.ts';
import { outbox, type MailKind } from '#backend/mail/mail.tables.ts';
import { mailOf, oneLine } from '#backend/mail/words.ts';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { openAuthFixture, employee, phrase, right, type AuthFixture } from './authFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';
import { gateFor } from '../support/gate.ts';

const minute = 60_000;
let fixture: AuthFixture;

describe.each(storesOf(import.meta.url))('outgoing mails, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  let sent: Mail[] = [];
  const opened = async (mailer?: Mailer): Promise<void> => {
    sent = [];
    fixture = await openAuthFixture(kind, mailer === undefined ? {} : { mailer });
  };
  const keeping: Mailer = async (mail) => void sent.push(mail);
  const refusing: Mailer = () =>
    Promise.reject(Object.assign(new Error(`550 no ${employee}`), { code: 'EENVELOPE', responseCode: 550 }));
  const recover = () => fixture.post('/user/recovery/pass', { email: employee });
  const states = async () => (await fixture.mails()).map(({ status, tries }) => `${status} ${tries}`);

  it('a mail is sent by the next job run and then deleted', async () => {
    await opened(keeping);
    await recover();
    expect(sent).toEqual([]);
    await fixture.deployment.tick();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[employee, 'Elige una contraseña nueva']]);
    expect(sent[0]?.text).toContain('http://home.test/recover/password?token=');
    expect(await fixture.mails()).toEqual([]);
  });

  it('a mail stays queued for a week when no mailer is configured', async () => {
    await opened();
    await recover();
    await fixture.deployment.tick();
    expect(await states()).toEqual(['queued 0']);
    fixture.deployment.now += 7 * 24 * 60 * minute;
    await fixture.deployment.tick();
    expect(await states()).toEqual([]);
  });

  it('a mail is sent once when three job runs start at the same time', async () => {
    // Sending waits until a second mail is sent too, or until the other job runs have ended.
    const others = gateFor(2);
    let ended = 0;
    await opened(async (mail) => {
      await others.pass();
      sent.push(mail);
    });
    await recover();
    const look = (): Promise<unknown> =>
      fixture.deployment.tick().finally(() => {
        ended += 1;
        if (ended === 2) others.open();
      });
    await Promise.all([look(), look(), look()]);
    await fixture.deployment.tick();
    expect(sent).toHaveLength(1);
  });

  it('a failing mail is retried after growing delays and fails after five tries, without addresses in the log', async () => {
    await opened(refusing);
    await fixture.inOrg((store) => store.insert(outbox, [aMail('notice')]));
    const waits = [1, 5, 30, 120];
    await fixture.deployment.tick();
    for (const [index, wait] of waits.entries()) {
      expect(await states()).toEqual([`queued ${index + 1}`]);
      fixture.deployment.now += wait * minute - 1;
      await fixture.deployment.tick();
      expect(await states()).toEqual([`queued ${index + 1}`]);
      fixture.deployment.now += 1;
      await fixture.deployment.tick();
    }
    expect(await states()).toEqual(['failed 5']);
    fixture.deployment.now += 1_000 * minute;
    await fixture.deployment.tick();
    expect(await states()).toEqual(['failed 5']);
    expect(fixture.logged[0]).toContain('try 1: EENVELOPE 550');
    expect(fixture.logged.join()).not.toContain(employee);
  });

  it('a mail interrupted while sending is sent again after ten minutes', async () => {
    await opened(keeping);
    await recover();
    const [mail] = await fixture.mails();
    const dueAt = new Date(fixture.deployment.now + 10 * minute).toISOString();
    await fixture.inOrg((store) =>
      store.update(outbox, { id: mail?.id ?? '' }, { status: 'sending', tries: 1, dueAt }),
    );
    fixture.deployment.now += 10 * minute - 1;
    await fixture.deployment.tick();
    expect(sent).toEqual([]);
    fixture.deployment.now += 1;
    await fixture.deployment.tick();
    expect(sent).toHaveLength(1);
  });

  it('a mail interrupted five times fails', async () => {
    await opened(keeping);
    await fixture.inOrg((store) =>
      store.insert(outbox, [{ ...aMail('notice'), status: 'sending', tries: 5 }]),
    );
    await fixture.deployment.tick();
    expect([sent, await states()]).toEqual([[], ['failed 5']]);
  });

  it('a mail whose code has expired is deleted unsent', async () => {
    let isDown = true;
    await opened(async (mail) => (isDown ? refusing(mail) : keeping(mail)));
    await fixture.post('/otp/login', { email: employee });
    await fixture.deployment.tick();
    fixture.deployment.now += oneTimeCode.validMs;
    isDown = false;
    await fixture.deployment.tick();
    expect([sent, await fixture.mails()]).toEqual([[], []]);
  });

  it('a failing mail does not delay other mails', async () => {
    await opened(async (mail) => (mail.to === 'bad@b.example' ? refusing(mail) : keeping(mail)));
    await fixture.inOrg((store) =>
      store.insert(outbox, [{ ...aMail('notice'), email: 'bad@b.example' }, aMail('code')]),
    );
    await fixture.deployment.tick();
    expect(sent).toHaveLength(1);
    expect(await states()).toEqual(['queued 1']);
  });

  it('the log contains no code, password, token or address of mails', async () => {
    await opened(refusing);
    await fixture.post('/otp/login', { email: employee });
    const code = await fixture.code();
    await fixture.post('/otp/verify_code', { email: employee, code: '000000' });
    await recover();
    const token = await fixture.link();
    await fixture.post('/user/confirm/pass/recovery', { token, new_password: phrase });
    const session = String((await fixture.login(employee, phrase)).body['auth_token']);
    await fixture.login(employee, right);
    await fixture.deployment.tick();
    expect(fixture.logged.length).toBeGreaterThan(0);
    for (const secret of [code, token, phrase, right, session, employee])
      expect(fixture.logged.join('\n')).not.toContain(secret);
  });

  /** A mail of the outbox, as it was written. */
  function aMail(what: MailKind) {
    const at = new Date(fixture.deployment.now).toISOString();
    return {
      id: fixture.deployment.dependencies.newId(),
      kind: what,
      userId: 'u',
      email: employee,
      language: 'spanish' as const,
      subject: 'Hola',
      body: 'Hola\n',
      link: null,
      code: null,
      calendar: null,
      unsubscribe: null,
      sourceId: null,
      quietAt: null,
      ended: null,
      status: 'queued' as const,
      tries: 0,
      dueAt: at,
      createdAt: at,
    };
  }
});

describe('texts of mails', () => {
  const kinds: readonly MailKind[] = ['activation', 'recovery', 'challenge', 'code', 'changed', 'notice'];
  const link = 'https://aplauso.example/x?token=abc';
  const anything = fc.string({ unit: 'binary', maxLength: 80 });

  it('every mail has subject, greeting, link or code, and organisation in both languages', () => {
    for (const language of ['spanish', 'english'] as const)
      for (const kind of kinds) {
        const { subject, body } = mailOf(
          kind,
          { firstName: 'Ana', language },
          { organization: 'Grupo Aurora', subject: 'Un aviso', text: 'Pasó algo.' },
          { link, code: '012345' },
        );
        expect(subject.length).toBeGreaterThan(5);
        expect(body).toContain('Ana');
        expect(body).toContain('Grupo Aurora');
        expect(body.split('\n')).toContain(link);
        if (kind === 'code') expect(body.split('\n')).toContain('012345');
        expect(`${subject}${body}`).not.toMatch(/[{}]|undefined|null/);
      }
  });

  it('a mail subject never contains control characters or line breaks, whatever names it holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        anything,
        anything,
        anything,
        (kind, name, organization, subject) => {
          const mail = mailOf(
            kind,
            { firstName: name, language: 'spanish' },
            { organization, subject, text: 'x' },
            { link, code: '012345' },
          );
          expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
          expect(mail.subject.length).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: trials(300) },
    );
    expect(oneLine('Ana\r\nBcc: all@aurora.example')).toBe('Ana Bcc: all@aurora.example');
  });

  it('a name in a mail can neither add lines nor replace the code', () => {
    const { body } = mailOf(
      'code',
      { firstName: 'Ana\n\nTu código: 999999', language: 'spanish' },
      { organization: 'Aurora {code}\nhttps://evil.example' },
      { link: null, code: '012345' },
    );
    expect(body.split('\n')[0]).toBe('Hola, Ana Tu código: 999999:');
    expect(body.match(/012345/g)).toHaveLength(1);
    expect(body.split('\n')).not.toContain('https://evil.example');
  });
});
