/** The pages of the feed as one list, and how something new gets on top of it: pure, so that order and doubles are tested without a browser. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { postQueries, type FeedFilter, type FeedPage } from './posts.queries.ts';

type Feed = InfiniteData<FeedPage>;

/** All posts once, in order: what arrived above pushes the last of a page into the next one, where it comes a second time. */
export function listed(pages: readonly FeedPage[]): readonly Post[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.items.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}

/** Posts at the top of the server's feed that stand above the first one shown. */
export function arrived(shown: readonly Post[], top: readonly Post[]): readonly Post[] {
  const known = new Set(shown.map(({ id }) => id));
  const end = top.findIndex(({ id }) => known.has(id));
  return end === -1 ? top : top.slice(0, end);
}

/** Whether a post belongs into a narrowed feed, by the server's rule. */
export const fits = (post: Post, { postType, departmentId, valueId, filed }: FeedFilter): boolean =>
  post.filed === (filed === true) &&
  (postType === undefined || post.types.some(({ id }) => id === postType)) &&
  (valueId === undefined || post.values.some(({ id }) => id === valueId)) &&
  (departmentId === undefined || post.receivers.some(({ user }) => user.departmentId === departmentId));

/** A feed with posts on top. When nothing of the new top was known there may be a gap below it, so the feed begins anew. */
export function withOnTop(feed: Feed, top: FeedPage): Feed {
  const shown = listed(feed.pages);
  const fresh = arrived(shown, top.items);
  const [first, ...rest] = feed.pages;
  if (first === undefined || (fresh.length === top.items.length && shown.length > 0))
    return { pages: [top], pageParams: [1] };
  return { pages: [{ ...first, items: [...fresh, ...first.items] }, ...rest], pageParams: feed.pageParams };
}

/** Puts a post that was just sent on top of every feed it belongs to. */
export function putOnTop(cache: QueryClient, post: Post): void {
  const feeds = cache.getQueriesData<Feed>({ queryKey: postQueries.feeds() });
  for (const [key, feed] of feeds) {
    const filter = key.at(-1) as FeedFilter; // the last part of a key that `postQueries.feed` made
    const first = feed?.pages[0];
    if (
      feed === undefined ||
      first === undefined ||
      !fits(post, filter) ||
      listed(feed.pages).some(({ id }) => id === post.id)
    )
      continue;
    cache.setQueryData<Feed>(key, {
      ...feed,
      pages: [{ ...first, items: [post, ...first.items] }, ...feed.pages.slice(1)],
    });
  }
}
