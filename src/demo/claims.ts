/** Who a session token is of, and of which organisation: the demo asks this of tokens that may be old or damaged. */
import { readClaims } from '#src/lib/jwt.ts';

/** Undefined without a token, or if it cannot be read. */
export function claimOf(token: string | null, name: 'sub' | 'org'): string | undefined {
  if (token === null) return undefined;
  try {
    const claim = readClaims(token)[name];
    return typeof claim === 'string' ? claim : undefined;
  } catch {
    return undefined;
  }
}
