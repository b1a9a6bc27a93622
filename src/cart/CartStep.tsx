/** The editable lines of a cart, and the problems that block the purchase. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { isAffordable, isSound } from '#machines/checkout.lines.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton, TextLink } from '#src/ui/LinkButton.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotice } from './CartNotice.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CheckoutPartProps } from './CheckoutView.tsx';
import { checkoutLayout } from './checkoutLayout.ts';
import { useRemoval } from './useRemoval.ts';

/** Covers every state that shows the lines. */
export function CartStep({ actor }: CheckoutPartProps): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const { cart, changes, waiting, found } = state.context;
  const isStale = state.matches('stale');
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useRemoval(actor, heading);
  if (cart === null) return null;
  const asked = state.matches('saving') ? [...changes, ...waiting] : [];
  const canPay = isAffordable(cart);
  const sound = isSound(cart);
  return (
    <div className={checkoutLayout}>
      <section aria-labelledby="cart-lines" className="flex min-w-0 flex-col gap-4">
        <h2
          id="cart-lines"
          ref={heading}
          tabIndex={-1}
          data-step={isStale ? undefined : true}
          className="sr-only"
        >
          <Trans>Tus productos</Trans>
        </h2>
        <CartNotice actor={actor} />
        <Card as="section" padding="none">
          <ul className="divide-y divide-line">
            {cart.items.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                shown={asked.findLast(({ itemId }) => itemId === line.id)?.quantity ?? line.quantity}
                found={found.filter(({ itemId }) => itemId === line.id).map(({ message }) => message)}
                isStale={isStale}
                isFixed={state.matches('holding')}
                onChange={(change) => actor.send({ type: 'lines.changed', changes: [change] })}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </Card>
        <p className="text-small text-soft">
          <Link href="/catalog" asChild>
            <TextLink>
              <Trans>Seguir mirando el catálogo</Trans>
            </TextLink>
          </Link>
        </p>
      </section>
      <CartSummary
        cart={cart}
        action={
          isStale ? null : canPay || !sound ? (
            <Button
              size="medium"
              wide
              busy={state.hasTag('busy')}
              onClick={() => actor.send({ type: 'checkout.pressed' })}
            >
              <Trans>Continuar</Trans>
            </Button>
          ) : (
            <Link href="/wallet?purse=redeem" asChild>
              <LinkButton size="medium" wide>
                <Trans>Ver mis puntos</Trans>
              </LinkButton>
            </Link>
          )
        }
        note={
          isStale ? (
            <Trans>Antes de seguir, mira qué cambió.</Trans>
          ) : canPay ? (
            <Trans>Al continuar apartamos los productos 10 minutos para ti.</Trans>
          ) : (
            <Trans>Quita algo o vuelve cuando tengas más puntos: el carrito se queda como está.</Trans>
          )
        }
      />
    </div>
  );
}
