/** What a recognition that goes out, or comes back, changes in the query cache: feed, purse, statement. */
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
  // What is left of a month's recognitions has changed too.
  void cache.invalidateQueries({ queryKey: recognitionQueries.types().queryKey });
}

/** It was sent: its sender sees it on top at once, and the purse has paid. A private one stands in no feed. */
export function showSent(cache: QueryClient, post: Post): void {
  if (!post.isPrivate) putOnTop(cache, post);
  cache.setQueryData(postQuery(post.id).queryKey, post);
  takeFromWallet(cache, post.amount ?? 0);
  refreshPoints(cache);
}

/** Its ten seconds are over: what stands of it is as everyone sees it now. */
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

/** It was undone: it never was. */
export function showUndone(cache: QueryClient, postId: string): void {
  inFeeds(cache, (items) =>
    items.some(({ id }) => id === postId) ? items.filter(({ id }) => id !== postId) : items,
  );
  cache.removeQueries({ queryKey: postQuery(postId).queryKey });
  refreshPoints(cache);
}
