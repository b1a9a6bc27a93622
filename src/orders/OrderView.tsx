/** One order: progress, lines, timeline, delivery address, cost and refund. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Wallet } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Delivery } from '#schema/orders/orders.shapes.ts';
import type { OrderDetail } from '#schema/orders/orders.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { stepsOf } from './orderStory.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useOrderWords } from './orderWords.ts';

const rowLook = 'flex items-baseline justify-between gap-4';

/** The cost; the refund links to the wallet, which shows the transaction. */
function Cost({ order, isMine }: { order: OrderDetail; isMine: boolean }): ReactElement {
  const language = useLanguage();
  const { totalPoints, refundedPoints } = order;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Puntos</Trans>
      </CardTitle>
      <dl className="flex flex-col gap-2 tabular-nums">
        <div className={rowLook}>
          <dt className="text-small text-soft">
            <Trans>Canjeaste</Trans>
          </dt>
          <dd className="font-semibold">{points(totalPoints, language)}</dd>
        </div>
        {refundedPoints > 0 ? (
          <>
            <div className={rowLook}>
              <dt className="text-small text-soft">
                <Trans>Volvieron</Trans>
              </dt>
              <dd className="font-semibold text-success-text">{points(refundedPoints, language)}</dd>
            </div>
            <div className={rowLook}>
              <dt className="text-small text-soft">
                <Trans>En total</Trans>
              </dt>
              <dd className="font-semibold">{points(totalPoints - refundedPoints, language)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {refundedPoints > 0 && isMine ? (
        <Link href="/wallet?purse=redeem" asChild>
          <LinkButton icon={Wallet} wide>
            <Trans>Ver la devolución en la billetera</Trans>
          </LinkButton>
        </Link>
      ) : null}
      {order.mayCancel ? <CancelOrder order={order} /> : null}
    </Card>
  );
}

const Goes = ({ delivery }: { delivery: Delivery }): ReactElement => (
  <Card as="section" className="flex flex-col gap-3">
    <CardTitle>
      <Trans>Entrega</Trans>
    </CardTitle>
    <address className="text-small not-italic">
      <span className="block font-semibold">{delivery.name}</span>
      <span className="block">{delivery.address}</span>
      <span className="block">{delivery.city}</span>
      <span className="block text-soft">{delivery.phone}</span>
    </address>
    {delivery.notes === '' ? null : (
      <p className="text-small whitespace-pre-line text-soft">“{delivery.notes}”</p>
    )}
  </Card>
);

/** The order as its buyer sees it; administrators also see the buyer's name. */
export function OrderView({ order }: { order: OrderDetail }): ReactElement {
  const { t } = useLingui();
  const words = useOrderWords();
  const isMine = useMe()?.id === order.user.id;
  const buyer = nameOf(order.user);
  const steps = stepsOf(order);
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" aria-label={t`En qué paso va`} className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusTag severity={words.severity(order.status)}>{words.name(order.status)}</StatusTag>
            <p className="text-soft">
              {isMine ? words.next(order.status) : <Trans>Pedido de {buyer}</Trans>}
            </p>
          </div>
          <OrderSteps steps={steps} />
        </Card>
        <Card as="section">
          <CardTitle className="mb-4">
            <Trans>Productos</Trans>
          </CardTitle>
          <OrderLines order={order} />
        </Card>
        <Card as="section">
          <CardTitle className="mb-5">
            <Trans>Lo que ha pasado</Trans>
          </CardTitle>
          <OrderTimeline order={order} isMine={isMine} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Cost order={order} isMine={isMine} />
        {order.delivery === null ? null : <Goes delivery={order.delivery} />}
      </div>
    </div>
  );
}
