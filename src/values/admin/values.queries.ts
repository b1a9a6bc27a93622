/** Queries and mutations of corporate values for administrators. */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  AdminValuesDocument,
  CreateValueDocument,
  DeleteValueDocument,
  UpdateValueDocument,
  OrderValuesDocument,
  type AdminValuesQuery,
  type UpdateValueInput,
  type ValueInput,
} from '#src/gql/graphql.ts';

/** A value with its number of uses. */
export type AdminValue = AdminValuesQuery['values'][number];

/** Every value in the organisation's order, inactive ones included. */
export const valueQueries = {
  list: () =>
    queryOptions({
      queryKey: ['values', 'admin'],
      queryFn: async ({ signal }): Promise<readonly AdminValue[]> =>
        (await request(AdminValuesDocument, {}, { signal })).values,
      staleTime: 30_000,
    }),
} as const;

/** Mutations. Each takes an idempotency key. */
export const valueWrites = {
  create: (input: ValueInput, key: string) => request(CreateValueDocument, { input }, { key }),
  update: ({ id, input }: { readonly id: string; readonly input: UpdateValueInput }, key: string) =>
    request(UpdateValueDocument, { id, input }, { key }),
  activate: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
    request(UpdateValueDocument, { id, input: { active } }),
  remove: (id: string, key: string) => request(DeleteValueDocument, { id }, { key }),
  order: (ids: readonly string[], key: string) => request(OrderValuesDocument, { ids: [...ids] }, { key }),
} as const;
