/** The order of a list that administrators arrange: shown at once, written after, reloaded when the last move ends. */
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '#schema/errors.ts';
import { newKey } from '#src/api/newKey.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { moved } from './order.ts';

interface Listed {
  readonly id: string;
}

const Ids = z.array(z.string());

/** The order that a refusal names as the stored one. */
function storedIn(error: Error): readonly string[] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const found = error.reasons.find(({ code }) => code === 'order_changed');
  return z.safeParse(Ids, found?.stored).data;
}

/** Returns the function that moves the row at one place to another. Orders are written one after another. */
export function useRowOrder<T extends Listed>({
  queryKey,
  order,
  refresh,
}: {
  /** The query that has all rows in their order. */
  readonly queryKey: QueryKey;
  /** Writes the whole order in one call. */
  readonly order: (ids: readonly string[], key: string) => Promise<unknown>;
  readonly refresh: (cache: QueryClient) => void;
}): (from: number, to: number) => void {
  const cache = useQueryClient();
  const mutationKey = ['write', 'order', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (ids: readonly string[]) => order(ids, newKey()),
    onError: (error) => {
      const stored = storedIn(error);
      if (stored !== undefined)
        cache.setQueryData<readonly T[]>(queryKey, (rows = []) =>
          stored.flatMap((id) => rows.find((row) => row.id === id) ?? []),
        );
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => {
      // Only the last of several moves reloads: an earlier answer would show the rows in an old order.
      if (cache.isMutating({ mutationKey }) === 1) refresh(cache);
    },
  });
  return (from, to) => {
    const now = cache.getQueryData<readonly T[]>(queryKey) ?? [];
    const next = moved(now, from, to);
    if (next === now) return;
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, next);
    mutate(next.map(({ id }) => id));
  };
}
