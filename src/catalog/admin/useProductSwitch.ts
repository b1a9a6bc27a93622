/** Switches a product on or off with an optimistic update. A refusal reverts it and shows the reason. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { toasts } from '#src/lib/toasts.ts';
import { refreshCatalog } from './places.queries.ts';
import { holdProducts, patchProduct, productWrites } from './products.queries.ts';

/** The lists are paged, so `useSwitching` cannot find the row. */
export function useProductSwitch(): (change: Switching) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['write', 'switch'],
    mutationFn: (change: Switching) => productWrites.activate(change),
    onMutate: async ({ id, active }) => {
      await holdProducts(cache);
      patchProduct(cache, id, { active });
    },
    onError: (error, { id, active }) => {
      patchProduct(cache, id, { active: !active });
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
    },
    onSettled: () => refreshCatalog(cache),
  });
  return (change) => mutate(change);
}
