/** The order of a list that administrators arrange: shown at once, written after, reloaded when the last move ends. */
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import { toasts } from '#src/lib/toasts.ts';
import { moved, movesOf, placed, type Placed } from './order.ts';

/** Returns the function that moves the row at one place to another. Moves are written one after another. */
export function useRowOrder<T extends Placed>({
  queryKey,
  place,
  refresh,
}: {
  /** The query that has all rows in their order. */
  readonly queryKey: QueryKey;
  /** Writes the new places; gets only the rows whose place changes. */
  readonly place: (moves: readonly Placed[]) => Promise<unknown>;
  readonly refresh: (cache: QueryClient) => void;
}): (from: number, to: number) => void {
  const cache = useQueryClient();
  const mutationKey = ['write', 'order', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (rows: readonly T[]) => place(movesOf(rows)),
    onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message }),
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
    cache.setQueryData(queryKey, placed(next));
    mutate(next);
  };
}
