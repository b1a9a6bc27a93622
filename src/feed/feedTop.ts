/** Puts a sent post at the top of the matching feeds; separate from the queries, which load first. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { listed } from './feed.cache.ts';
import type { FeedFilter } from './feedSearch.ts';
import { cachedPost } from './post.cache.ts';
import { postQueries, type FeedPage } from './posts.queries.ts';
import { changeAlsoArriving } from './whenArrived.ts';

type Feed = InfiniteData<FeedPage>;

/** Whether a post belongs to a filtered feed, by the server's rule. */
export const fits = (post: Post, { postType, departmentId, valueId, filed }: FeedFilter): boolean =>
  post.filed === (filed === true) &&
  (postType === undefined || post.types.some(({ id }) => id === postType)) &&
  (valueId === undefined || post.values.some(({ id }) => id === valueId)) &&
  (departmentId === undefined || post.receivers.some(({ user }) => user.departmentId === departmentId));

/** Puts a sent post at the top of every matching feed, also of one that is being read. */
export function putOnTop(cache: QueryClient, sent: Post): void {
  changeAlsoArriving(cache, postQueries.feeds(), (key) => {
    const feed = cache.getQueryData<Feed>(key);
    const filter = key.at(-1) as FeedFilter; // the last part of a key that `postQueries.feed` made
    const first = feed?.pages[0];
    // It may have been published since.
    const post = cachedPost(cache, sent.id) ?? sent;
    if (
      feed === undefined ||
      first === undefined ||
      !fits(post, filter) ||
      listed(feed.pages).some(({ id }) => id === post.id)
    )
      return;
    cache.setQueryData<Feed>(key, {
      ...feed,
      pages: [{ ...first, items: [post, ...first.items] }, ...feed.pages.slice(1)],
    });
  });
}
