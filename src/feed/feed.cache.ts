/**
 * Joins the pages of the feed into one list and inserts new posts at the top. Pure, so that order and
 * duplicates are tested without a browser.
 */
import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { FeedPage } from './posts.queries.ts';

type Feed = InfiniteData<FeedPage>;

/**
 * All posts in order, without duplicates: a new post at the top pushes the last post of a page into the next
 * page.
 */
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

/** Posts of the server's first page that are above the first one shown. */
export function arrived(shown: readonly Post[], top: readonly Post[]): readonly Post[] {
  const known = new Set(shown.map(({ id }) => id));
  const end = top.findIndex(({ id }) => known.has(id));
  return end === -1 ? top : top.slice(0, end);
}

/**
 * A feed with new posts at the top. If no post of the new top is known, posts may be missing below it, so the
 * feed restarts.
 */
export function withOnTop(feed: Feed, top: FeedPage): Feed {
  const shown = listed(feed.pages);
  const fresh = arrived(shown, top.items);
  const [first, ...rest] = feed.pages;
  if (first === undefined || (fresh.length === top.items.length && shown.length > 0))
    return { pages: [top], pageParams: [1] };
  return { pages: [{ ...first, items: [...fresh, ...first.items] }, ...rest], pageParams: feed.pageParams };
}
