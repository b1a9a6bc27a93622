/** The reactions of posts to stream events: each affected post is fetched once and updated in every list. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { pollKey, surveysKey } from '#src/surveys/pollKeys.ts';
import { answerQueries } from './answers.queries.ts';
import { cachedPost, changePost, moveFiled, takeOut } from '#src/feed/post.cache.ts';
import { postQueries, type FeedPage } from '#src/feed/posts.queries.ts';
import { watchPresses } from './reactions.ts';
import { postQuery } from '#src/feed/post.queries.ts';

/** Fetches a cached post once and updates it in all lists. */
async function refreshPost(cache: QueryClient, id: string): Promise<void> {
  const known = cachedPost(cache, id);
  if (known === undefined) return;
  void cache.invalidateQueries({ queryKey: answerQueries.of(id) });
  if (known.pollId !== null) void cache.invalidateQueries({ queryKey: pollKey(known.pollId) });
  const query = postQuery(id);
  // A response in flight may be older than the stream event.
  await cache.cancelQueries({ queryKey: query.queryKey });
  const pressed = watchPresses(id);
  try {
    const post = await cache.fetchQuery({ ...query, staleTime: 0 });
    // A pending reaction is newer than this response; its own response brings the server's state.
    changePost(cache, id, () => ({ ...post, ...pressed() }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') takeOut(cache, id);
  }
}

/**
 * A post left the feed: removed, archived, or hidden. It stays in other lists if the user can still see it.
 */
async function dropPost(cache: QueryClient, id: string): Promise<void> {
  if (cachedPost(cache, id) === undefined) return;
  try {
    const post = await cache.fetchQuery({ ...postQuery(id), staleTime: 0 });
    if (post.filed && post.state !== 'removed') moveFiled(cache, post);
    else takeOut(cache, id);
  } catch {
    takeOut(cache, id);
  }
}

/** Handles a bundle of messages about posts. */
export async function answerPosts(cache: QueryClient, messages: readonly StreamedMessage[]): Promise<void> {
  const of = (kind: StreamedMessage['kind']): ReadonlySet<string> =>
    new Set(messages.flatMap((one) => (one.kind === kind && one.postId !== null ? [one.postId] : [])));
  const published = of('post.published');
  const removed = of('post.removed');
  // The user's own post is shown before it is published, so it is fetched again too.
  const changed = new Set([...of('post.changed'), ...published].filter((id) => !removed.has(id)));
  await Promise.all([
    ...(published.size > 0 ? [cache.invalidateQueries({ queryKey: postQueries.tops() })] : []),
    ...[...changed].map((id) => refreshPost(cache, id)),
    ...[...removed].map((id) => dropPost(cache, id)),
  ]);
}

/**
 * Refetches data that may have changed without a connection. The first page also tells what changed in posts that are
 * shown; its new posts wait until the user asks for them.
 */
export async function catchUpPosts(cache: QueryClient): Promise<void> {
  void cache.invalidateQueries({ queryKey: answerQueries.all() });
  void cache.invalidateQueries({ queryKey: surveysKey });
  void cache.invalidateQueries({ queryKey: postQueries.ones() });
  const before = cache.getQueriesData<FeedPage>({ queryKey: postQueries.tops() });
  const presses = new Map(
    before.flatMap(([, top]) => top?.items ?? []).map(({ id }) => [id, watchPresses(id)] as const),
  );
  await cache.invalidateQueries({ queryKey: postQueries.tops() });
  const read = before.flatMap(([key, old]) => {
    const top = cache.getQueryData<FeedPage>(key);
    return top === undefined || top === old ? [] : top.items;
  });
  for (const post of read) changePost(cache, post.id, () => ({ ...post, ...presses.get(post.id)?.() }));
}
