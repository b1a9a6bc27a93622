/** Signs credentials with a key pair that a deployment creates once and stores (Open Badges 3.0, VC-JWT). */
import type { CryptoKey, JWK } from 'jose';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { SignJWT } from 'jose/jwt/sign';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { importJWK } from 'jose/key/import';
import * as z from 'zod/mini';
import type { Issuer } from './context.ts';

/** A private key on P-256 as plain data; its holder can sign in the name of the deployment. */
export const IssuerKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type IssuerKey = z.output<typeof IssuerKey>;

/** A new key. */
export async function newIssuerKey(): Promise<IssuerKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return z.parse(IssuerKey, await exportJWK(privateKey));
}

/** The issuer of a key; the key is loaded on first use and then cached. */
export function createIssuer(load: () => Promise<IssuerKey>): Issuer {
  interface Held {
    readonly sign: CryptoKey | Uint8Array;
    readonly open: Readonly<Record<string, unknown>>;
    /** Verifiers without access to this deployment find the key in the header (Open Badges 3.0 §8.2). */
    readonly header: { readonly kid: string; readonly jwk: JWK };
  }
  let held: Promise<Held> | undefined;
  const ready = (): Promise<Held> =>
    (held ??= load().then(async (key) => {
      const kid = await calculateJwkThumbprint(key);
      const { d: _secret, ...open } = key;
      const { kty, crv, x, y } = key;
      return {
        sign: await importJWK(key, 'ES256'),
        open: { ...open, kid, alg: 'ES256', use: 'sig' },
        header: { kid, jwk: { kty, crv, x, y } },
      };
    }));
  return {
    async sign(claims) {
      const { sign, header } = await ready();
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
        .sign(sign);
    },
    keys: async () => ({ keys: [(await ready()).open] }),
  };
}
