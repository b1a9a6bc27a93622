/** What posts do about what is told as it happens: each of them is asked for once, and shown wherever it stands. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { pollKey, surveysKey } from '#src/surveys/pollKeys.ts';
import { answerQueries } from './answers.queries.ts';
import { cachedPost, changePost, moveFiled, takeOut } from '#src/feed/post.cache.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { watchPresses } from './reactions.ts';
import { postQuery } from '#src/feed/post.queries.ts';

/** Asks for a post that some list shows, once, and puts it into all of them. */
async function refreshPost(cache: QueryClient, id: string): Promise<void> {
  const known = cachedPost(cache, id);
  if (known === undefined) return;
  void cache.invalidateQueries({ queryKey: answerQueries.of(id) });
  if (known.pollId !== null) void cache.invalidateQueries({ queryKey: pollKey(known.pollId) });
  const query = postQuery(id);
  // An answer on its way may be older than what is told now.
  await cache.cancelQueries({ queryKey: query.queryKey });
  const pressed = watchPresses(id);
  try {
    const post = await cache.fetchQuery({ ...query, staleTime: 0 });
    // A press is newer than this answer; its own end brings the server's word.
    changePost(cache, id, () => ({ ...post, ...pressed() }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') takeOut(cache, id);
  }
}

/** A post left the feed: taken back, put away, or hidden. Who may still see it keeps it where it is no feed. */
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

/** Everything that a bundle of messages asks of posts. */
export async function answerPosts(cache: QueryClient, messages: readonly StreamedMessage[]): Promise<void> {
  const of = (kind: StreamedMessage['kind']): ReadonlySet<string> =>
    new Set(messages.flatMap((one) => (one.kind === kind && one.postId !== null ? [one.postId] : [])));
  const published = of('post.published');
  const removed = of('post.removed');
  // One's own stands on top before it is out: it is asked for as well.
  const changed = new Set([...of('post.changed'), ...published].filter((id) => !removed.has(id)));
  await Promise.all([
    ...(published.size > 0 ? [cache.invalidateQueries({ queryKey: postQueries.tops() })] : []),
    ...[...changed].map((id) => refreshPost(cache, id)),
    ...[...removed].map((id) => dropPost(cache, id)),
  ]);
}

/** Looks again at what may have changed while nobody told. */
export function catchUpPosts(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: postQueries.tops() });
  void cache.invalidateQueries({ queryKey: answerQueries.all() });
  void cache.invalidateQueries({ queryKey: surveysKey });
}
