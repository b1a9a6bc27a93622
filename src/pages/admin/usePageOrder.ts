/** Putting pages in order: seen at once, written row by row, taken back where that fails. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import { toasts } from '#src/lib/toasts.ts';
import { moved, movesOf, placed } from '#src/admin/order.ts';
import { pageAdminQueries, pageWrites, refreshPages, type KeptPage } from './pagesAdmin.queries.ts';

const mutationKey = ['write', 'pages order'] as const;

/** Answers what moves the row at one place to another. Moves wait for each other. */
export function usePageOrder(): (from: number, to: number) => void {
  const cache = useQueryClient();
  const { queryKey } = pageAdminQueries.list();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'pages order' },
    mutationFn: (rows: readonly KeptPage[]) => pageWrites.place(movesOf(rows)),
    onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message }),
    onSettled: () => {
      // The last of several moves asks for all: an answer in between would throw the rows about.
      if (cache.isMutating({ mutationKey }) === 1) refreshPages(cache);
    },
  });
  return (from, to) => {
    const now = cache.getQueryData<readonly KeptPage[]>(queryKey) ?? [];
    const next = moved(now, from, to);
    if (next === now) return;
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, placed(next));
    mutate(next);
  };
}
