/** The cache of what the server knows, with the one retry layer of cached reads (spec §9, design §7). */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import { cacheRetry } from '#schema/limits.ts';
import { logFailure } from './quietLog.ts';

const placeOf = (key: readonly unknown[] | undefined): string =>
  typeof key?.[0] === 'string' ? key[0] : 'call';

/** Milliseconds before repeat number `failed` (from 0): 1 s doubling to 30 s; a longer Retry-After wins, up to 30 s. */
export function cachePause(failed: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(Math.max(cacheRetry.baseMs * 2 ** failed, asked), cacheRetry.maxMs);
}

/** A fresh cache: reads are repeated 3 times where that may help, writes never (their pass is `request`), kept 5 min after use. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logFailure(placeOf(query.queryKey), error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        logFailure(placeOf(mutation.options.mutationKey), error),
    }),
    defaultOptions: {
      queries: {
        retry: (failed, error) => failed < cacheRetry.retries && error instanceof ApiError && error.mayRepeat,
        retryDelay: cachePause,
        gcTime: cacheRetry.retentionMs,
        // The demo answers without a network: the browser's word on being online decides nothing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
