/** The query cache and the only retry layer of cached reads (spec §9). */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import { cacheRetry } from '#schema/limits.ts';
import { logFailure } from './quietLog.ts';

const placeOf = (key: readonly unknown[] | undefined): string =>
  typeof key?.[0] === 'string' ? key[0] : 'call';

/** Milliseconds before retry `failed` (from 0): 1 s, doubled up to 30 s; a longer Retry-After applies, up to 30 s. */
export function cachePause(failed: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(Math.max(cacheRetry.baseMs * 2 ** failed, asked), cacheRetry.maxMs);
}

/**
 * Creates a query cache: reads are retried up to 3 times if the error is repeatable, writes never (`request`
 * retries them). Unused data stays 5 min.
 */
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
        // The demo needs no network, so the browser's online status is ignored.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
