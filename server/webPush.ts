/** One message of Web Push: the text encrypted for one browser (RFC 8291), and the headers that sign it (RFC 8292). */
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { importJWK } from 'jose/key/import';
import { SignJWT } from 'jose/jwt/sign';
import type { PushSubscription } from '#schema/notifications/push.rules.ts';
import type { Vapid } from './pushSettings.ts';

const curve = 'prime256v1';
const raw = (text: string): Buffer => Buffer.from(text, 'base64url');
/** One record holds the whole text; push services take at most 4096 bytes. */
const recordSize = 4_096;
/** Seconds: push services refuse tokens of more than a day. */
const tokenSeconds = 12 * 3_600;

/** The own pair and salt of one message; tests pass those of the RFC. */
const drawn = (): { readonly pair: ECDH; readonly salt: Buffer } => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
};

/** The body of the message (`aes128gcm`); throws if the key of the browser is no point of the curve. */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  { pair, salt }: ReturnType<typeof drawn> = drawn(),
): Buffer {
  const theirs = raw(p256dh);
  const ours = pair.getPublicKey();
  const derived = (key: Uint8Array, by: Uint8Array, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(pair.computeSecret(theirs), raw(auth), both, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const content = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, ...content, cipher.getAuthTag()]);
}

/** The header that tells a push service which server sends, and how its operator is reached. */
export async function authorization(
  endpoint: string,
  { privateKey, publicKey, subject }: Vapid,
  now: number,
): Promise<string> {
  const point = raw(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' }, 'ES256');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now / 1_000) + tokenSeconds)
    .setSubject(subject)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
