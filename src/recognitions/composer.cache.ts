/** Cache updates after a send, a publication or an undo: feed, wallet, statement. */
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { logFailure } from '#src/api/quietLog.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { putOnTop } from '#src/feed/feedTop.ts';
import { changePost, takeOut } from '#src/feed/post.cache.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { changeAlsoArriving } from '#src/feed/whenArrived.ts';
import { refreshMe, takeFromWallet } from '#src/session/me.queries.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { postQuery } from '#src/feed/post.queries.ts';
import { colleaguesQuery } from '#src/feed/colleagues.queries.ts';

function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
  // The monthly limits of the types have changed too.
  void cache.invalidateQueries({ queryKey: recognitionQueries.types().queryKey });
}

/**
 * After a send: the sender sees the post on top at once, and the wallet is debited. A private or
 * scheduled post is in no feed.
 */
export function showSent(cache: QueryClient, post: Post): void {
  if (post.state !== 'scheduled') {
    if (!post.isPrivate) putOnTop(cache, post);
    cache.setQueryData(postQuery(post.id).queryKey, post);
  }
  takeFromWallet(cache, post.amount ?? 0);
  refreshPoints(cache);
  void cache.invalidateQueries({ queryKey: colleaguesQuery().queryKey });
}

class StillPending extends Error {
  override readonly name = 'StillPending';
}

/** The server may publish a moment later than this device expects. */
const publishTries = 6;

/**
 * Asks for the post until the server has published it: a published post has other actions than a pending one, and the
 * stream may be down.
 */
async function takePublished(cache: QueryClient, postId: string): Promise<void> {
  const { queryKey } = postQuery(postId);
  await cache.fetchQuery({
    queryKey: [...queryKey, 'published'],
    queryFn: async () => {
      const post = await cache.fetchQuery({ ...postQuery(postId), staleTime: 0, retry: false });
      if (post.state === 'pending') throw new StillPending();
      changePost(cache, postId, () => post);
      return post.state;
    },
    retry: (failures, error) =>
      failures < publishTries &&
      (error instanceof ApiError ? error.mayRepeat : error instanceof StillPending),
    gcTime: 0,
  });
}

/** After the undo window: marks the post as published, and gives it the actions of a published post. */
export function showPublished(cache: QueryClient, postId: string): void {
  changePost(cache, postId, (post) =>
    post.state === 'pending'
      ? { ...post, state: 'published', publishAt: null, may: post.may.filter((act) => act !== 'undo') }
      : post,
  );
  void takePublished(cache, postId).catch((error: unknown) => {
    // News of the post has started another read, which brings the same.
    if (!(error instanceof CancelledError)) logFailure('published post', error);
  });
  refreshPoints(cache);
}

/** After an undo: removes the post. */
export function showUndone(cache: QueryClient, postId: string): void {
  changeAlsoArriving(cache, postQueries.feeds(), (key) => takeOut(cache, postId, key));
  cache.removeQueries({ queryKey: postQuery(postId).queryKey });
  refreshPoints(cache);
}
