/** Reads and writes of the keys of the public API, for administrators (spec §7 "API keys"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  CreateKeyDocument,
  KeptKeysDocument,
  RevokeKeyDocument,
  type ApiKeyInput,
  type CreateKeyMutation,
  type KeptKeyFragment,
} from '#src/gql/graphql.ts';

/** A key as it is listed: never the key itself. */
export type AdminApiKey = KeptKeyFragment;
/** A key on the only occasion that it is shown. */
export type MadeKey = CreateKeyMutation['createApiKey'];

/** Programs use them all the time: fresh this long, in ms. */
const staleTimeMs = 15_000;

/** The list, the newest first. */
export const keyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['publicApi', 'keys'],
      queryFn: async ({ signal }): Promise<readonly AdminApiKey[]> =>
        (await request(KeptKeysDocument, {}, { signal })).apiKeys,
      staleTime: staleTimeMs,
    }),
} as const;

/** The list is asked again. */
export const refreshKeys = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['publicApi'] });

/** Writes; each takes the key of its intent. */
export const keyWrites = {
  /** The answer comes once: a repeat is refused with `already_answered`. Whoever calls it keeps the answer out of every cache. */
  create: async (input: ApiKeyInput, key: string): Promise<MadeKey> =>
    (await request(CreateKeyDocument, { input }, { key })).createApiKey,
  revoke: (id: string, key: string) => request(RevokeKeyDocument, { id }, { key }),
} as const;
