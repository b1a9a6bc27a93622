/** Queries and mutations of the keys of the public API, for administrators (spec §7 "API keys"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  CreateKeyDocument,
  KeptKeysDocument,
  RevokeKeyDocument,
  type ApiKeyInput,
  type CreateKeyMutation,
  type AdminKeyFragment,
} from '#src/gql/graphql.ts';

/** A key of the list, without its secret. */
export type AdminApiKey = AdminKeyFragment;
/** A new key with its secret, which is answered only once. */
export type MadeKey = CreateKeyMutation['createApiKey'];

/** Stale time in ms. Short, because programs use the keys all the time. */
const staleTimeMs = 15_000;

/** The list, newest first. */
export const keyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['publicApi', 'keys'],
      queryFn: async ({ signal }): Promise<readonly AdminApiKey[]> =>
        (await request(KeptKeysDocument, {}, { signal })).apiKeys,
      staleTime: staleTimeMs,
    }),
} as const;

/** Invalidates the list. */
export const refreshKeys = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['publicApi'] });

/** Mutations. Each takes an idempotency key. */
export const keyWrites = {
  /** The secret is answered once: a repeat is refused with `already_answered`. Callers must not cache the answer. */
  create: async (input: ApiKeyInput, key: string): Promise<MadeKey> =>
    (await request(CreateKeyDocument, { input }, { key })).createApiKey,
  revoke: (id: string, key: string) => request(RevokeKeyDocument, { id }, { key }),
} as const;
