/** One write: sent once however often it is pressed or repeated, and everything that rests on it asked again. */
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#schema/errors.ts';
import { isAnswered } from './isAnswered.ts';
import { newKey } from './newKey.ts';

/** What follows a write that succeeded. */
export interface AfterWrite<V, R> {
  readonly onDone?: ((result: R, given: V) => void) | undefined;
  /** What is asked again. */
  readonly refresh?: ((cache: QueryClient) => void) | undefined;
}

// A file is known by what cannot be read from it as JSON.
const contentOf = (given: unknown): string =>
  JSON.stringify(given, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? '';

/** Calls `write` with a key that stays the same while the content does and the outcome is not known: trying again never does it twice. */
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
      // What was refused may be so because this page shows something that has changed.
      if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'conflict'))
        refresh?.(cache);
    },
  });
}
