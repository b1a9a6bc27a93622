/** Switching a row on or off: seen at once, taken back with its reason where the server refuses. */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { refreshRecognition } from './adminCache.ts';
import { whyFailed } from '#src/api/rowForm.ts';

interface Switchable {
  readonly id: string;
  readonly active: boolean;
}

/** What is switched, and to what. */
export interface Switching {
  readonly id: string;
  readonly active: boolean;
}

const switched = <T extends Switchable>(
  rows: readonly T[] | undefined,
  { id, active }: Switching,
): readonly T[] | undefined => rows?.map((row) => (row.id === id ? { ...row, active } : row));

/** Answers what switches a row of the list under `queryKey`. */
export function useSwitching(
  queryKey: QueryKey,
  write: (change: Switching) => Promise<unknown>,
): (change: Switching) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['administration', 'switch'],
    mutationFn: write,
    onMutate: async (change: Switching) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<readonly Switchable[]>(queryKey, (rows) => switched(rows, change));
    },
    onError: (error, { id, active }) => {
      cache.setQueryData<readonly Switchable[]>(queryKey, (rows) => switched(rows, { id, active: !active }));
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => refreshRecognition(cache),
  });
  return (change) => mutate(change);
}
