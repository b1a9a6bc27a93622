/** Switching a product on or off: seen at once in every list, taken back with its reason where the server refuses. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { toasts } from '#src/lib/toasts.ts';
import { refreshCatalog } from './places.queries.ts';
import { holdProducts, patchProduct, productWrites } from './products.queries.ts';

/** Lists come in pages, so `useSwitching` cannot find the row. */
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
