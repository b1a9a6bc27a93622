/** Taking a line out, with a way to have it back. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { waitFor } from 'xstate';
import type { CartItem } from '#schema/cart/cart.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { addToCart } from './cart.writes.ts';
import type { CheckoutActor } from './checkout.actors.ts';

/** How long the server may take, in ms, until nothing is said any more. */
const patienceMs = 30_000;

/** Answers what removes a line; once it is out a toast offers to put it back, and focus that was on it goes to the heading. */
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
      // It is still there, and the page says why.
      () => undefined,
    );
  };
}
