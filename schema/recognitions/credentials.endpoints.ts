/** A badge to take along: Open Badges 3.0 credentials, checked on a public page (features §2). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Instant } from '../kit/shapes.ts';
import { BadgeAward } from './badges.endpoints.ts';
import { credentialStates } from './recognitions.rules.ts';

/** A credential as anybody who has its address sees it. */
export const Credential = z.object({
  /** `<organisation>~<id>`. */
  id: z.string(),
  state: z.enum(credentialStates),
  /** The signed credential (VC-JWT, ES256); checked in the browser against `keys`. */
  jwt: z.string(),
  /** The issuer's public keys, a JWK set. */
  keys: z.array(z.record(z.string(), z.unknown())),
  badge: z.object({ name: z.string(), description: z.string(), imageUrl: z.nullable(z.string()) }),
  holder: z.object({ name: z.string() }),
  issuer: z.object({ name: z.string() }),
  /** The words it came with. */
  reason: z.string(),
  awardedAt: Instant,
  issuedAt: Instant,
  revokedAt: z.nullable(Instant),
});
export type Credential = z.output<typeof Credential>;

export const credentialEndpoints = endpoints({
  /** One's own award only; a second call answers the same credential. */
  issueCredential: {
    route: 'POST /badge/award/{id}/credential',
    reply: BadgeAward,
    can: 'badges.see',
    module: 'insignias',
    origin: 'ours',
  },
  credential: { route: 'GET /credential/{id}', reply: Credential, can: 'public', origin: 'ours' },
  /** By its holder, or by an administrator. */
  revokeCredential: {
    route: 'DELETE /badge/award/{id}/credential',
    reply: BadgeAward,
    can: 'badges.see',
    module: 'insignias',
    origin: 'ours',
  },
});
