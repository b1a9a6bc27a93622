/** A write that is sent once despite repeated clicks or retries, and then refreshes dependent queries. */
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#schema/errors.ts';
import { isAnswered } from './isAnswered.ts';
import { newKey } from './newKey.ts';

/** Follow-ups of a successful write. */
export interface AfterWrite<V, R> {
  readonly onDone?: ((result: R, given: V) => void) | undefined;
  /** Invalidates the dependent queries. */
  readonly refresh?: ((cache: QueryClient) => void) | undefined;
}

// JSON cannot serialise a file, so name, size and time identify it.
const contentOf = (given: unknown): string =>
  JSON.stringify(given, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? '';

/**
 * Calls `write` with an idempotency key. The key stays the same while the content is unchanged and the result
 * unknown, so a retry never executes the write twice.
 */
export function useWrite<V, R>(
  write: (given: V, key: string) => Promise<R>,
  { onDone, refresh }: AfterWrite<V, R> = {},
): UseMutationResult<R, Error, V> {
  const cache = useQueryClient();
  const intent = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return useMutation({
    mutationKey: ['write'],
    mutationFn: async (given: V) => {
      const content = contentOf(given);
      if (intent.current?.content !== content) intent.current = { content, key: newKey() };
      const result = await write(given, intent.current.key);
      intent.current = null;
      return result;
    },
    onSuccess: (result, given) => {
      refresh?.(cache);
      onDone?.(result, given);
    },
    onError: (error) => {
      if (!isAnswered(error)) return;
      intent.current = null;
      // The refusal may mean that this page shows outdated data.
      if (error instanceof ApiError && (error.code === 'not_found' || error.status === 409)) refresh?.(cache);
    },
  });
}
