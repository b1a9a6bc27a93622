/** Reads that help to write a recognition; a server without them answers null, and nothing is suggested or proposed. */
import { queryOptions } from '@tanstack/react-query';
import type { WordBook } from '#schema/recognitions/proposals.rules.ts';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import { listStaleMs, recognitionsKey } from '#src/feed/postTypes.queries.ts';
import { RecognitionWordsDocument } from '#src/gql/graphql.ts';

export const writingQueries = {
  /** The words that `proposalsOf` needs. */
  words: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'words'],
      queryFn: async ({ signal }): Promise<WordBook | null> =>
        (await orNothing(request(RecognitionWordsDocument, {}, { signal })))?.recognitionWords ?? null,
      staleTime: listStaleMs,
    }),
} as const;
