/** Format and status of public API keys. */
import { type ApiScope } from '#schema/permissions.ts';
import { apiKeyShape } from '#schema/publicApi/publicApi.rules.ts';
import type { ApiKey } from '#schema/publicApi/publicApi.endpoints.ts';
import type { Context } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import type { Row } from '../store/table.ts';
import type { apiKeys } from './publicApi.tables.ts';

export type KeyRow = Row<typeof apiKeys>;

/** Base64url characters: 192 bits. */
const signs = 32;
const shape = new RegExp(`^(?:Bearer )?(${apiKeyShape.prefix}[\\w-]{${signs}})$`);

/** The key in a header, alone or as a bearer token; undefined for any other value. */
export const keyIn = (header: string | null): string | undefined => shape.exec(header ?? '')?.[1];

/** The directory key of an API key. */
export const directoryKey = (hash: string): string => `apiKey:${hash}`;

/** The input for a new key. */
interface Wanted extends Pick<KeyRow, 'name' | 'createdBy'> {
  readonly scopes: readonly ApiScope[];
  readonly expiresAt?: string | null;
  readonly endsAt?: string;
  readonly revokedAt?: string;
}

/** Creates a key and its row; a key with `endsAt` is a temporary key of the sandbox. */
export async function madeKey(
  wanted: Wanted,
  { sign, newId, at }: Pick<Context, 'sign' | 'newId' | 'at'>,
): Promise<{ readonly text: string; readonly row: KeyRow }> {
  // Derived from the secret of the deployment and an id that is not stored, so that neither alone reveals the key.
  const text = apiKeyShape.prefix + (await sign(`apiKey:${newId()}`)).slice(0, signs);
  const { name, scopes, createdBy, expiresAt = null, endsAt = null, revokedAt = null } = wanted;
  const row = {
    id: newId(),
    name,
    prefix: text.slice(0, apiKeyShape.shown),
    hash: await digestOf(text),
    scopes: [...new Set(scopes)],
    createdBy,
    lastUsedAt: null,
    expiresAt,
    revokedAt,
    sandbox: endsAt !== null,
    endsAt,
    createdAt: at,
  };
  return { text, row };
}

/** The status of a key at an instant; `today` is its day in the organisation's time zone. */
export function statusOf(
  { revokedAt, expiresAt, endsAt }: Pick<KeyRow, 'revokedAt' | 'expiresAt' | 'endsAt'>,
  { today, at }: { readonly today: string; readonly at: string },
): ApiKey['status'] {
  if (revokedAt !== null) return 'revoked';
  const isOver = (expiresAt !== null && expiresAt < today) || (endsAt !== null && endsAt <= at);
  return isOver ? 'expired' : 'active';
}
