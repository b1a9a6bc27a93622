/** The types and values of recognitions: the composer offers them, and the feed filters by them. */
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
/** A value that a recognition can name. */
export type ComposerValue = ComposerValuesQuery['values'][number];

/** Stale time in ms: lists of an organisation rarely change. */
export const listStaleMs = 300_000;

/** The prefix of recognition queries. */
export const recognitionsKey = ['recognitions'] as const;

/** Queries of types and values. */
export const postTypeQueries = {
  /** Types that the user may send, in the order of the composer. */
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
