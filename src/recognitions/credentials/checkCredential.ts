/**
 * Verifies a credential in the reader's own browser: signature, signer, and equality with the page. A
 * separate chunk because of jose.
 */
import * as errors from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { compactVerify } from 'jose/jws/compact/verify';
import * as z from 'zod/mini';
import type { CredentialShown } from './credentials.queries.ts';

/**
 * The result of the verification. `altered`: changed, or signed with another key. `unchecked`: this browser
 * could not verify it.
 */
export type Check = 'sound' | 'altered' | 'unchecked';

const Claims = z.object({
  iss: z.string(),
  jti: z.string(),
  vc: z.object({
    name: z.string(),
    issuer: z.object({ name: z.string() }),
    credentialSubject: z.object({
      identifier: z.array(z.object({ identityHash: z.string() })),
      narrative: z.optional(z.string()),
      achievement: z.object({ name: z.string() }),
    }),
  }),
});

const Keys = z.array(z.looseObject({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() }));

const decoded = (base64url: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
      (one) => one.codePointAt(0) ?? 0,
    ),
  );

/** Whether a did:jwk names one of the keys. */
function namesAKey(issuer: string, keys: z.output<typeof Keys>): boolean {
  if (!issuer.startsWith('did:jwk:')) return false;
  const named = z.safeParse(z.object({ x: z.string(), y: z.string() }), JSON.parse(decoded(issuer.slice(8))));
  return named.success && keys.some(({ x, y }) => x === named.data.x && y === named.data.y);
}

/** Whether the signed claims equal the page's content. */
const saysTheSame = (claims: z.output<typeof Claims>, shown: CredentialShown): boolean => {
  const { vc, jti } = claims;
  const subject = vc.credentialSubject;
  return (
    jti === `urn:aplauso:credential:${encodeURIComponent(shown.id)}` &&
    vc.issuer.name === shown.issuer.name &&
    subject.achievement.name === shown.badge.name &&
    subject.identifier.some(({ identityHash }) => identityHash === shown.holder.name) &&
    (subject.narrative ?? '') === shown.reason
  );
};

/** Never raises. Needs a secure context (https or localhost); otherwise the result is `unchecked`. */
export async function checkCredential(shown: CredentialShown): Promise<Check> {
  const keys = z.safeParse(Keys, shown.keys);
  if (!keys.success) return 'altered';
  if (globalThis.isSecureContext === false) return 'unchecked';
  try {
    const { payload } = await compactVerify(shown.jwt, createLocalJWKSet({ keys: keys.data }), {
      algorithms: ['ES256'],
    });
    const claims = z.safeParse(Claims, JSON.parse(new TextDecoder().decode(payload)));
    return claims.success && namesAKey(claims.data.iss, keys.data) && saysTheSame(claims.data, shown)
      ? 'sound'
      : 'altered';
  } catch (error) {
    // Errors of jose and invalid JSON mean tampering; all other errors come from this browser.
    return error instanceof errors.JOSEError || error instanceof SyntaxError ? 'altered' : 'unchecked';
  }
}
