/** One order for administrators: its lines, its delivery address, the answers of the buyer and its history. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Order, OrderDetail } from '#schema/orders/orders.shapes.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { orderQueries } from '#src/orders/orders.queries.ts';
import { OrderTimeline } from '#src/orders/OrderTimeline.tsx';
import type { LineWork } from './DecideForm.tsx';
import { DecideLine } from './DecideLine.tsx';

const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <section className="flex flex-col gap-3 border-t border-line pt-5">
    <h3 className="text-h6 font-semibold">{title}</h3>
    {children}
  </section>
);

/** With several lines, each answer names its line. */
function Answers({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const { t } = useLingui();
  const query = useQuery(orderQueries.answers(order.id));
  if (query.isError && query.data === undefined)
    return (
      <Failed
        what={<Trans>No pudimos cargar las respuestas.</Trans>}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  if (query.data === undefined || query.data.length === 0) return null;
  const about = (itemId: string): string | undefined =>
    order.items.length > 1 ? order.items.find(({ id }) => id === itemId)?.name : undefined;
  return (
    <Part title={t`Lo que respondió`}>
      <dl className="flex flex-col gap-2 text-small">
        {query.data.map(({ id, itemId, question, answer }) => (
          <div key={id}>
            <dt className="text-soft">{[about(itemId), question].filter(Boolean).join(' · ')}</dt>
            <dd className="whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Inside({ order, onWork }: { readonly order: OrderDetail; readonly onWork: LineWork }): ReactElement {
  const { t } = useLingui();
  const { delivery } = order;
  return (
    <div className="flex flex-col gap-6 pb-2">
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <DecideLine key={item.id} order={order} item={item} onWork={onWork} />
        ))}
      </ul>
      {delivery === null ? null : (
        <Part title={t`Entrega`}>
          <address className="text-small not-italic">
            <span className="block font-semibold">{delivery.name}</span>
            <span className="block">{delivery.address}</span>
            <span className="block">{delivery.city}</span>
            <span className="block text-soft">{delivery.phone}</span>
          </address>
          {delivery.notes === '' ? null : (
            <p className="text-small whitespace-pre-line text-soft">“{delivery.notes}”</p>
          )}
        </Part>
      )}
      <Answers order={order} />
      <Part title={t`Lo que ha pasado`}>
        <OrderTimeline order={order} isMine={false} />
      </Part>
    </div>
  );
}

/** Opens with the data of the list and loads the rest. */
export function OrderPanel({
  order,
  open,
  onClose,
}: {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery({ ...orderQueries.one(order.id), enabled: open });
  const buyer = nameOf(order.user);
  const { number } = order;
  // The form states by line id.
  const [work, setWork] = useState<Readonly<Record<string, 'typed' | 'sending' | null>>>({});
  const states = Object.values(work);
  const leave = useLeaveGuard(open && states.includes('typed'));
  const left = points((query.data ?? order).totalPoints - (query.data ?? order).refundedPoints, language);
  return (
    <Dialog
      open={open}
      onClose={() => leave.ask(onClose)}
      busy={states.includes('sending')}
      placement="side"
      title={t`Pedido ${number}`}
      description={
        <span className="inline-flex items-center gap-2">
          <Avatar name={buyer} src={order.user.profileImageUrl} size={24} />
          <span>
            {buyer} · {createdVariant(order.createdAt)} · {left}
          </span>
        </span>
      }
    >
      <ListBoundary of={[query]} what={t`No pudimos cargar el pedido.`}>
        {query.data === undefined ? (
          <Loading label={t`Cargando el pedido`}>
            <Skeleton className="h-24 w-full rounded-card" />
            <Skeleton className="mt-4 h-24 w-full rounded-card" />
          </Loading>
        ) : (
          <Inside
            order={query.data}
            onWork={(id, state) => setWork((now) => (now[id] === state ? now : { ...now, [id]: state }))}
          />
        )}
      </ListBoundary>
      {leave.dialog}
    </Dialog>
  );
}
