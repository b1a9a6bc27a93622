/** What stands in for Web Crypto where a browser hides it computes what Node computes. */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTokens } from '#backend/auth/tokens.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { hasher } from '#mock/tab/hasher.ts';
import { hmacUnder, pbkdf2, sha256, standIn } from '#mock/tab/insecure.ts';

const sizes = [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1_000];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe.each(sizes)('of %d bytes', (size) => {
  const bytes = new Uint8Array(randomBytes(size));
  it('the digest is SHA-256', () => {
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
  it('the signature is HMAC', () => {
    for (const key of [bytes, new Uint8Array(randomBytes(32))])
      expect(hex(hmacUnder(key)(bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  });
});

it('a derived key is that of PBKDF2', () => {
  const [password, salt] = [new Uint8Array(randomBytes(12)), new Uint8Array(randomBytes(16))];
  for (const rounds of [1, 2, 250])
    expect(hex(pbkdf2(password, salt, rounds))).toBe(
      pbkdf2Sync(password, salt, rounds, 32, 'sha256').toString('hex'),
    );
});

describe('in the place of the real one', () => {
  const real = { subtle: crypto.subtle, randomUUID: crypto.randomUUID.bind(crypto) };
  afterEach(() => {
    for (const [name, value] of Object.entries(real))
      Object.defineProperty(crypto, name, { value, configurable: true });
  });
  const now = Date.parse('2026-03-18T18:00:00.000Z');
  const claims = { userId: 'somebody', org: 'aurora', epoch: 0 };
  const secret = new Uint8Array(randomBytes(32));

  it('sessions and passwords hold on both sides', async () => {
    const before = await createTokens(secret).sign(claims, now);
    standIn();
    const tokens = createTokens(secret);
    expect(await tokens.verify(before, now)).toEqual(claims);
    expect(await tokens.verify(`${before.slice(0, -2)}AA`, now)).toBeUndefined();
    expect(await hasher.verify('aplauso-demo', demoHash)).toBe(true);
    expect(await hasher.verify('another', demoHash)).toBe(false);
    expect(crypto.randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const after = await tokens.sign(claims, now);
    Object.defineProperty(crypto, 'subtle', { value: real.subtle, configurable: true });
    expect(await createTokens(secret).verify(after, now)).toEqual(claims);
  });
});
