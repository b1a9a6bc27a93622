/** Notifications of browsers on the server: its keys, what a push service receives, and where nothing is sent. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import http, { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK } from 'jose/key/import';
import { jwtVerify } from 'jose/jwt/verify';
import { afterEach, describe, expect, it } from 'vitest';
import { createPusher, isPublicAddress } from '#server/pusher.ts';
import { pairOf } from '#server/pushSettings.ts';
import { readSettings } from '#server/settings.ts';
import { encrypted } from '#server/webPush.ts';

const raw = (text: string): Buffer => Buffer.from(text, 'base64url');
const [line = '', contact = ''] = execFileSync(process.execPath, ['server/vapid.ts'], {
  encoding: 'utf8',
}).split('\n');
const printed = { VAPID_PRIVATE_KEY: line.split('=')[1] ?? '', VAPID_SUBJECT: contact.split('=')[1] ?? '' };
const vapid = readSettings(printed, []).push;
if (vapid === undefined) throw new Error('no keys');

/** The browser of the example in RFC 8291. */
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const browserKey = pairOf('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');

/** Reads a message as the browser does. */
function decrypted(body: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derived = (key: Uint8Array, by: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), raw(browser.p256dh), sender]);
  const secret = derived(browserKey.computeSecret(sender), raw(browser.auth), both, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString('utf8');
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const received: Received[] = [];
const closing: (() => unknown)[] = [];
afterEach(async () => {
  received.length = 0;
  for (const close of closing.splice(0)) await close();
});

/** A push service on this machine with one answer; returns an address of a subscription. */
async function standIn(status: number, headers: Record<string, string> = {}): Promise<string> {
  const server: Server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => void parts.push(part));
    asked.on('end', () => {
      received.push({ headers: asked.headers, body: Buffer.concat(parts) });
      answer.writeHead(status, headers).end('the answer of a push service');
    });
  });
  closing.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/device`;
}
const notice = { title: 'Te dieron las gracias', path: '/post?id=1', tag: 'recognition' };
const send = async (
  endpoint: string,
  isAllowed: (address: string) => boolean = () => true,
  keys = browser,
) => {
  const pusher = createPusher(vapid, { wire: http, isAllowed });
  try {
    return await pusher.send({ endpoint, ...keys }, notice);
  } finally {
    pusher.close();
  }
};

describe('the encryption of notifications', () => {
  it('the message of RFC 8291 is encrypted to its bytes', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(raw('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const own = { pair, salt: raw('DGv6ra1nlYgDCS1FRnbzlw') };
    expect(encrypted('When I grow up, I want to be a watermelon', browser, own).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });
});

describe('the way to a push service', () => {
  it('a push service receives an encrypted message with its lifetime, its kind and a signature of the server', async () => {
    const endpoint = await standIn(201);
    expect(await send(endpoint)).toBe('sent');
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    expect(JSON.parse(decrypted(body))).toEqual(notice);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      topic: 'recognition',
    });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const point = raw(key);
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
    expect([key, payload.aud, payload.sub]).toEqual([
      vapid.publicKey,
      new URL(endpoint).origin,
      'mailto:people@example.org',
    ]);
    expect(JSON.stringify(headers)).not.toContain(vapid.privateKey);
  });

  it.each([404, 410])('an answer %s ends the subscription', async (status) => {
    expect(await send(await standIn(status))).toBe('gone');
  });

  it.each([400, 403, 429, 302, 503])(
    'an answer %s is a failure that names only the status',
    async (status) => {
      const failed: unknown = await send(await standIn(status)).catch((error: unknown) => error);
      expect(failed).toMatchObject({ responseCode: status });
      expect(String(failed)).not.toMatch(/localhost|device/);
      expect(received).toHaveLength(1);
    },
  );

  it('a push service that asks for a pause is tried again after it', async () => {
    const endpoint = await standIn(429, { 'retry-after': '600' });
    await expect(send(endpoint)).rejects.toMatchObject({ again: 600_000 });
  });

  it('a key that is no point of the curve ends the subscription', async () => {
    const endpoint = await standIn(201);
    expect(await send(endpoint, undefined, { ...browser, p256dh: `BA${'k'.repeat(85)}` })).toBe('gone');
    expect(received).toEqual([]);
  });

  it('a public name that leads to an address of the inner network is not connected to', async () => {
    await expect(send(await standIn(201), isPublicAddress)).rejects.toMatchObject({ code: 'EPRIVATE' });
    expect(received).toEqual([]);
  });

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
  ])('%s is an address of an inner network', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '142.250.1.95', '172.32.0.1', '2a00:1450:4001:82b::200a'])(
    '%s is a public address',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

it.each([
  { VAPID_PRIVATE_KEY: 'short', VAPID_SUBJECT: 'mailto:a@b.co' },
  { VAPID_PRIVATE_KEY: '_'.repeat(43), VAPID_SUBJECT: 'mailto:a@b.co' },
  { VAPID_SUBJECT: 'mailto:a@b.co' },
  { VAPID_PRIVATE_KEY: printed.VAPID_PRIVATE_KEY },
  { VAPID_PRIVATE_KEY: printed.VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'people@example.org' },
])('the server refuses to start with the push settings %o, without naming the key', (env) => {
  expect(() => readSettings(env, [])).toThrow(/^VAPID_/);
  expect(() => readSettings(env, [])).not.toThrow(printed.VAPID_PRIVATE_KEY);
});
