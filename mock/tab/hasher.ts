/** Password hashes in a browser: PBKDF2, the only password hash of the Web Crypto API. */
import type { Hasher } from '#backend/http/context.ts';

const rounds = 100_000;
const bytes = 32;
const form = /^\$pbkdf2-sha256\$i=(\d{1,7})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const textOf = (data: Uint8Array): string => btoa(String.fromCharCode(...data)).replace(/=+$/, '');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, bytes * 8),
  );
}

/** Compares every byte regardless of the result, to prevent a timing attack. */
const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length &&
  one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;

/**
 * Hashes with a new salt. A check takes the same time for a wrong password, a missing user and an unreadable
 * hash.
 */
export const hasher: Hasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `$pbkdf2-sha256$i=${rounds}$${textOf(salt)}$${textOf(await derive(password, salt, rounds))}`;
  },
  async verify(password, hash) {
    const [, iterations, salt, kept] = form.exec(hash ?? '') ?? [];
    if (salt === undefined || kept === undefined) {
      await derive(password, new Uint8Array(16), rounds);
      return false;
    }
    return isEqual(await derive(password, bytesOf(salt), Number(iterations)), bytesOf(kept));
  },
};
