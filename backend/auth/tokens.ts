/** Session tokens: signed JWTs of one issuer, bound to an organisation (spec §3). */
import * as z from 'zod/mini';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Tokens } from '../http/context.ts';

const issuer = 'aplauso';
const audience = 'aplauso:session';
/** A session lasts twelve hours, in seconds. */
const lifetime = 43_200;

const Payload = z.object({ sub: z.string(), org: z.string(), epoch: z.int() });

/** Tokens under a secret of at least 32 bytes. */
export function createTokens(secret: Uint8Array): Tokens {
  return {
    async sign({ userId, org, epoch }, nowMs) {
      const now = Math.floor(nowMs / 1000);
      return new SignJWT({ org, epoch })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(secret);
    },
    async verify(token, nowMs) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: 'JWT',
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(nowMs),
        });
        const { sub, org, epoch } = z.parse(Payload, payload);
        // A token from the future was not made by a clock of ours.
        return (payload.iat ?? 0) * 1000 > nowMs + 60_000 ? undefined : { userId: sub, org, epoch };
      } catch {
        return undefined;
      }
    },
  };
}
