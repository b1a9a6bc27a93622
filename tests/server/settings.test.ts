/** The settings of the server, its secret, and its password hashes. */
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasher } from '#server/hasher.ts';
import { defaultLimits } from '#server/limits.ts';
import { knownOperations } from '#server/operations.ts';
import { sessionSecret } from '#server/secret.ts';
import { readSettings } from '#server/settings.ts';
import { aFolder } from './served.ts';

const { folder, remove } = aFolder();
afterAll(remove);

describe('the settings', () => {
  it('the default settings listen on this machine only', () => {
    expect(readSettings({}, [])).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      demo: false,
      sessionSecret: undefined,
      apiBaseUrl: undefined,
      publicUrl: 'http://localhost:8080',
      mail: undefined,
      trustProxy: false,
      teams: undefined,
      ldap: undefined,
      push: undefined,
      writer: undefined,
      limits: defaultLimits,
      whatsapp: undefined,
      telemetry: undefined,
    });
  });

  it('the settings follow the environment', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/srv/aplauso',
      API_BASE_URL: 'https://api.example/v1/',
    };
    expect(readSettings(env, [])).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/aplauso',
      apiBaseUrl: 'https://api.example/v1',
    });
    expect(readSettings({}, ['--demo']).demo).toBe(true);
    const id = '11111111-2222-4333-8444-55555555ABCD';
    const outside = {
      PUBLIC_URL: 'https://aplauso.example/',
      SMTP_URL: 'smtps://mails:secret@mail.example',
      MAIL_FROM: 'Aplauso <people@aplauso.example>',
      TRUST_PROXY: '1',
      MAX_STREAMS: '20',
      TEAMS_CLIENT_ID: id,
      TEAMS_TENANT_ID: id,
    };
    expect(readSettings(outside, [])).toMatchObject({
      publicUrl: 'https://aplauso.example',
      mail: { url: 'smtps://mails:secret@mail.example', from: 'Aplauso <people@aplauso.example>' },
      trustProxy: true,
      teams: { clientId: id.toLowerCase(), tenantId: id.toLowerCase() },
      limits: { ...defaultLimits, streams: 20 },
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://db' }, [], /PostgreSQL is not built yet/],
    [{ PORT: 'http' }, [], /PORT must be a number/],
    [{ PORT: '70000' }, [], /PORT must be a number/],
    [{ API_BASE_URL: 'api.example' }, [], /API_BASE_URL must be/],
    [{ API_BASE_URL: 'file:///etc' }, [], /API_BASE_URL must be/],
    [{ API_BASE_URL: 'https://me:secret@api.example' }, [], /bare address/],
    [{ API_BASE_URL: 'https://api.example' }, ['--demo'], /choose one/],
    [{ SMTP_URL: 'me:secret@mail.example' }, [], /SMTP_URL must be/],
    [{ SMTP_URL: 'https://me:secret@mail.example' }, [], /SMTP_URL must be/],
    [{ SMTP_URL: 'smtp://me:secret@mail.example' }, [], /MAIL_FROM must say/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co\nBcc: x@y.co' }, [], /MAIL_FROM must say/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co, c@d.co' }, [], /MAIL_FROM must say/],
    [{ MAX_CALLS: '0' }, [], /MAX_CALLS must be a whole number/],
    [{ HEADERS_TIMEOUT: '1.5' }, [], /HEADERS_TIMEOUT must be a whole number/],
    [{ TRUST_PROXY: 'yes' }, [], /TRUST_PROXY is 1 or 0/],
    [{ TEAMS_CLIENT_ID: '11111111-2222-4333-8444-555555555555' }, [], /belong together/],
    [
      { TEAMS_CLIENT_ID: '11111111-2222-4333-8444-555555555555', TEAMS_TENANT_ID: 'common' },
      [],
      /belong together/,
    ],
    [{ SESSION_SECRET: 'short' }, [], /32 bytes/],
    [{}, ['--verbose'], /--verbose/],
  ] as const)('the settings %o with the flags %o are refused with one sentence', (env, flags, sentence) => {
    expect(() => readSettings(env, flags)).toThrow(sentence);
    try {
      readSettings(env, flags);
    } catch (error) {
      expect(String(error)).not.toContain('\n');
      expect(String(error)).not.toContain('secret@');
    }
  });
});

describe('the session secret', () => {
  it('the session secret is made once, for this user only, and stays', () => {
    const first = sessionSecret(undefined, folder);
    expect(first.byteLength).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(undefined, folder)).toEqual(first);
    expect(statSync(path.join(folder, 'session.secret')).mode & 0o777).toBe(0o600);
  });

  it('a given session secret wins, and a damaged one is refused', () => {
    expect(new TextDecoder().decode(sessionSecret('x'.repeat(40), folder))).toBe('x'.repeat(40));
    writeFileSync(path.join(folder, 'session.secret'), '');
    expect(() => sessionSecret(undefined, folder)).toThrow(/too short/);
  });
});

describe('the password hash', () => {
  it('a password hash is argon2id with 19 MiB, different each time, and verifies only its password', async () => {
    const hash = await hasher.hash('aplauso-demo');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.hash('aplauso-demo')).not.toBe(hash);
    expect(await hasher.verify('aplauso-demo', hash)).toBe(true);
    expect(await hasher.verify('aplauso-Demo', hash)).toBe(false);
  });

  it('a password hash of the published argon2id vector is verified', async () => {
    // From the tests of the reference implementation: t=2, m=65536, p=1, "password", "somesalt".
    const vector = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await hasher.verify('password', vector)).toBe(true);
    expect(await hasher.verify('passwore', vector)).toBe(false);
  });

  it('a password hash is verified for any composition of its letters', async () => {
    expect(await hasher.verify('contrase\u006e\u0303a', await hasher.hash('contraseña'))).toBe(true);
  });

  it.each([
    null,
    '',
    'plain:aplauso-demo',
    '$argon2id$v=19$m=1,t=0,p=0$AA$AA',
    '$2b$10$abcdefghijklmnopqrstuv',
  ])('the invalid hash %o verifies no password', async (hash) => {
    expect(await hasher.verify('aplauso-demo', hash)).toBe(false);
  });
});

describe('the known operations', () => {
  it('the known operations are those of the build that is served', () => {
    writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(['query Boot { user { id } }']));
    expect([...knownOperations(folder)]).toContain('query Boot { user { id } }');
  });
});
