/** The content of an Open Badges 3.0 credential, as claims of a VC-JWT (1EdTech OB 3.0 §8.2 "JSON Web Token Proof"). */
import type { BadgeRow } from './badges.rules.ts';

/** Contexts of the data model and of Open Badges, in the order that both specifications require. */
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** The facts of a credential. */
export interface CredentialFacts {
  /** `<organisation>~<id>`. */
  readonly id: string;
  readonly org: { readonly id: string; readonly name: string };
  readonly badge: Pick<BadgeRow, 'id' | 'name' | 'description'>;
  /** The message of the award; empty if it is not public. */
  readonly reason: string;
  readonly awardedAt: string;
  readonly holder: { readonly id: string; readonly name: string };
  readonly issuedAt: string;
  /** The public key of the issuer. The issuer's id is derived from it. */
  readonly key: Readonly<Record<string, unknown>>;
  /**
   * The origin of a host of the organisation; undefined for other callers, and then the credential has no status URL.
   */
  readonly base: string | undefined;
  /** The image as a `data:` URL or as a permanent URL; undefined if there is neither. */
  readonly image: string | undefined;
}

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The issuer's id (did:jwk) contains the key itself, so that the signature covers no value from the caller. */
export const issuerId = (key: CredentialFacts['key']): string => {
  const { kty, crv, x, y } = key;
  return `did:jwk:${base64url(JSON.stringify({ crv, kty, x, y }))}`;
};

const urn = (kind: string, id: string): string => `urn:aplauso:${kind}:${encodeURIComponent(id)}`;

/** The path of the credential's status, relative to the deployment. */
const statusPath = (id: string): string => `/rest/credential/${encodeURIComponent(id)}`;

/**
 * The claims to sign. The registered claims repeat the content of the credential, as the Open Badges specification
 * demands.
 */
export function claimsOf(facts: CredentialFacts): Readonly<Record<string, unknown>> {
  const { id, org, badge, reason, awardedAt, holder, issuedAt, key, base, image } = facts;
  const seconds = Math.floor(Date.parse(issuedAt) / 1_000);
  const credentialId = urn('credential', id);
  const subject = urn('person', `${org.id}~${holder.id}`);
  const issuer = issuerId(key);
  return {
    iss: issuer,
    jti: credentialId,
    sub: subject,
    nbf: seconds,
    vc: {
      '@context': contexts,
      id: credentialId,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: badge.name,
      issuer: { id: issuer, type: ['Profile'], name: org.name },
      // Whole seconds, because the value must equal `nbf`.
      validFrom: new Date(seconds * 1_000).toISOString(),
      awardedDate: awardedAt,
      credentialSubject: {
        id: subject,
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', identityType: 'name', identityHash: holder.name, hashed: false },
        ],
        ...(reason === '' ? {} : { narrative: reason }),
        achievement: {
          id: urn('badge', `${org.id}~${badge.id}`),
          type: ['Achievement'],
          name: badge.name,
          description: badge.description === '' ? badge.name : badge.description,
          // The message is the reason of the award; without it, the description of the badge is used.
          criteria: { narrative: reason || badge.description || badge.name },
          ...(image === undefined ? {} : { image: { id: image, type: 'Image' } }),
        },
      },
      ...(base === undefined
        ? {}
        : { credentialStatus: { id: `${base}${statusPath(id)}`, type: 'AplausoCredentialStatus' } }),
    },
  };
}
