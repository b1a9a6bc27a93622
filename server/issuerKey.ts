/**
 * The key that signs credentials: created once and readable only by this system user. Credentials outlive
 * sessions, so the key is separate from the session secret.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { IssuerKey, newIssuerKey } from '#backend/http/issuer.ts';
import { StartRefused } from './refused.ts';

const file = 'issuer.key';

/**
 * The same key on every start; `dataDir` must exist. Throws `StartRefused` if the stored key cannot be read.
 */
export async function issuerKey(dataDir: string): Promise<IssuerKey> {
  const place = path.join(dataDir, file);
  if (!existsSync(place)) {
    const key = JSON.stringify(await newIssuerKey());
    try {
      // `wx`: if two processes start together, one creates the key and both read it.
      writeFileSync(place, key, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  try {
    return z.parse(IssuerKey, JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    throw new StartRefused(
      `${place} is no key: put the former file back, or delete it and start again (credentials signed so far can then no longer be checked).`,
    );
  }
}
