/** What a session token says of itself, unchecked: the browser only takes hints from it, the server checks the signature. */

/** The claims; raises for anything but a JWT. */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) throw new TypeError('the token is not a JWT');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null) throw new TypeError('the token has no claims');
  return { ...claims };
}
