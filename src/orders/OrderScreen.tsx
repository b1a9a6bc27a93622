/** `/profile/order?id=`: one order with its timeline (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Card } from '#src/ui/Card.tsx';
import { BackLink } from '#src/ui/BackLink.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { orderQueries } from './orders.queries.ts';
import { OrderView } from './OrderView.tsx';

const ToOrders = (): ReactElement => (
  <BackLink to="/orders">
    <Trans>Todos los pedidos</Trans>
  </BackLink>
);

const Skeletons = (): ReactElement => (
  <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-8 w-full" />
      </Card>
      <Card className="flex gap-4">
        <Skeleton className="size-20" />
        <span className="flex-1">
          <SkeletonText lines={3} />
        </span>
      </Card>
    </div>
    <Card>
      <SkeletonText lines={4} />
    </Card>
  </div>
);

const Unknown = (): ReactElement => (
  <Empty
    drawing="search"
    text={
      <Trans>
        No encontramos este pedido. Puede que el enlace esté incompleto o que sea de otra persona.
      </Trans>
    }
    action={
      <Link href="/orders" asChild>
        <LinkButton>
          <Trans>Ver mis pedidos</Trans>
        </LinkButton>
      </Link>
    }
  />
);

/** The screen of the route `/profile/order`. */
export function OrderScreen(): ReactElement {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const order = useQuery({ ...orderQueries.one(id), enabled: id !== '' });
  const isUnknown = id === '' || isNotFound(order.error);
  const { data } = order;
  const number = data?.number ?? '';
  const day = data === undefined ? '' : createdVariant(data.createdAt);
  return (
    <Page
      title={data === undefined || isUnknown ? t`Pedido` : t`Pedido ${number}`}
      lead={data === undefined || isUnknown ? undefined : <Trans>Hecho el {day}</Trans>}
      back={<ToOrders />}
    >
      {isUnknown ? (
        <Unknown />
      ) : (
        <QueryBoundary
          query={order}
          label={t`Cargando el pedido`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar el pedido.</Trans>}
          whatOld={<Trans>No pudimos actualizar el pedido.</Trans>}
        >
          {(shown) => <OrderView key={shown.id} order={shown} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
