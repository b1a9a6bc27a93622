/** Invoices and payments of the organisation for the platform. */
import { pageSize } from '#schema/limits.ts';
import type { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { todayOf } from '../organization/timezone.ts';
import { invoices, payments } from './orders.tables.ts';

/** Both lists are sorted newest first. */
export const billService: Pick<Service<typeof orderEndpoints>, 'invoices' | 'payments'> = {
  async invoices({ store, now }, { query: { page } }) {
    const today = await todayOf({ store, now });
    const { items, pagination } = await pageFrom(
      store,
      invoices,
      { order: [['issuedAt', 'desc']] },
      { page, perPage: pageSize.default },
    );
    return {
      items: items.map(({ cents, status, ...invoice }) => ({
        ...invoice,
        amount: cents / 100,
        status:
          status === 'open' && invoice.dueAt !== null && invoice.dueAt < today
            ? ('overdue' as const)
            : status,
      })),
      pagination,
    };
  },

  async payments({ store }, { query: { page } }) {
    const { items, pagination } = await pageFrom(
      store,
      payments,
      { order: [['createdAt', 'desc']], with: { invoice: { one: invoices, on: 'invoiceId' } } },
      { page, perPage: pageSize.default },
    );
    return {
      items: items.map(({ cents, invoice, invoiceId: _invoice, createdAt: _at, ...payment }) => ({
        ...payment,
        amount: cents / 100,
        invoiceNumber: invoice?.number ?? null,
      })),
      pagination,
    };
  },
};
