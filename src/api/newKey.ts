/** Creates new keys; separate from idempotency.ts, which only the composer needs. */

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new key of 128 random bits. Pages on plain http have no `randomUUID`. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
