/** Queries of polls: one as its reader sees it, and its voters. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { request } from '#src/api/client.ts';
import { OnePollDocument, PollVotersDocument, type PollVotersQuery } from '#src/gql/graphql.ts';
import { pollKey } from './pollKeys.ts';

/** A page of voters. */
type VoterPage = PollVotersQuery['pollVoters'];

const staleTimeMs = 30_000;

/** Queries of polls. */
export const pollQueries = {
  /** A poll; a 404 throws `not_found`, a module that is off `module_off`. */
  one: (id: string) =>
    queryOptions({
      queryKey: pollKey(id),
      queryFn: async ({ signal }): Promise<Poll> =>
        (await request(OnePollDocument, { id }, { signal, timeout: timeoutMs.feed })).poll,
      staleTime: staleTimeMs,
    }),

  /** The voters of one option or of all, page by page; never of an anonymous poll. */
  voters: (id: string, optionId: string | null) =>
    infiniteQueryOptions({
      queryKey: [...pollKey(id), 'voters', optionId],
      queryFn: async ({ pageParam, signal }): Promise<VoterPage> =>
        (
          await request(
            PollVotersDocument,
            { id, page: pageParam, ...(optionId === null ? {} : { optionId }) },
            { signal },
          )
        ).pollVoters,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: 0,
    }),
} as const;
