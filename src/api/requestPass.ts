/** The request pass: the one retry layer of everything the query cache does not hold (spec §9, design §7). */
import { ApiError } from '#schema/errors.ts';
import { cacheRetry, requestRetry } from '#schema/limits.ts';
import { pause as pauseReally } from '#src/lib/pause.ts';

/** What a pass may be given; `random` answers from 0 up to 1, `pause` waits so many ms before a repeat. */
export interface PassOptions {
  readonly signal?: AbortSignal | undefined;
  readonly random?: () => number;
  readonly pause?: typeof pauseReally | undefined;
}

/** Milliseconds before the repeat after failure number `failed` (from 1): 1 s doubling, 0–10 % more; a longer Retry-After wins, up to 30 s. */
export function pauseBefore(failed: number, error: ApiError, random: () => number): number {
  const base = requestRetry.baseMs * requestRetry.factor ** (failed - 1);
  const own = base * (1 + requestRetry.jitter * random());
  return Math.min(Math.max(own, (error.retryAfter ?? 0) * 1000), cacheRetry.maxMs);
}

/** Runs `attempt` (number from 1) up to 3 times in all, repeating only what `mayRepeat`; raises the last error, or the signal's reason. */
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
