/** The secret that signs sessions: configured, or created once and readable only by this system user. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefused } from './refused.ts';

const file = 'session.secret';

/**
 * At least 32 bytes; `dataDir` must exist. The secret must stay the same on every start, because a new one
 * would end all sessions.
 */
export function sessionSecret(given: string | undefined, dataDir: string): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given);
  const place = path.join(dataDir, file);
  // `wx` instead of check-then-write: if two processes start together, one creates the secret and both read
  // it.
  if (!existsSync(place)) {
    try {
      writeFileSync(place, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  const secret = readFileSync(place, 'utf8').trim();
  if (secret.length < 32)
    throw new StartRefused(
      `${place} is too short to sign sessions: delete it and start again (everybody signs in anew).`,
    );
  return new TextEncoder().encode(secret);
}
