/** Cache updates after a send, a publication or an undo: feed, wallet, statement. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { putOnTop } from '#src/feed/feedTop.ts';
import { postQueries, type FeedPage } from '#src/feed/posts.queries.ts';
import { refreshMe, takeFromWallet } from '#src/session/me.queries.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { postQuery } from '#src/feed/post.queries.ts';

type Feed = InfiniteData<FeedPage>;

const inFeeds = (cache: QueryClient, change: (items: readonly Post[]) => readonly Post[]): void =>
  void cache.setQueriesData<Feed>({ queryKey: postQueries.feeds() }, (feed) =>
    feed === undefined
      ? feed
      : { ...feed, pages: feed.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );

function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
  // The monthly limits of the types have changed too.
  void cache.invalidateQueries({ queryKey: recognitionQueries.types().queryKey });
}

/**
 * After a send: the sender sees the post on top at once, and the wallet is debited. A private post is in no
 * feed.
 */
export function showSent(cache: QueryClient, post: Post): void {
  if (!post.isPrivate) putOnTop(cache, post);
  cache.setQueryData(postQuery(post.id).queryKey, post);
  takeFromWallet(cache, post.amount ?? 0);
  refreshPoints(cache);
}

/** After the undo window: marks the post as published. */
export function showPublished(cache: QueryClient, postId: string): void {
  inFeeds(cache, (items) =>
    items.map((post) =>
      post.id === postId && post.state === 'pending'
        ? { ...post, state: 'published', publishAt: null, may: post.may.filter((act) => act !== 'undo') }
        : post,
    ),
  );
  void cache.invalidateQueries({ queryKey: postQuery(postId).queryKey });
  refreshPoints(cache);
}

/** After an undo: removes the post. */
export function showUndone(cache: QueryClient, postId: string): void {
  inFeeds(cache, (items) =>
    items.some(({ id }) => id === postId) ? items.filter(({ id }) => id !== postId) : items,
  );
  cache.removeQueries({ queryKey: postQuery(postId).queryKey });
  refreshPoints(cache);
}
