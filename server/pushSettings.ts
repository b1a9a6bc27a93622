/** The settings of Web Push: one private key, of which the public half follows, and the contact of the operator (VAPID). */
import { createECDH, type ECDH } from 'node:crypto';
import { StartRefused } from './refused.ts';

/** The keys of the server (base64url) and the contact that push services see (VAPID). */
export interface Vapid {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly subject: string;
}

/** A pair of keys made of its private half, base64url; throws if it is none. */
export function pairOf(privateKey: string): ECDH {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair;
}

function publicHalf(privateKey: string): string | undefined {
  try {
    return pairOf(privateKey).getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** Reads the keys; error messages never contain them. */
export function pushOf(env: Readonly<Record<string, string | undefined>>): Vapid | undefined {
  const [privateKey, subject] = [env['VAPID_PRIVATE_KEY'], env['VAPID_SUBJECT']];
  if (!privateKey && !subject) return undefined;
  const publicKey = /^[\w-]{43}$/.test(privateKey ?? '') ? publicHalf(privateKey ?? '') : undefined;
  if (!privateKey || publicKey === undefined)
    throw new StartRefused('VAPID_PRIVATE_KEY must be a key as `node server/vapid.ts` prints it.');
  if (!/^mailto:[^\s<>@,]+@[^\s<>@,]+$|^https:\/\/[^\s]+$/.test(subject ?? ''))
    throw new StartRefused(
      'VAPID_PRIVATE_KEY needs VAPID_SUBJECT: how push services reach you, such as mailto:people@example.org.',
    );
  return { privateKey, publicKey, subject: subject ?? '' };
}
