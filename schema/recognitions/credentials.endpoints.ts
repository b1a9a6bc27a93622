/** Portable badges: Open Badges 3.0 credentials, verified on a public page. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Instant } from '../kit/shapes.ts';
import { BadgeAward } from './badges.endpoints.ts';
import { credentialStates } from './recognitions.rules.ts';

/** A credential as seen by anyone with its URL. */
export const Credential = z.object({
  /** `<organisation>~<id>`. */
  id: z.string(),
  state: z.enum(credentialStates),
  /** The signed credential (VC-JWT, ES256); the browser verifies it against `keys`. */
  jwt: z.string(),
  /** The issuer's public keys, a JWK set. */
  keys: z.array(z.record(z.string(), z.unknown())),
  badge: z.object({ name: z.string(), description: z.string(), imageUrl: z.nullable(z.string()) }),
  holder: z.object({ name: z.string() }),
  issuer: z.object({ name: z.string() }),
  /** The message of the award. */
  reason: z.string(),
  awardedAt: Instant,
  issuedAt: Instant,
  revokedAt: z.nullable(Instant),
});
export type Credential = z.output<typeof Credential>;

export const credentialEndpoints = endpoints({
  /** Only for the caller's own award; a second call returns the same credential. */
  issueCredential: {
    route: 'POST /badge/award/{id}/credential',
    reply: BadgeAward,
    can: 'badges.see',
    module: 'insignias',
    origin: 'ours',
  },
  credential: { route: 'GET /credential/{id}', reply: Credential, can: 'public', origin: 'ours' },
  /** For its holder or an administrator. */
  revokeCredential: {
    route: 'DELETE /badge/award/{id}/credential',
    reply: BadgeAward,
    can: 'badges.see',
    module: 'insignias',
    origin: 'ours',
  },
});
