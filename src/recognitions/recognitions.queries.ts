/** Reads of the composer. */
import { queryOptions } from '@tanstack/react-query';
import type { PostType } from '#schema/recognitions/recognitions.endpoints.ts';
import { request } from '#src/api/client.ts';
import { PostTypesDocument } from '#src/gql/graphql.ts';

/** Types change rarely: fresh for this long, in ms. */
const freshMs = 300_000;

/** Queries of recognitions. */
export const recognitionQueries = {
  /** Types the person may send, in the order of the composer. */
  types: () =>
    queryOptions({
      queryKey: ['recognitions', 'types'],
      queryFn: async ({ signal }): Promise<readonly PostType[]> =>
        (await request(PostTypesDocument, {}, { signal })).postTypes,
      staleTime: freshMs,
    }),
} as const;
