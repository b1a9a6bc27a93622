/** A checkout in any state of its machine: lines, delivery, review, and the result. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import type { Me } from '#src/session/me.queries.ts';
import { CartStep } from './CartStep.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CheckingStep } from './CheckingStep.tsx';
import type { CheckoutActor } from './checkout.actors.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { pictureOf, type CheckoutPicture } from './checkoutStep.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { RefusedStep } from './RefusedStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useStepFocus } from '#src/ui/useStepFocus.ts';

export interface CheckoutPartProps {
  actor: CheckoutActor;
}

function Unavailable({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useLingui();
  const lost = useSelector(actor, ({ context }) => context.lost);
  if (lost?.code === 'module_off') return <SwitchedOff feature={t`Carrito`} />;
  return (
    <Failed
      what={<Trans>No pudimos cargar tu carrito.</Trans>}
      detail={<Trans>Lo que pusiste sigue guardado.</Trans>}
      onRetry={() => actor.send({ type: 'reload.pressed' })}
    />
  );
}

const NothingInIt = (): ReactElement => (
  <Empty
    drawing="gift"
    text={
      <span data-step tabIndex={-1} className="scroll-mt-40 outline-none">
        <Trans>Tu carrito está vacío. Lo que elijas en el catálogo te espera aquí.</Trans>
      </span>
    }
    action={
      <Link href="/catalog" asChild>
        <LinkButton variant="primary" size="large">
          <Trans>Ver el catálogo</Trans>
        </LinkButton>
      </Link>
    }
  />
);

function partOf(picture: CheckoutPicture, actor: CheckoutActor, me: Me, waiting: string): ReactNode {
  switch (picture) {
    case 'waits':
      return (
        <Loading label={waiting}>
          <CartSkeleton />
        </Loading>
      );
    case 'unavailable':
      return <Unavailable actor={actor} />;
    case 'empty':
      return <NothingInIt />;
    case 'lines':
      return <CartStep actor={actor} />;
    case 'form':
      return <DeliveryStep actor={actor} me={me} />;
    case 'review':
      return <ReviewStep actor={actor} />;
    case 'checks':
      return <CheckingStep actor={actor} />;
    case 'refused':
      return <RefusedStep actor={actor} />;
    case 'done':
      return <DoneStep actor={actor} />;
  }
}

/** The whole page. */
export function CheckoutView({ actor, me }: { actor: CheckoutActor; me: Me }): ReactElement {
  const { t } = useLingui();
  const picture = useSelector(actor, pictureOf);
  const isStale = useSelector(actor, (state) => state.matches('stale'));
  const cart = useSelector(actor, ({ context }) => context.cart);
  const holder = useStepFocus<HTMLDivElement>(
    picture === 'waits' || picture === 'unavailable' ? null : isStale ? 'stale' : picture,
  );
  const isStep = picture === 'lines' || picture === 'form' || picture === 'review';
  return (
    <Page
      title={t`Carrito`}
      hideTitle={picture === 'done' || picture === 'refused' || picture === 'checks'}
      lead={
        picture === 'lines' ? (
          <Trans>Revisa lo que elegiste. Nada se descuenta hasta que confirmes.</Trans>
        ) : undefined
      }
    >
      {isStep ? <CheckoutSteps at={picture} cart={cart} /> : null}
      <div ref={holder}>{partOf(picture, actor, me, t`Cargando tu carrito`)}</div>
    </Page>
  );
}
