/**
 * Web Crypto for pages without a secure context, such as the demo shown on a phone over http: browsers hide it there,
 * and the backend cannot do without. Loaded only there. It keeps nothing secret that is worth a secret: use no more of it.
 */

const mask = 0xffff_ffff;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;

const primes = Array.from({ length: 310 }, (_, index) => index + 2)
  .filter((number, _, all) => all.every((other) => other >= number || number % other !== 0))
  .slice(0, 64);
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** Written anew for each block. */
const words = new Int32Array(64);

/** SHA-256 of bytes (FIPS 180-4). */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) & mask);
  const state = Int32Array.from(start);
  const at = (list: Int32Array, index: number): number => list[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 64; t++) {
      const [early, late] = [at(words, t - 15), at(words, t - 2)];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[t] =
        t < 16 ? view.getInt32(block + t * 4) : (at(words, t - 16) + small + at(words, t - 7) + large) | 0;
    }
    let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
    let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
    for (let t = 0; t < 64; t++) {
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(rounds, t) + at(words, t);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (at(state, index) + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** HMAC with SHA-256 under a secret (RFC 2104). */
export function hmacUnder(secret: Uint8Array): (bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  const key = new Uint8Array(64);
  key.set(secret.length > 64 ? sha256(secret) : secret);
  const [outer, inner] = [key.map((byte) => byte ^ 0x5c), key.map((byte) => byte ^ 0x36)];
  return (bytes) => sha256(joined(outer, sha256(joined(inner, bytes))));
}

/** The first block of PBKDF2 with HMAC-SHA-256 (RFC 8018). */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  const hmac = hmacUnder(password);
  let last = hmac(joined(salt, Uint8Array.of(0, 0, 0, 1)));
  const sum = Uint8Array.from(last);
  for (let round = 1; round < iterations; round++) {
    last = hmac(last);
    for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) ^ (last[index] ?? 0);
  }
  return sum;
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** A key as jose looks at it. */
interface Key {
  readonly secret: Uint8Array;
  readonly algorithm: { readonly name: string; readonly hash: { readonly name: 'SHA-256' } };
  readonly usages: readonly string[];
}
type Data = ArrayBuffer | ArrayBufferView;
type Algorithm = string | { readonly name: string };
type Salted = { readonly salt: Data; readonly iterations: number };

/** The calls that the backend makes: digests, HS256 and PBKDF2, all of them with SHA-256. */
const subtle = {
  digest: async (_: unknown, data: Data) => sha256(bytesOf(data)).buffer,
  importKey: async (
    _: unknown,
    data: Data,
    algorithm: Algorithm,
    __: unknown,
    usages: readonly string[],
  ): Promise<Key> => ({
    secret: Uint8Array.from(bytesOf(data)),
    algorithm: {
      name: typeof algorithm === 'string' ? algorithm : algorithm.name,
      hash: { name: 'SHA-256' },
    },
    usages,
  }),
  sign: async (_: unknown, { secret }: Key, data: Data) => hmacUnder(secret)(bytesOf(data)).buffer,
  verify: async (_: unknown, { secret }: Key, signature: Data, data: Data) =>
    String(hmacUnder(secret)(bytesOf(data))) === String(bytesOf(signature)),
  deriveBits: async ({ salt, iterations }: Salted, { secret }: Key) =>
    pbkdf2(secret, bytesOf(salt), iterations).buffer,
};

/** A random UUID of version 4. */
function randomUUID(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Puts in place what the browser holds back. */
export function standIn(): void {
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
}
