/** A call that comes with a key of the public API: known by the key's hash, counted, and admitted by its rights. */
import { apiLimit } from '#schema/publicApi/publicApi.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { count } from '../session/rateLimits.ts';
import { expectOn, type Caller, type Calling } from '../session/caller.ts';
import { digestOf } from '../http/digest.ts';
import { domainError } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import { directoryKey, keyIn, statusOf, type KeyRow } from './keys.rules.ts';
import { apiKeys } from './publicApi.tables.ts';

/** Use is written down once in so many ms. */
const noticedMs = 60_000;

/** What calls of a key are counted under. */
export const callsOf = (keyId: string, windowMs: number = apiLimit.windowMs) => ({
  subject: `key:${keyId}`,
  most: apiLimit.calls,
  windowMs,
});

/** The key behind a call; raises 401 where there is none that opens anything now, and 429 where it has called too often. Nothing is kept in between: a key that was revoked is so at once. */
export async function keyCalling({ request, row, facts, dependencies }: Calling): Promise<Caller> {
  const { language, now, at } = facts;
  const { db } = dependencies;
  const text = keyIn(request.headers.get('authorization'));
  if (text === undefined) throw domainError('unauthorized', language);
  const hash = await digestOf(text);
  const org = await db.directory.find(directoryKey(hash));
  if (org === undefined) throw domainError('unauthorized', language);

  const open = async (store: Store): Promise<KeyRow> => {
    const {
      rows: [key],
    } = await store.list(apiKeys, { where: { hash } });
    const today = dayAt(now, await timezoneOf(store));
    if (key === undefined || statusOf(key, { today, at }) !== 'active')
      throw domainError('unauthorized', language);
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
