/**
 * Calls with a key of the public API: identified by the key's hash, rate-limited, and authorised by the key's scopes.
 */
import type { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { apiLimit } from '#schema/publicApi/publicApi.rules.ts';
import { reason } from '#schema/reasons.ts';
import { count } from '../session/rateLimits.ts';
import { expectOn, type Caller, type Calling } from '../session/caller.ts';
import { digestOf } from '../http/digest.ts';
import { domainError } from '../http/domainError.ts';
import { todayOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import { directoryKey, keyIn, statusOf, type KeyRow } from './keys.rules.ts';
import { apiKeys } from './publicApi.tables.ts';

/** Minimum time between two updates of `lastUsedAt`, in ms. */
const noticedMs = 60_000;

/** The refusal of a key that does not exist, is over or was revoked: a program has no session that could end. */
const refusedKey = (language: Language): ApiError =>
  domainError('unauthorized', language, [reason('authorization', 'api_key', language)]);

/** The rate limit of a key's calls. */
export const callsOf = (keyId: string, windowMs: number = apiLimit.windowMs) => ({
  subject: `key:${keyId}`,
  most: apiLimit.calls,
  windowMs,
});

/**
 * The caller behind a key. Throws 401 without an active key, and 429 above the rate limit. The key is never cached, so
 * that a revocation works at once.
 */
export async function keyCalling({ received, row, facts, dependencies }: Calling): Promise<Caller> {
  const { language, now, at } = facts;
  const { db } = dependencies;
  const text = keyIn(received.headers.get('authorization'));
  if (text === undefined) throw refusedKey(language);
  const hash = await digestOf(text);
  const org = await db.directory.find(directoryKey(hash));
  if (org === undefined) throw refusedKey(language);

  const open = async (store: Store): Promise<KeyRow> => {
    const {
      rows: [key],
    } = await store.list(apiKeys, { where: { hash } });
    const today = await todayOf({ store, now });
    if (key === undefined || statusOf(key, { today, at }) !== 'active') throw refusedKey(language);
    return key;
  };
  const { id, lastUsedAt } = await db.read(org, open);
  await count({ ...facts, dependencies }, [callsOf(id)], true);
  if (lastUsedAt === null || Date.parse(lastUsedAt) + noticedMs <= now)
    await db.tx(org, (store) => store.update(apiKeys, { id }, { lastUsedAt: at }));
  return {
    org,
    admit: async (store) => {
      const key = await open(store);
      if (row.scope !== undefined && !key.scopes.includes(row.scope))
        throw domainError('forbidden', language);
      await expectOn(store, row, language);
      return { key };
    },
  };
}
