/** `/admin/billing`: the invoices of the organisation and their payments. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { invoiceStates, paymentStates } from '#schema/orders/orders.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { localeOf } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { billingQueries, type Invoice, type Payment } from './billing.queries.ts';

interface StateWords {
  readonly label: MessageDescriptor;
  readonly severity: Severity;
}

const invoiceWords: Readonly<Record<(typeof invoiceStates)[number], StateWords>> = {
  open: { label: msg`Por pagar`, severity: 'info' },
  paid: { label: msg`Pagada`, severity: 'success' },
  overdue: { label: msg({ message: 'Vencida', context: 'bill' }), severity: 'error' },
  void: { label: msg`Anulada`, severity: 'warning' },
};

const paymentWords: Readonly<Record<(typeof paymentStates)[number], StateWords>> = {
  pending: { label: msg`En proceso`, severity: 'info' },
  done: { label: msg`Recibido`, severity: 'success' },
  failed: { label: msg`Rechazado`, severity: 'error' },
};

// UTC, because a date without a time must not shift with the time zone.
const day = (at: string): string => createdVariant(at, { timeZone: 'UTC' });

const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h6 font-semibold">{title}</h2>
    {children}
  </section>
);

function Invoices(): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const query = useInfiniteQuery(billingQueries.invoices());
  const money = ({ amount, currency }: Pick<Invoice, 'amount' | 'currency'>): string =>
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount);
  const columns: readonly Column<Invoice>[] = [
    { id: 'number', header: t`Factura`, cell: ({ number }) => number },
    {
      id: 'period',
      header: t`Período`,
      cell: ({ periodStart, periodEnd }) => `${day(periodStart)} – ${day(periodEnd)}`,
    },
    { id: 'issued', header: t`Emitida`, startsHidden: true, cell: ({ issuedAt }) => day(issuedAt) },
    {
      id: 'due',
      header: t({ message: 'Vence', context: 'bill' }),
      cell: ({ dueAt }) => (dueAt === null ? '—' : day(dueAt)),
    },
    { id: 'amount', header: t`Importe`, align: 'end', cell: money },
    {
      id: 'status',
      header: t`Estado`,
      fixed: true,
      cell: ({ status }) => (
        <StatusTag severity={invoiceWords[status].severity}>{i18n._(invoiceWords[status].label)}</StatusTag>
      ),
    },
  ];
  return (
    <Part title={t`Facturas`}>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar las facturas.`}
        label={t`Facturas`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        memory="invoices"
        none={<Empty text={<Trans>Todavía no hay facturas para tu organización.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
    </Part>
  );
}

function Payments(): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const query = useInfiniteQuery(billingQueries.payments());
  const money = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string =>
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount);
  const columns: readonly Column<Payment>[] = [
    { id: 'invoice', header: t`De la factura`, cell: ({ invoiceNumber }) => invoiceNumber ?? '—' },
    { id: 'method', header: t`Medio`, cell: ({ method }) => method ?? '—' },
    {
      id: 'paid',
      header: t`Recibido`,
      cell: ({ paidAt }) => (paidAt === null ? '—' : createdVariant(paidAt)),
    },
    { id: 'amount', header: t`Importe`, align: 'end', cell: money },
    {
      id: 'status',
      header: t`Estado`,
      fixed: true,
      cell: ({ status }) => (
        <StatusTag severity={paymentWords[status].severity}>{i18n._(paymentWords[status].label)}</StatusTag>
      ),
    },
  ];
  return (
    <Part title={t`Pagos`}>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los pagos.`}
        label={t`Pagos`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ invoiceNumber, id }) => invoiceNumber ?? id}
        memory="payments"
        none={<Empty text={<Trans>Todavía no hay pagos.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
    </Part>
  );
}

/** Read only: invoices are paid outside the product. */
export function BillingSection(): ReactElement {
  return (
    <div className="flex flex-col gap-8">
      <Invoices />
      <Payments />
    </div>
  );
}
