/** The last step: a full summary, and one button with the exact total. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { asksAnything, needsDelivery } from '#machines/checkout.lines.ts';
import { points } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CartSummary } from './CartSummary.tsx';
import type { CheckoutPartProps } from './CheckoutView.tsx';
import { DeliveryWords } from './DeliveryWords.tsx';
import { HoldClock } from './HoldClock.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import { checkoutLayout } from './checkoutLayout.ts';

/** During the purchase the confirmed cart stays in view, even if the cart changes. */
export function ReviewStep({ actor }: CheckoutPartProps): ReactElement | null {
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { delivery, answers } = state.context;
  const isBuying = state.hasTag('buys');
  const cart = isBuying ? (state.context.confirmed ?? state.context.cart) : state.context.cart;
  if (cart === null) return null;
  const sum = points(cart.totalPoints, language);
  const waits = cart.items.some(({ product }) => product?.needsApproval === true);
  return (
    <div className={checkoutLayout}>
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" padding="none">
          <h2
            data-step
            tabIndex={-1}
            className="scroll-mt-40 px-4 pt-4 text-h6 font-semibold outline-none wide:px-5 wide:pt-5"
          >
            <Trans>Esto es lo que vas a canjear</Trans>
          </h2>
          <ul className="divide-y divide-line">
            {cart.items.map((line) => (
              <ReviewLine key={line.id} line={line} answers={answers[line.id] ?? {}} />
            ))}
          </ul>
        </Card>
        {asksAnything(cart) ? (
          <Card as="section" className="flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-h6 font-semibold">
                {needsDelivery(cart) ? <Trans>Entrega</Trans> : <Trans>Tus datos</Trans>}
              </h2>
              {needsDelivery(cart) ? (
                <DeliveryWords delivery={delivery} />
              ) : (
                <p className="mt-1 text-soft">
                  <Trans>Lo que respondiste está arriba, en cada producto.</Trans>
                </p>
              )}
            </div>
            <Button
              variant="secondary"
              aria-disabled={isBuying}
              onClick={() => actor.send({ type: 'form.pressed' })}
            >
              <Trans>Cambiar</Trans>
            </Button>
          </Card>
        ) : null}
      </div>
      <CartSummary
        cart={cart}
        above={<HoldClock key={cart.heldUntil} until={cart.heldUntil} />}
        action={
          <div className="flex flex-col gap-2">
            <Button
              size="medium"
              wide
              busy={isBuying}
              className="whitespace-normal!"
              onClick={() => actor.send({ type: 'confirm.pressed' })}
            >
              {isBuying ? <Trans>Canjeando {sum}</Trans> : <Trans>Canjear por {sum}</Trans>}
            </Button>
            <Button
              variant="quiet"
              wide
              aria-disabled={isBuying}
              onClick={() => actor.send({ type: 'back.pressed' })}
            >
              <Trans>Volver al carrito</Trans>
            </Button>
          </div>
        }
        note={
          waits ? (
            <Trans>Una parte espera aprobación. Si no se aprueba, tus puntos vuelven.</Trans>
          ) : (
            <Trans>Se descuentan de tus puntos para canjear al confirmar.</Trans>
          )
        }
      />
    </div>
  );
}
