/** Microsoft Teams: identifies the owner of a token by the keys that the tenant publishes. */
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { JOSEError, JWKSTimeout } from 'jose/errors';
import { jwtVerify, type JWTVerifyGetKey } from 'jose/jwt/verify';
import * as z from 'zod/mini';
import type { TeamsDirectory } from '#backend/http/context.ts';
import type { Settings } from './settings.ts';

/** The hosts that may show our pages in a frame if Teams is configured. */
export const teamsHosts =
  'https://teams.microsoft.com https://*.teams.microsoft.com https://*.cloud.microsoft' as const;

const Payload = z.object({
  tid: z.string(),
  preferred_username: z.optional(z.string()),
  upn: z.optional(z.string()),
});

const keysOf = (tenantId: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`https://login.microsoftonline.com/${tenantId}/discovery/v2.0/keys`), {
    timeoutDuration: 5_000,
  });

/**
 * Verifies the tokens that Teams gives to our page (`getAuthToken`); `host` is our host as in the id of the
 * Teams app.
 */
export function createTeams(
  { clientId, tenantId }: NonNullable<Settings['teams']>,
  host: string,
  { keys = keysOf(tenantId), now = Date.now }: { keys?: JWTVerifyGetKey; now?: () => number } = {},
): TeamsDirectory {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: [
          `https://login.microsoftonline.com/${tenantId}/v2.0`,
          `https://sts.windows.net/${tenantId}/`,
        ],
        audience: [clientId, `api://${clientId}`, `api://${host}/${clientId}`],
        requiredClaims: ['exp', 'iat'],
        clockTolerance: 60,
        currentDate: new Date(now()),
      });
      const said = z.safeParse(Payload, payload);
      // An account of another tenant can choose its claim `email`; these two claims cannot be chosen.
      const email = said.success ? (said.data.preferred_username ?? said.data.upn) : undefined;
      return !said.success || said.data.tid !== tenantId || email === undefined ? undefined : { email };
    } catch (error) {
      if (error instanceof JOSEError && !isOutage(error)) return undefined;
      throw error;
    }
  };
}

/** Whether the keys could not be fetched, which says nothing about the token. */
const isOutage = ({ code }: JOSEError): boolean => code === JWKSTimeout.code || code === JOSEError.code;
