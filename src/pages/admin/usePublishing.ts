/** Publishes or unpublishes a page with an optimistic update. A refusal reverts it and shows the reason. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import { toasts } from '#src/lib/toasts.ts';
import { pageAdminQueries, pageWrites, refreshPages, type KeptPage } from './pagesAdmin.queries.ts';

interface Publishing {
  readonly id: string;
  readonly active: boolean;
}

/** Returns the function that publishes or unpublishes a page. */
export function usePublishing(): (change: Publishing) => void {
  const cache = useQueryClient();
  const { queryKey } = pageAdminQueries.list();
  const turned = ({ id, active }: Publishing) =>
    cache.setQueryData(queryKey, (rows: readonly KeptPage[] | undefined) =>
      rows?.map((row) => (row.id === id ? { ...row, published: active } : row)),
    );
  const { mutate } = useMutation({
    mutationKey: ['write', 'publish'],
    mutationFn: pageWrites.publish,
    onMutate: async (change: Publishing) => {
      await cache.cancelQueries({ queryKey });
      turned(change);
    },
    onError: (error, change) => {
      turned({ ...change, active: !change.active });
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => refreshPages(cache),
  });
  return (change) => mutate(change);
}
