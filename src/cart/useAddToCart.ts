/** Adds a product to the cart from any screen. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { addToCart } from './cart.writes.ts';

interface Adding {
  readonly product: Product;
  readonly quantity: number;
}

/** State and action of an add button. */
export interface AddToCart {
  /** Adds some pieces, one by default; a toast reports the result. */
  readonly add: (product: Product, quantity?: number) => void;
  /** The product that is being added; null if none is. */
  readonly pendingId: string | null;
}

/** Sequential: additions run in the order of the presses. */
export function useAddToCart(): AddToCart {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ['cart', 'add'],
    scope: { id: 'cart.add' },
    mutationFn: ({ product, quantity }: Adding) => addToCart(cache, product, quantity),
    onSuccess: (_cart, { product: { name } }) => {
      toasts.raise({
        severity: 'success',
        text: t`${name} está en tu carrito.`,
        action: { label: t`Ver el carrito`, onAct: () => navigate('/cart') },
      });
    },
    onError: (error, adding) => {
      toasts.raise({
        severity: 'error',
        text: whyFailed(error) ?? error.message,
        action: { label: t`Reintentar`, onAct: () => mutate(adding) },
      });
    },
  });
  return {
    add: (product, quantity = 1) => mutate({ product, quantity }),
    pendingId: isPending ? variables.product.id : null,
  };
}
