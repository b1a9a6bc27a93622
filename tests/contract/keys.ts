/** Keys of the public API with known values, so that the same call can be made in two deployments. */
import { digestOf } from '#backend/http/digest.ts';
import { directoryKey } from '#backend/publicApi/keys.rules.ts';
import { apiKeys } from '#backend/publicApi/publicApi.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { apiScopes } from '#schema/permissions.ts';
import { apiKeyShape } from '#schema/publicApi/publicApi.rules.ts';
import type { TestDeployment } from '../support/deployment.ts';
import type { Slug } from './samples/known.ts';

/** The key of an organisation with every scope; `giveKey` stores it. */
export const keyOf = (slug: Slug): string => `${apiKeyShape.prefix}${slug.padEnd(32, '0')}`;

/** Stores a key as the service does; `said` overrides fields of a valid key with every scope. */
export async function giveKey(
  { db, now }: Pick<TestDeployment, 'db' | 'now'>,
  org: string,
  text: string,
  said: { readonly id: string; readonly revokedAt?: string; readonly expiresAt?: string },
): Promise<void> {
  const hash = await digestOf(text);
  await db.tx(org, async (store) => {
    const { rows } = await store.list(users, { where: { userType: 'admin' }, limit: 1 });
    await store.insert(apiKeys, [
      {
        name: 'Nómina',
        prefix: text.slice(0, apiKeyShape.shown),
        hash,
        scopes: apiScopes,
        createdBy: rows[0]?.id ?? null,
        lastUsedAt: null,
        expiresAt: null,
        revokedAt: null,
        sandbox: false,
        endsAt: null,
        createdAt: new Date(now).toISOString(),
        ...said,
      },
    ]);
  });
  await db.directory.bind(org, [directoryKey(hash)]);
}
