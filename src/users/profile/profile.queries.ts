/** Reads of a profile: the person, and the received and sent posts (spec §7 "Users", "Posts"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import { request } from '#src/api/client.ts';
import {
  PersonPageDocument,
  ReceivedByDocument,
  SentByDocument,
  type PersonPageQuery,
} from '#src/gql/graphql.ts';
import { postQueries, type FeedPage } from '#src/feed/posts.queries.ts';

/** A person with the counts of the profile. */
export type PersonPage = PersonPageQuery['profile'];
/** The side of a person's posts. */
export type Side = 'received' | 'sent';

const staleTimeMs = 60_000;

/** Queries of a profile; its posts share the key of all posts, so that a reaction updates everywhere. */
export const profileQueries = {
  all: () => ['profiles'] as const,

  /** A person's profile; 404 raises `not_found`. */
  person: (id: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), id],
      queryFn: async ({ signal }): Promise<PersonPage> =>
        (await request(PersonPageDocument, { id }, { signal })).profile,
      staleTime: staleTimeMs,
    }),

  /** Newest first; the reader's own posts include the private ones. */
  posts: (id: string, side: Side) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.all(), 'of', id, side],
      queryFn: async ({ pageParam, signal }): Promise<FeedPage> => {
        const variables = { userId: id, page: pageParam };
        const options = { signal, timeout: timeoutMs.feed };
        const { items, pagination } =
          side === 'received'
            ? (await request(ReceivedByDocument, variables, options)).receivedPosts
            : (await request(SentByDocument, variables, options)).sentPosts;
        return { items, page: pagination.page, totalPages: pagination.totalPages };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;
