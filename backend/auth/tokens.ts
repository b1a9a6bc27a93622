/** Session tokens and link tokens: signed JWTs of one issuer, bound to an organisation (spec §3). */
import * as z from 'zod/mini';
import { linkMs, linkPurposes } from '#schema/auth/auth.rules.ts';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Claims, Tokens } from '../http/context.ts';

const issuer = 'aplauso';
const audience = 'aplauso:session';
const linkAudience = 'aplauso:link';
/** Lifetime of a session (12 hours), in seconds. */
const lifetime = 43_200;

const Payload = z.object({
  sub: z.string(),
  org: z.string().check(z.minLength(1)),
  epoch: z.int(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
});
const LinkPayload = z.object({
  sub: z.string(),
  org: z.string().check(z.minLength(1)),
  purpose: z.enum(linkPurposes),
  stamp: z.string(),
  iat: z.number(),
});

/** Whether a token was issued more than one minute in the future: it would be valid longer than its lifetime. */
const isAhead = (iat: number, nowMs: number): boolean => iat * 1000 > nowMs + 60_000;

/** For how long a verified signature is not computed again, in ms, and for how many tokens. */
const kept = { ms: 10_000, tokens: 2_000 };

/** A verified token, at some moment. */
interface Verified {
  readonly at: number;
  readonly found: Promise<(Claims & { readonly iat: number }) | undefined>;
}

/** Creates tokens with a secret of at least 32 bytes; `newId` creates the id of each session token. */
export function createTokens(secret: Uint8Array, newId: () => string): Tokens {
  const verified = new Map<string, Verified>();
  async function signed(token: string, nowMs: number): Promise<Awaited<Verified['found']>> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: 'JWT',
        requiredClaims: ['sub', 'exp', 'iat', 'jti'],
        currentDate: new Date(nowMs),
      });
      const { sub, org, epoch, jti, iat, exp } = z.parse(Payload, payload);
      return { userId: sub, org, epoch, tokenId: jti, expiresMs: exp * 1000, iat };
    } catch {
      return undefined;
    }
  }
  return {
    async sign({ userId, org, epoch }, nowMs) {
      const now = Math.floor(nowMs / 1000);
      return new SignJWT({ org, epoch })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(secret);
    },
    async verify(token, nowMs) {
      const known = verified.get(token);
      const isKept = known !== undefined && Math.abs(nowMs - known.at) < kept.ms;
      const found = isKept ? known.found : signed(token, nowMs);
      if (!isKept) {
        if (verified.size >= kept.tokens) verified.clear();
        verified.set(token, { at: nowMs, found });
      }
      const claims = await found;
      // Nothing is kept of what is no token.
      if (claims === undefined) verified.delete(token);
      // The moment counts at each use; whether session and rights still hold is asked of the store (session/caller.ts).
      if (claims === undefined || claims.expiresMs <= nowMs || isAhead(claims.iat, nowMs)) return undefined;
      const { iat: _iat, ...facts } = claims;
      return facts;
    },
    async signLink({ userId, org, purpose, stamp }, nowMs) {
      const now = Math.floor(nowMs / 1000);
      return new SignJWT({ org, purpose, stamp })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(linkAudience)
        .setIssuedAt(now)
        .setExpirationTime(now + linkMs[purpose] / 1000)
        .sign(secret);
    },
    async verifyLink(token, nowMs) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience: linkAudience,
          typ: 'JWT',
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(nowMs),
        });
        const { sub, org, purpose, stamp, iat } = z.parse(LinkPayload, payload);
        return isAhead(iat, nowMs) ? undefined : { userId: sub, org, purpose, stamp };
      } catch {
        return undefined;
      }
    },
  };
}
