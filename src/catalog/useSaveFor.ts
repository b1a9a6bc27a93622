/** Choosing a saving goal, with an undo. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Product, Saving } from '#schema/catalog/catalog.shapes.ts';
import { request } from '#src/api/client.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { SaveForDocument } from '#src/gql/graphql.ts';
import { toasts } from '#src/lib/toasts.ts';
import { catalogQueries } from './catalog.queries.ts';

type Goal = Pick<Product, 'id' | 'name'>;

/** State and action of a save button. */
export interface SaveFor {
  /** Sets or clears the goal; a toast reports the result. */
  readonly save: (product: Goal | null) => void;
  readonly isPending: boolean;
}

/** One goal at a time; the toast offers an undo if a previous goal was replaced or cleared. */
export function useSaveFor(): SaveFor {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { queryKey } = catalogQueries.saving();
  const { mutate, isPending } = useWrite<string | null, Saving>(
    async (productId, key) => (await request(SaveForDocument, { productId }, { key })).saveFor,
    {
      onDone: (saving) => {
        void cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, saving);
      },
    },
  );
  const set = (product: Goal | null, before: Goal | null): void =>
    mutate(product?.id ?? null, {
      onSuccess: () => {
        const undo =
          before === null || before.id === product?.id
            ? {}
            : { action: { label: t`Deshacer`, onAct: () => set(before, null) } };
        toasts.raise({
          severity: 'success',
          text:
            product === null ? t`Ya no ahorras para un producto.` : t`Ahora ahorras para ${product.name}.`,
          ...undo,
        });
      },
      onError: (error) =>
        toasts.raise({ severity: 'error', text: `${t`No se guardó tu meta.`} ${whyFailed(error) ?? ''}` }),
    });
  return {
    save: (product) => {
      if (!isPending) set(product, cache.getQueryData(queryKey)?.product ?? null);
    },
    isPending,
  };
}
