/** Putting values in order: seen at once, written row by row, taken back where that fails. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { refreshRecognition } from '#src/recognitions/admin/adminCache.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { moved, movesOf, placed } from '#src/admin/order.ts';
import { valueQueries, valueWrites, type AdminValue } from './values.queries.ts';

/** Answers what moves the row at one place to another. Moves wait for each other. */
export function useOrder(): (from: number, to: number) => void {
  const cache = useQueryClient();
  const { queryKey } = valueQueries.list();
  const { mutate } = useMutation({
    mutationKey: ['administration', 'order'],
    scope: { id: 'values order' },
    mutationFn: (rows: readonly AdminValue[]) => valueWrites.place(movesOf(rows)),
    onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message }),
    onSettled: () => {
      // The last of several moves asks for all: an answer in between would throw the rows about.
      if (cache.isMutating({ mutationKey: ['administration', 'order'] }) === 1) refreshRecognition(cache);
    },
  });
  return (from, to) => {
    const now = cache.getQueryData<readonly AdminValue[]>(queryKey) ?? [];
    const next = moved(now, from, to);
    if (next === now) return;
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, placed(next));
    mutate(next);
  };
}
