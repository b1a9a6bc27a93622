/** The server's additions to sign-in: mails by SMTP, Microsoft Teams. */
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeployment } from '#server/deployment.ts';
import { printedPost, smtpPost } from '#server/mailer.ts';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/site.ts';
import { createTeams, teamsHosts } from '#server/teams.ts';
import { aFolder, writeBuild } from './served.ts';

/** A mail server that accepts and records every mail; `says` replaces the answer to a command. */
async function aMailServer(says: (line: string) => string | undefined = () => undefined) {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      for (const line of part.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        isData = line === 'DATA';
        socket.write(
          `${says(line) ?? (isData ? '354 go on' : line.startsWith('EHLO') ? '250 mail.test' : '250 ok')}\r\n`,
        );
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  return {
    lines,
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('the mails by SMTP', () => {
  const mail = {
    id: 'm-1',
    to: 'ana@aurora.example',
    subject: 'Tu código: 012345',
    text: 'Hola, Ana:\n\n012345\n',
  };
  const from = 'Aplauso <people@aplauso.example>';

  it('a mail is handed over whole, to one address', async () => {
    const server = await aMailServer();
    const post = smtpPost({ url: `smtp://127.0.0.1:${server.port}`, from });
    await post.send(mail);
    expect(server.lines).toEqual(
      expect.arrayContaining(['MAIL FROM:<people@aplauso.example>', 'RCPT TO:<ana@aurora.example>']),
    );
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(server.lines).toContain('Auto-Submitted: auto-generated');
    expect(server.lines).toContain('Message-ID: <m-1@aplauso.example>');
    expect(server.lines).toContain('012345');
    post.close();
    server.stop();
  });

  it('a mail with more than one line in its headers, or two addresses, is not handed over', async () => {
    const server = await aMailServer();
    const post = smtpPost({ url: `smtp://127.0.0.1:${server.port}`, from });
    for (const wrong of [
      { ...mail, to: 'ana@aurora.example\r\nBcc: all@aurora.example' },
      { ...mail, subject: 'Hola\nBcc: all@aurora.example' },
    ])
      await expect(post.send(wrong)).rejects.toThrow(/one line/);
    await post.send({ ...mail, to: 'ana@aurora.example, all@aurora.example' }).catch(() => undefined);
    expect(server.lines.filter((line) => /^RCPT.*(all@)/.test(line))).toEqual([]);
    post.close();
    server.stop();
  });

  it('a refused mail raises the response code', async () => {
    const server = await aMailServer((line) => (line.startsWith('RCPT') ? '550 nobody here' : undefined));
    const post = smtpPost({ url: `smtp://127.0.0.1:${server.port}`, from });
    await expect(post.send(mail)).rejects.toMatchObject({ responseCode: 550 });
    post.close();
    server.stop();
  });

  it('a mail password is never sent over a connection without encryption', async () => {
    const server = await aMailServer((line) => (line === 'STARTTLS' ? '454 not here' : undefined));
    const post = smtpPost({ url: `smtp://mails:secret@127.0.0.1:${server.port}`, from });
    await expect(post.send(mail)).rejects.toThrow(/STARTTLS/);
    expect(server.lines.join('\n')).not.toMatch(/AUTH|secret|c2VjcmV0/);
    post.close();
    server.stop();
  });

  it('mails are printed when no mail server is set', async () => {
    const said: string[] = [];
    await printedPost((line) => void said.push(line)).send(mail);
    expect(said).toEqual([
      '── Mail to ana@aurora.example: Tu código: 012345\n   Hola, Ana:\n   \n   012345\n──',
    ]);
  });
});

describe('the Microsoft Teams token', () => {
  const ids = {
    clientId: '11111111-2222-4333-8444-555555555555',
    tenantId: '99999999-8888-4777-8666-555555555555',
  };
  const now = Date.parse('2026-03-18T18:00:00.000Z');
  const issuer = `https://login.microsoftonline.com/${ids.tenantId}/v2.0`;
  let key: CryptoKey;
  let other: CryptoKey;
  let teams: ReturnType<typeof createTeams>;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    ({ privateKey: other } = await generateKeyPair('RS256'));
    key = pair.privateKey;
    const keys = createLocalJWKSet({
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' }],
    });
    teams = createTeams(ids, 'aplauso.example', { keys, now: () => now });
  });
  const token = (
    changes: Record<string, unknown> = {},
    signed: { by?: CryptoKey | Uint8Array; alg?: string } = {},
  ): Promise<string> =>
    new SignJWT({
      tid: ids.tenantId,
      iss: issuer,
      aud: ids.clientId,
      preferred_username: 'ana@aurora.example',
      email: 'chosen@by.whoever',
      iat: now / 1000 - 60,
      exp: now / 1000 + 600,
      ...changes,
    })
      .setProtectedHeader({ alg: signed.alg ?? 'RS256', kid: 'k' })
      .sign(signed.by ?? key);

  it.each([
    ['as it is', {}],
    ['for the app by its address', { aud: `api://aplauso.example/${ids.clientId}` }],
    [
      'of the first version',
      { iss: `https://sts.windows.net/${ids.tenantId}/`, aud: `api://${ids.clientId}` },
    ],
  ])('a Teams token %s gives its person’s address', async (_what, changes) => {
    expect(await teams(await token(changes))).toEqual({ email: 'ana@aurora.example' });
  });

  it('a Teams token without a newer name gives the older one, and never its email claim', async () => {
    const named = { preferred_username: undefined, upn: 'bo@aurora.example' };
    expect(await teams(await token(named))).toEqual({ email: 'bo@aurora.example' });
    expect(await teams(await token({ preferred_username: undefined }))).toBeUndefined();
  });

  it.each([
    ['another app', { aud: 'somebody-else' }],
    ['the app at another address', { aud: `api://evil.example/${ids.clientId}` }],
    ['another tenant', { iss: 'https://login.microsoftonline.com/other/v2.0' }],
    ['a tenant that is not its issuer', { tid: 'other' }],
    ['yesterday', { exp: now / 1000 - 120 }],
    ['for ever', { exp: undefined }],
    ['tomorrow', { nbf: now / 1000 + 3_600 }],
  ])('a Teams token of %s is refused', async (_what, changes) => {
    expect(await teams(await token(changes))).toBeUndefined();
  });

  it('a Teams token with another, a symmetric or no signature is refused', async () => {
    expect(await teams(await token({}, { by: other }))).toBeUndefined();
    const secret = new TextEncoder().encode('x'.repeat(64));
    expect(await teams(await token({}, { by: secret, alg: 'HS256' }))).toBeUndefined();
    const [, payload = ''] = (await token()).split('.');
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`;
    expect([await teams(none), await teams('nonsense'), await teams('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('a Teams token raises when the keys cannot be loaded', async () => {
    const down = createTeams(ids, 'aplauso.example', {
      keys: () => Promise.reject(new TypeError('fetch failed')),
      now: () => now,
    });
    await expect(down(await token())).rejects.toThrow('fetch failed');
  });
});

describe('the pages inside Teams', () => {
  const { folder, remove } = aFolder();
  afterAll(remove);

  it('pages may be framed by Teams when it is set up, and by no other site', () => {
    writeBuild(folder, "default-src 'self'; frame-ancestors 'none'; object-src 'none'");
    const csp = (framedBy?: string) => createSite(folder, { framedBy }).headers['Content-Security-Policy'];
    expect(csp()).toBe("default-src 'self'; frame-ancestors 'none'; object-src 'none'");
    expect(csp(teamsHosts)).toBe(
      "default-src 'self'; frame-ancestors https://teams.microsoft.com https://*.teams.microsoft.com https://*.cloud.microsoft; object-src 'none'",
    );
  });

  it('the sign-in options include Teams when it is set up', async () => {
    writeBuild(path.join(folder, 'dist'));
    const id = '11111111-2222-4333-8444-555555555555';
    const methods = async (env: Record<string, string>) => {
      const settings = readSettings({ DATA_DIR: path.join(folder, 'data'), ...env }, []);
      const deployment = await openDeployment(settings, () => undefined, path.join(folder, 'dist'));
      const answer = await deployment.app.fetch(new Request('http://a.test/rest/org/auth_flow'));
      await deployment.close();
      return ((await answer.json()) as { methods: unknown }).methods;
    };
    expect(await methods({})).toEqual(['password', 'otp']);
    expect(await methods({ TEAMS_CLIENT_ID: id, TEAMS_TENANT_ID: id })).toEqual(['password', 'otp', 'teams']);
  });
});
