/** The failed purchase: the reason, that nothing was charged, and the next actions. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { CheckoutPartProps } from './CheckoutView.tsx';

/** Each reason once. */
export function RefusedStep({ actor }: CheckoutPartProps): ReactElement {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const reasons = [...new Set((refusal?.reasons ?? []).map(({ message }) => message))];
  return (
    <Card
      as="section"
      className="mx-auto flex w-full max-w-feed flex-col items-center gap-4 py-10! text-center"
    >
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-error-tint text-error-text">
        <Icon of={CircleX} size={32} />
      </span>
      <h2 data-step tabIndex={-1} className="scroll-mt-40 text-h5 font-semibold text-balance outline-none">
        <Trans>La compra no se hizo</Trans>
      </h2>
      <div role="alert" className="flex max-w-[52ch] flex-col gap-2 text-balance">
        {refusal === null ? (
          <p>
            <Trans>Tu pedido no llegó a tiempo y ya no se hará por su cuenta.</Trans>
          </p>
        ) : reasons.length === 0 ? (
          <p>{refusal.message}</p>
        ) : (
          reasons.map((message) => <p key={message}>{message}</p>)
        )}
        <p className="text-soft">
          <Trans>No se cobró nada. Tus datos siguen aquí.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => actor.send({ type: 'again.pressed' })}>
          <Trans>Intentar de nuevo</Trans>
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
          <Trans>Volver al carrito</Trans>
        </Button>
      </div>
    </Card>
  );
}
