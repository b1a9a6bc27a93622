/** Password hashes by Node's argon2id, in the PHC format that other tools can read. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hasher } from '#backend/http/context.ts';

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const derive = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Cost,
  tagLength: number,
): Promise<Buffer> =>
  // The executor converts a synchronous exception of argon2, for invalid parameters, into a rejection.
  new Promise((resolve, reject) => {
    const message = Buffer.from(password.normalize('NFKC'));
    const parameters = { message, nonce, memory, passes, parallelism, tagLength };
    argon2('argon2id', parameters, (error, derived) => (error === null ? resolve(derived) : reject(error)));
  });

/**
 * Hashes with a new salt. A check takes the same time for a wrong password, a missing user and an unreadable
 * hash.
 */
export const hasher: Hasher = {
  async hash(password) {
    const salt = randomBytes(16);
    const derived = await derive(password, salt, cost, hashBytes);
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(derived)}`;
  },
  async verify(password, hash) {
    const [, memory, passes, parallelism, salt, kept] = phc.exec(hash ?? '') ?? [];
    if (salt === undefined || kept === undefined) {
      await derive(password, randomBytes(16), cost, hashBytes);
      return false;
    }
    const expected = Buffer.from(kept, 'base64');
    const as = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const derived = await derive(password, Buffer.from(salt, 'base64'), as, expected.length).catch(() =>
      Buffer.alloc(0),
    );
    return derived.length === expected.length && timingSafeEqual(derived, expected);
  },
};
