/** Something has changed since the checkout began: the changes, and the next actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { mendsOf } from '#machines/checkout.lines.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { CheckoutPartProps } from './CheckoutView.tsx';

/** Its heading receives the focus, because the page has returned to the lines. */
export function StaleNotice({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useLingui();
  const found = useSelector(actor, ({ context }) => context.found);
  const cart = useSelector(actor, ({ context }) => context.cart);
  const codes = found.map(({ code }) => code);
  const isExpired = codes.includes('hold_expired');
  const mends = cart === null ? [] : mendsOf(cart);
  const leavesNothing = mends.length === cart?.items.length && mends.every(({ quantity }) => quantity === 0);
  const whole = found.filter(({ itemId, message }) => itemId === null && message !== '');
  const title = isExpired
    ? t`Se acabó el tiempo que estuvo apartado`
    : codes.includes('cart_changed')
      ? t`Tu carrito cambió mientras tanto`
      : t`Algo cambió desde que lo elegiste`;
  return (
    <Card padding="small" className="flex animate-appear flex-col gap-3 bg-warning-tint!">
      <div role="alert">
        <h3
          data-step
          tabIndex={-1}
          className="scroll-mt-40 flex items-center gap-2 font-semibold outline-none"
        >
          <Icon of={TriangleAlert} className="shrink-0 text-warning-text" />
          {title}
        </h3>
        <p className="mt-1 text-small">
          {mends.length > 0 ? (
            <Trans>No se cobró nada. Mira cada producto marcado: puedes aceptar el cambio o quitarlo.</Trans>
          ) : isExpired ? (
            <Trans>No se cobró nada y tus productos siguen aquí. Puedes apartarlos de nuevo.</Trans>
          ) : (
            <Trans>No se cobró nada. Esto es lo que hay ahora en tu carrito.</Trans>
          )}
        </p>
        {whole.map(({ code, message }) => (
          <p key={code} className="mt-1 text-small">
            {message}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => actor.send({ type: 'accept.pressed' })}>
          {leavesNothing ? (
            <Trans>Quitar todo</Trans>
          ) : mends.length > 0 ? (
            <Trans>Aceptar los cambios y seguir</Trans>
          ) : isExpired ? (
            <Trans>Apartar de nuevo</Trans>
          ) : (
            <Trans>Seguir con esto</Trans>
          )}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
          <Trans>Volver al carrito</Trans>
        </Button>
      </div>
    </Card>
  );
}
