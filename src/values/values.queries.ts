/** Reads of the organisation's values (spec §7 `GET /values`). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { ShownValuesDocument, type ShownValuesQuery } from '#src/gql/graphql.ts';

/** A value with how often it was named. */
export type ShownValue = ShownValuesQuery['values'][number];

/** Values change rarely, their counts with every recognition: fresh for this long, in ms. */
const staleTimeMs = 60_000;

/** Queries of values. */
export const valueQueries = {
  all: () => ['values'] as const,

  /** Active ones, in the organisation's order. */
  shown: () =>
    queryOptions({
      queryKey: [...valueQueries.all(), 'shown'],
      queryFn: async ({ signal }): Promise<readonly ShownValue[]> =>
        (await request(ShownValuesDocument, {}, { signal })).values.filter(({ active }) => active),
      staleTime: staleTimeMs,
    }),
} as const;
