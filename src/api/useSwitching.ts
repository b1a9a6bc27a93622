/** Switches a row on or off optimistically; reverts it with a message if the server refuses. */
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { whyFailed } from './rowForm.ts';

interface Switchable {
  readonly id: string;
  readonly active: boolean;
}

/** The row and its new state. */
export interface Switching {
  readonly id: string;
  readonly active: boolean;
}

const switched = <T extends Switchable>(
  rows: readonly T[] | undefined,
  { id, active }: Switching,
): readonly T[] | undefined => rows?.map((row) => (row.id === id ? { ...row, active } : row));

/** Returns the function that switches a row of the list under `queryKey`; `refresh` invalidates dependent queries. */
export function useSwitching(
  queryKey: QueryKey,
  write: (change: Switching) => Promise<unknown>,
  refresh: (cache: QueryClient) => void,
): (change: Switching) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['write', 'switch'],
    mutationFn: write,
    onMutate: async (change: Switching) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<readonly Switchable[]>(queryKey, (rows) => switched(rows, change));
    },
    onError: (error, { id, active }) => {
      cache.setQueryData<readonly Switchable[]>(queryKey, (rows) => switched(rows, { id, active: !active }));
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => refresh(cache),
  });
  return (change) => mutate(change);
}
