/** The invoices and payments of the organisation (spec §7 `GET /invoices`, `GET /payments`). */
import { readingPages } from '#src/api/documents.ts';
import {
  InvoicesDocument,
  PaymentsDocument,
  type InvoicesQuery,
  type PaymentsQuery,
} from '#src/gql/graphql.ts';

/** An invoice. */
export type Invoice = InvoicesQuery['invoices']['items'][number];
/** A payment. */
export type Payment = PaymentsQuery['payments']['items'][number];

const staleTimeMs = 60_000;

/** Newest first. */
export const billingQueries = {
  invoices: () => readingPages(['billing', 'invoices'], InvoicesDocument, (page) => ({ page }), staleTimeMs),
  payments: () => readingPages(['billing', 'payments'], PaymentsDocument, (page) => ({ page }), staleTimeMs),
} as const;
