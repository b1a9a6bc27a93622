/** What an Open Badges 3.0 credential says, as the claims of a VC-JWT (1EdTech OB 3.0 §8.2 "JSON Web Token Proof"). */
import type { BadgeRow } from './badges.rules.ts';

/** Contexts of the data model and of Open Badges, in the order that both ask for. */
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** What is known of a credential and goes into it. */
export interface CredentialFacts {
  /** `<organisation>~<id>`. */
  readonly id: string;
  readonly org: { readonly id: string; readonly name: string };
  readonly badge: Pick<BadgeRow, 'id' | 'name' | 'description'>;
  /** The words it came with, empty where they are nobody else's. */
  readonly reason: string;
  readonly awardedAt: string;
  readonly holder: { readonly id: string; readonly name: string };
  readonly issuedAt: string;
  /** A public key of the issuer, without which nobody could name who signed. */
  readonly key: Readonly<Record<string, unknown>>;
  /** Origin of a host of the organisation; undefined where the caller stands on none, and then no state can be pointed at. */
  readonly base: string | undefined;
  /** The picture itself (`data:`) or its address; undefined where there is none that lasts. */
  readonly image: string | undefined;
}

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The issuer's id: a key that names itself, so that nothing which a caller said stands under the signature (did:jwk). */
export const issuerId = (key: CredentialFacts['key']): string => {
  const { kty, crv, x, y } = key;
  return `did:jwk:${base64url(JSON.stringify({ crv, kty, x, y }))}`;
};

const urn = (kind: string, id: string): string => `urn:aplauso:${kind}:${encodeURIComponent(id)}`;

/** Where the state of a credential is asked for, relative to its home. */
const statusPath = (id: string): string => `/rest/credential/${encodeURIComponent(id)}`;

/** The claims to sign; the registered ones repeat what the credential says, as the specification demands. */
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
      // Whole seconds, since it has to be the same moment as `nbf`.
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
          // The words say what it was for; without any there is only what the badge stands for.
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
