/** `/orders`: all orders of the person, with their states (spec §2, §7 "Orders"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Order } from '#schema/orders/orders.shapes.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { usePages } from '#src/lib/usePages.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderQueries } from './orders.queries.ts';

const keyOf = ({ id }: Order): string => id;

const CardSkeleton = (): ReactElement => (
  <span className="flex items-center gap-5 rounded-card border border-line bg-card p-4 wide:px-5">
    <Skeleton className="size-14" />
    <span className="flex flex-1 flex-col gap-2.5">
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-3.5 w-1/4" />
    </span>
    <Skeleton className="h-4 w-20" />
  </span>
);

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-3">
    {Array.from({ length: 5 }, (_, card) => (
      <CardSkeleton key={card} />
    ))}
  </div>
);

/** The list in all its states. */
function Orders(): ReactElement {
  const { t } = useLingui();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(orderQueries.own());
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);
  // A new order shifts another one to the next page, which would duplicate it.
  const orders = useMemo(
    () => [
      ...new Map((data?.pages ?? []).flatMap(({ items }) => items.map((one) => [one.id, one]))).values(),
    ],
    [data],
  );
  if (data === undefined)
    return query.isError ? (
      <Failed
        what={<Trans>No pudimos cargar tus pedidos.</Trans>}
        detail={<Trans>Siguen en camino: solo no los vemos ahora.</Trans>}
        onRetry={retry}
        busy={isFetching}
      />
    ) : (
      <Loading label={t`Cargando pedidos`}>
        <Skeletons />
      </Loading>
    );
  if (orders.length === 0)
    return (
      <Empty
        drawing="gift"
        text={
          <Trans>
            Todavía no has canjeado nada. Lo que pidas aparecerá aquí, con cada paso hasta que llegue.
          </Trans>
        }
        action={
          <Link href="/catalog" asChild>
            <LinkButton variant="primary">
              <Trans>Ver el catálogo</Trans>
            </LinkButton>
          </Link>
        }
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar tus pedidos.</Trans>} onRetry={retry} />
      <VirtualList
        items={orders}
        keyOf={keyOf}
        label={t`Pedidos`}
        memory={`orders ${entry}`}
        onEndNear={more}
        itemClass="pb-3"
        estimate={100}
      >
        {(order) => <OrderCard order={order} />}
      </VirtualList>
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más pedidos.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <CardSkeleton />
      ) : null}
    </div>
  );
}

/** The screen of the route `/orders`. */
export function OrdersScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page title={t`Pedidos`} lead={<Trans>Lo que canjeaste y en qué paso va.</Trans>}>
      <Orders />
    </Page>
  );
}
