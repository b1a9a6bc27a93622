/** `/admin/orders`: all orders, newest first, with a filter for pending ones. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { orderStates } from '#schema/orders/orders.rules.ts';
import type { Order } from '#schema/orders/orders.shapes.ts';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { StateChips } from '#src/admin/StateChips.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useOrderWords } from '#src/orders/orderWords.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orgOrderResource, orgOrderSearch } from './orgOrders.queries.ts';

/** The filter is stored in the URL. */
export function OrdersSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useOrderWords();
  const { filter, typed, onType, onFilter, clear, isNarrowed } = useListFilter(orgOrderSearch);
  const query = useInfiniteQuery({ ...orgOrderResource.list(filter), placeholderData: keepPreviousData });
  const panel = usePanel<Order>();
  const columns: readonly Column<Order>[] = [
    {
      id: 'number',
      header: t`Pedido`,
      cell: ({ number, items }) => (
        <span>
          <span className="block tabular-nums">{number}</span>
          <span className="line-clamp-1 text-meta font-normal text-soft">
            {items.map(({ name }) => name).join(', ')}
          </span>
        </span>
      ),
    },
    {
      id: 'user',
      header: t`De quién`,
      cell: ({ user }) => (
        <span className="inline-flex items-center gap-2">
          <Avatar name={nameOf(user)} src={user.profileImageUrl} size={24} />
          {nameOf(user)}
        </span>
      ),
    },
    { id: 'at', header: t`Fecha`, cell: ({ createdAt }) => createdVariant(createdAt) },
    {
      id: 'lines',
      header: t`Productos`,
      startsHidden: true,
      cell: ({ items }) => <Plural value={items.length} one="# producto" other="# productos" />,
    },
    {
      id: 'points',
      header: t`Puntos`,
      align: 'end',
      cell: ({ totalPoints, refundedPoints }) => points(totalPoints - refundedPoints, language),
    },
    {
      id: 'status',
      header: t`Estado`,
      fixed: true,
      cell: (order) => (
        <StatusTag severity={words.severity(order.status)}>{words.name(order.status)}</StatusTag>
      ),
    },
  ];
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los pedidos.`}
        label={t`Pedidos`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        memory="org-orders"
        onOpen={panel.open}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar por número o producto`} value={typed} onChange={onType} />
              <StateChips
                label={t`Estado`}
                of={orderStates}
                nameOf={words.name}
                value={filter.status}
                onChoose={(status) => onFilter({ status })}
              />
            </>
          ),
          isNarrowed,
          onClear: clear,
        }}
        none={<Empty drawing="gift" text={<Trans>Nadie ha canjeado nada todavía.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {panel.about === null ? null : (
        <OrderPanel key={panel.opening} order={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </>
  );
}
