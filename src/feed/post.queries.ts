/** The query of one post; separate from the feed, which does not need it. */
import { queryOptions } from '@tanstack/react-query';
import { timeoutMs } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { request } from '#src/api/client.ts';
import { OnePostDocument } from '#src/gql/graphql.ts';
import { staleTimeMs, postQueries } from './posts.queries.ts';

/** One post; a 404 throws `not_found`. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postQueries.ones(), id],
    queryFn: async ({ signal }): Promise<Post> =>
      (await request(OnePostDocument, { id }, { signal, timeout: timeoutMs.feed })).post,
    staleTime: staleTimeMs,
  });
