/** Switches a row on or off optimistically; reverts it with a message if the server refuses. */
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { changeRow } from './changeRow.ts';
import { whyFailed } from './whyFailed.ts';

/** The row and its new state. */
export interface Switching {
  readonly id: string;
  readonly active: boolean;
}

/** The key of the lists with the row, the write, and the invalidation of dependent queries. */
export interface Switched {
  readonly queryKey: QueryKey;
  readonly turn: (change: Switching) => Promise<unknown>;
  readonly refresh: (cache: QueryClient) => void;
  /** The fields of a row that was switched; by default `active`. */
  readonly fieldsOf?: (active: boolean) => object;
}

/** Returns the function that switches a row of the lists. */
export function useSwitching({
  queryKey,
  turn,
  refresh,
  fieldsOf = (active) => ({ active }),
}: Switched): (change: Switching) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['write', 'switch'],
    mutationFn: (change: Switching) => turn(change),
    onMutate: async ({ id, active }) => {
      await cache.cancelQueries({ queryKey });
      changeRow(cache, queryKey, id, fieldsOf(active));
    },
    onError: (error, { id, active }) => {
      changeRow(cache, queryKey, id, fieldsOf(!active));
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => refresh(cache),
  });
  return (change) => mutate(change);
}
