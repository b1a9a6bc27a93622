/** Queries of the responses to a post: conversation, reactions, boosts, and the effects of a removal. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Comment } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import {
  BoostRulesDocument,
  ConversationDocument,
  PostRemovalDocument,
  WhoBoostedDocument,
  WhoReactedDocument,
  type WhoBoostedQuery,
  type WhoReactedQuery,
} from '#src/gql/graphql.ts';

/** A page of reactions. */
type ReactionPage = WhoReactedQuery['likes'];

const staleTimeMs = 30_000;

/** Queries below one post; outside `postQueries.all()`, whose data are posts. */
export const answerQueries = {
  all: () => ['answers'] as const,
  of: (id: string) => [...answerQueries.all(), id] as const,

  /** Comments with their answers, oldest first. */
  conversation: (id: string) =>
    queryOptions({
      queryKey: [...answerQueries.of(id), 'conversation'],
      queryFn: async ({ signal }): Promise<readonly Comment[]> =>
        (await request(ConversationDocument, { id }, { signal, timeout: timeoutMs.feed })).conversation,
      staleTime: staleTimeMs,
    }),

  /** Reactions, newest first, page by page. */
  reactions: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...answerQueries.of(id), 'reactions'],
      queryFn: async ({ pageParam, signal }): Promise<ReactionPage> =>
        (await request(WhoReactedDocument, { postId: id, page: pageParam }, { signal })).likes,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: 0,
    }),

  /** Boosts, newest first. */
  boosts: (id: string) =>
    queryOptions({
      queryKey: [...answerQueries.of(id), 'boosts'],
      queryFn: async ({ signal }): Promise<WhoBoostedQuery['boosts']> =>
        (await request(WhoBoostedDocument, { id }, { signal })).boosts,
      staleTime: 0,
    }),

  /** The current effects of a removal. */
  removal: (id: string) =>
    queryOptions({
      queryKey: [...answerQueries.of(id), 'removal'],
      queryFn: async ({ signal }) => (await request(PostRemovalDocument, { id }, { signal })).postRemoval,
      staleTime: 0,
      gcTime: 0,
    }),

  /** Maximum points of one boost for each receiver. */
  boostMax: () =>
    queryOptions({
      queryKey: [...answerQueries.all(), 'boost rules'],
      queryFn: async ({ signal }): Promise<number> =>
        (await request(BoostRulesDocument, {}, { signal })).recognitionSettings.boostMax,
      staleTime: 300_000,
    }),
} as const;
