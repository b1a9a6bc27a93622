/** What a recognition can be about: the composer offers types and values, the feed is narrowed to one of them. */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import {
  ComposerValuesDocument,
  PostTypesDocument,
  type ComposerValuesQuery,
  type PostTypesQuery,
} from '#src/gql/graphql.ts';

/** A type with its rules. */
export type ComposerType = PostTypesQuery['postTypes'][number];
/** A value that can be named. */
export type ComposerValue = ComposerValuesQuery['values'][number];

/** Lists of an organisation change rarely: fresh for this long, in ms. */
export const listStaleMs = 300_000;

/** Queries of recognitions begin with it. */
export const recognitionsKey = ['recognitions'] as const;

/** Queries of types and values. */
export const postTypeQueries = {
  /** Types the person may send, in the order of the composer. */
  types: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'types'],
      queryFn: async ({ signal }): Promise<readonly ComposerType[] | null> =>
        (await orNothing(request(PostTypesDocument, {}, { signal })))?.postTypes ?? null,
      staleTime: listStaleMs,
    }),

  /** Active values, in the organisation's order. */
  values: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'values'],
      queryFn: async ({ signal }): Promise<readonly ComposerValue[] | null> =>
        (await orNothing(request(ComposerValuesDocument, {}, { signal })))?.values.filter(
          ({ active }) => active,
        ) ?? null,
      staleTime: listStaleMs,
    }),
} as const;
