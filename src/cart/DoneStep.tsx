/** The successful result: order number, products, and the next step. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { points } from '#src/lib/numbers.ts';
import { useOrderWords } from '#src/orders/orderWords.ts';
import { Burst } from '#src/ui/Burst.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { CheckoutPartProps } from './CheckoutView.tsx';
import { DeliveryWords } from './DeliveryWords.tsx';

/** Shows a celebration. */
export function DoneStep({ actor }: CheckoutPartProps): ReactElement | null {
  const language = useLanguage();
  const words = useOrderWords();
  const me = useMe();
  const order = useSelector(actor, ({ context }) => context.order);
  const isFilledAgain = useSelector(actor, ({ context }) => (context.cart?.items.length ?? 0) > 0);
  if (order === null) return null;
  const { id, number, status, totalPoints, items, delivery } = order;
  return (
    <section className="mx-auto flex w-full max-w-feed flex-col gap-6">
      <div className="flex flex-col items-center gap-3 pt-2 text-center">
        <span className="relative inline-flex size-16 animate-appear items-center justify-center rounded-full bg-success text-on-status">
          <Icon of={Check} size={32} />
          <Burst />
        </span>
        <h2 data-step tabIndex={-1} className="scroll-mt-40 text-h4 font-bold text-balance outline-none">
          <Trans>¡Tu pedido está hecho!</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Pedido <span className="font-semibold text-ink tabular-nums">{number}</span> por{' '}
            {points(totalPoints, language)}
          </Trans>
        </p>
      </div>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2">
          <h3 className="text-h6 font-semibold">
            <Trans>Qué sigue</Trans>
          </h3>
          <StatusTag severity={words.severity(status)}>{words.name(status)}</StatusTag>
          <p>{words.next(status)}</p>
        </div>
        <ul className="flex flex-col gap-3 border-t border-line pt-4">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3">
              <ProductPicture
                icon={item.icon}
                name={item.name}
                imageUrl={item.imageUrl}
                className="h-12 w-16 rounded-control"
              />
              <span className="min-w-0 flex-1">
                {item.quantity > 1 ? <span className="tabular-nums">{item.quantity} × </span> : null}
                {item.name}
              </span>
              <span className="text-small text-soft tabular-nums">
                {points(item.points * item.quantity, language)}
              </span>
            </li>
          ))}
        </ul>
        {delivery === null ? null : (
          <div className="border-t border-line pt-4">
            <h3 className="text-h6 font-semibold">
              <Trans>A dónde va</Trans>
            </h3>
            <DeliveryWords delivery={delivery} />
          </div>
        )}
      </Card>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href={`/profile/order?id=${id}`} asChild>
          <LinkButton variant="primary">
            <Trans>Ver el pedido</Trans>
          </LinkButton>
        </Link>
        {isFilledAgain ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'cart.pressed' })}>
            <Trans>Ver mi carrito</Trans>
          </Button>
        ) : (
          <Link href="/catalog" asChild>
            <LinkButton>
              <Trans>Seguir mirando</Trans>
            </LinkButton>
          </Link>
        )}
      </div>
      {me === undefined ? null : (
        <p className="text-center text-small text-soft">
          <Trans>Te quedan {points(me.pointsToRedeem, language)} para canjear.</Trans>
        </p>
      )}
    </section>
  );
}
