/** The request pass: the only retry layer for calls outside the query cache (spec §9). */
import { ApiError } from '#schema/errors.ts';
import { cacheRetry, requestRetry } from '#schema/limits.ts';
import { pause as pauseReally } from '#src/lib/pause.ts';

/** Options of a pass; `random` returns 0 up to 1, `pause` waits the given ms before a retry. */
export interface PassOptions {
  readonly signal?: AbortSignal | undefined;
  readonly random?: () => number;
  readonly pause?: typeof pauseReally | undefined;
}

/**
 * Milliseconds before the retry after failure `failed` (from 1): 1 s doubling, plus 0–10 %; a longer Retry-After
 * applies, up to 30 s.
 */
export function pauseBefore(failed: number, error: ApiError, random: () => number): number {
  const base = requestRetry.baseMs * requestRetry.factor ** (failed - 1);
  const own = base * (1 + requestRetry.jitter * random());
  return Math.min(Math.max(own, (error.retryAfter ?? 0) * 1000), cacheRetry.maxMs);
}

/**
 * Runs `attempt` (number from 1) at most 3 times and retries only errors with `mayRepeat`. Throws the last error,
 * or the signal's reason.
 */
export async function requestPass<A>(
  attempt: (number: number) => Promise<A>,
  { signal, random = Math.random, pause = pauseReally }: PassOptions = {},
): Promise<A> {
  for (let number = 1; ; number++) {
    signal?.throwIfAborted();
    try {
      return await attempt(number);
    } catch (error) {
      signal?.throwIfAborted();
      const isLast = number === requestRetry.attempts;
      if (isLast || !(error instanceof ApiError) || !error.mayRepeat) throw error;
      await pause(pauseBefore(number, error, random), signal);
    }
  }
}
