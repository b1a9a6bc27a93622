/** The second step: the delivery address and the products' questions. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { Me } from '#src/session/me.queries.ts';
import { AddressFields } from './AddressFields.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CheckoutPartProps } from './CheckoutView.tsx';
import { HoldClock } from './HoldClock.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { checkoutLayout } from './checkoutLayout.ts';
import { useDeliveryForm } from './useDeliveryForm.ts';

const formId = 'checkout-form';

function Filling({ actor, me, cart }: CheckoutPartProps & { me: Me; cart: Cart }): ReactElement {
  const { form, asked, isDelivered, onSubmit } = useDeliveryForm(actor, cart, me);
  const faults = useFormFaults(onSubmit);
  return (
    <div className={checkoutLayout}>
      <form {...faults.form} id={formId} className="flex min-w-0 flex-col gap-6">
        {isDelivered ? (
          <Card as="section" className="flex flex-col gap-4">
            <h2 data-step tabIndex={-1} className="scroll-mt-40 text-h6 font-semibold outline-none">
              <Trans>¿A dónde te lo llevamos?</Trans>
            </h2>
            <AddressFields form={form} />
          </Card>
        ) : null}
        {asked.length === 0 ? null : (
          <Card as="section" className="flex flex-col gap-5">
            <h2
              data-step={isDelivered ? undefined : true}
              tabIndex={-1}
              className="scroll-mt-40 text-h6 font-semibold outline-none"
            >
              <Trans>Para prepararlo bien</Trans>
            </h2>
            <QuestionFields form={form} asked={asked} />
          </Card>
        )}
      </form>
      <CartSummary
        cart={cart}
        above={<HoldClock key={cart.heldUntil} until={cart.heldUntil} />}
        action={
          <div className="flex flex-col gap-2">
            <FaultNote fault={faults.fault} />
            <Button size="medium" wide type="submit" form={formId}>
              <Trans>Revisar el pedido</Trans>
            </Button>
            <Button variant="quiet" wide onClick={() => actor.send({ type: 'back.pressed' })}>
              <Trans>Volver al carrito</Trans>
            </Button>
          </div>
        }
        note={<Trans>Todavía no se descuenta nada.</Trans>}
      />
    </div>
  );
}

/** Draws nothing before the cart is known. */
export function DeliveryStep({ actor, me }: CheckoutPartProps & { me: Me }): ReactElement | null {
  const cart = useSelector(actor, ({ context }) => context.cart);
  return cart === null ? null : <Filling actor={actor} me={me} cart={cart} />;
}
