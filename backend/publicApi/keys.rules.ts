/** What a key of the public API is made of, and whether it opens anything. */
import { type ApiScope } from '#schema/permissions.ts';
import { apiKeyShape } from '#schema/publicApi/publicApi.rules.ts';
import type { ApiKey } from '#schema/publicApi/publicApi.endpoints.ts';
import type { Context } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import type { Row } from '../store/table.ts';
import type { apiKeys } from './publicApi.tables.ts';

export type KeyRow = Row<typeof apiKeys>;

/** Signs of base64url: 192 bits. */
const signs = 32;
const shape = new RegExp(`^(?:Bearer )?(${apiKeyShape.prefix}[\\w-]{${signs}})$`);

/** The key of a header, alone or as a bearer's (A37); undefined for whatever else stands there. */
export const keyIn = (header: string | null): string | undefined => shape.exec(header ?? '')?.[1];

/** How the directory names the organisation of a key. */
export const directoryKey = (hash: string): string => `apiKey:${hash}`;

/** What a new key is for. */
interface Wanted extends Pick<KeyRow, 'name' | 'createdBy'> {
  readonly scopes: readonly ApiScope[];
  readonly expiresAt?: string | null;
  readonly endsAt?: string;
  readonly revokedAt?: string;
}

/** A key of its own, and the row that knows it again; one with an end to the second is a throw-away one. */
export async function madeKey(
  wanted: Wanted,
  { sign, newId, at }: Pick<Context, 'sign' | 'newId' | 'at'>,
): Promise<{ readonly text: string; readonly row: KeyRow }> {
  // Out of the home's secret and an id that is kept nowhere: neither alone tells the key.
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

/** How a key stands at an instant, which is `today` where its organisation is. */
export function statusOf(
  { revokedAt, expiresAt, endsAt }: Pick<KeyRow, 'revokedAt' | 'expiresAt' | 'endsAt'>,
  { today, at }: { readonly today: string; readonly at: string },
): ApiKey['status'] {
  if (revokedAt !== null) return 'revoked';
  const isOver = (expiresAt !== null && expiresAt < today) || (endsAt !== null && endsAt <= at);
  return isOver ? 'expired' : 'active';
}
