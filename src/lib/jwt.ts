/**
 * Reads the claims of a session token without verification: the browser uses them as hints, the server verifies
 * the signature.
 */

/** The claims; throws if the text is not a JWT. */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) throw new TypeError('the token is not a JWT');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null) throw new TypeError('the token has no claims');
  return { ...claims };
}
