/** The invoices and payments of the organisation (spec §7 `GET /invoices`, `GET /payments`). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
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
const all = ['billing'] as const;

interface Paged {
  readonly pagination: { readonly page: number; readonly totalPages: number };
}
const next = ({ pagination: { page, totalPages } }: Paged): number | undefined =>
  page < totalPages ? page + 1 : undefined;

/** Newest first. */
export const billingQueries = {
  invoices: () =>
    infiniteQueryOptions({
      queryKey: [...all, 'invoices'],
      queryFn: async ({ pageParam: page, signal }) =>
        (await request(InvoicesDocument, { page }, { signal })).invoices,
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: staleTimeMs,
    }),
  payments: () =>
    infiniteQueryOptions({
      queryKey: [...all, 'payments'],
      queryFn: async ({ pageParam: page, signal }) =>
        (await request(PaymentsDocument, { page }, { signal })).payments,
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: staleTimeMs,
    }),
} as const;
