/** The key that signs credentials: made once and kept where only this user can read it; credentials outlive sessions, so it is apart from their secret. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { IssuerKey, newIssuerKey } from '#backend/http/issuer.ts';
import { StartRefused } from './refused.ts';

const file = 'issuer.key';

/** The same on every start; `dataDir` must exist. Raises `StartRefused` where the kept one cannot be read. */
export async function issuerKey(dataDir: string): Promise<IssuerKey> {
  const place = path.join(dataDir, file);
  if (!existsSync(place)) {
    const key = JSON.stringify(await newIssuerKey());
    try {
      // Of two that start together one makes it and both read it.
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
