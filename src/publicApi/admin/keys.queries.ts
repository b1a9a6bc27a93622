/** Calls of the keys of the public API, for administrators (spec §7 "API keys"). */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending } from '#src/api/documents.ts';
import {
  CreateKeyDocument,
  ApiKeysDocument,
  RevokeApiKeyDocument,
  type ApiKeysQuery,
} from '#src/gql/graphql.ts';

/** A key of the list, without its secret. */
export type AdminApiKey = ApiKeysQuery['apiKeys'][number];

/** Stale time in ms. Short, because programs use the keys all the time. */
const staleTimeMs = 15_000;

/** Keys, newest first. */
export const keyResource = {
  ...adminResource(
    ['publicApi', 'keys'],
    ApiKeysDocument,
    (cache) => void cache.invalidateQueries({ queryKey: ['publicApi'] }),
    staleTimeMs,
  ),
  /** The secret is answered once: a repeat is refused with `already_answered`. Callers must not cache the answer. */
  create: creating(CreateKeyDocument),
  revoke: sending(RevokeApiKeyDocument),
} as const;
