/** Removes a line, with an undo. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { waitFor } from 'xstate';
import type { CartItem } from '#schema/cart/cart.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { addToCart } from './cart.writes.ts';
import type { CheckoutActor } from './checkout.actors.ts';

/** Time limit for the server's confirmation, in ms; after it no toast appears. */
const patienceMs = 30_000;

/**
 * Returns a function that removes a line; after the removal a toast offers an undo, and focus moves to the
 * heading.
 */
export function useRemoval(
  actor: CheckoutActor,
  heading: RefObject<HTMLElement | null>,
): (line: CartItem) => void {
  const { t } = useLingui();
  const cache = useQueryClient();
  const putBack = ({ product, quantity }: CartItem): void => {
    if (product === null) return;
    addToCart(cache, product, quantity).catch((error: Error) => {
      toasts.raise({ severity: 'error', text: error.message });
    });
  };
  return (line) => {
    const { id, name, product } = line;
    actor.send({ type: 'lines.changed', changes: [{ itemId: id, quantity: 0 }] });
    waitFor(actor, ({ context }) => context.cart?.items.every((one) => one.id !== id) === true, {
      timeout: patienceMs,
    }).then(
      () => {
        if (document.activeElement === null || document.activeElement === document.body)
          heading.current?.focus();
        toasts.raise({
          severity: 'info',
          text: t`${name} ya no está en tu carrito.`,
          action: product === null ? undefined : { label: t`Deshacer`, onAct: () => putBack(line) },
        });
      },
      // The line is still in the cart, and the page shows the error.
      () => undefined,
    );
  };
}
