/** Reads of the organisation's values (spec §7 `GET /values`). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { ShownValuesDocument, type ShownValuesQuery } from '#src/gql/graphql.ts';

/** A value with the number of recognitions that name it. */
export type ShownValue = ShownValuesQuery['values'][number];

/** Stale time in ms: values change rarely, but their counts change with every recognition. */
const staleTimeMs = 60_000;

/** Queries of values. */
export const valueQueries = {
  all: () => ['values'] as const,

  /** Active values, in the organisation's order. */
  shown: () =>
    queryOptions({
      queryKey: [...valueQueries.all(), 'shown'],
      queryFn: async ({ signal }): Promise<readonly ShownValue[]> =>
        (await request(ShownValuesDocument, {}, { signal })).values.filter(({ active }) => active),
      staleTime: staleTimeMs,
    }),
} as const;
