/** The pages of the feed as one list, and how something new gets on top of it: pure, so that order and doubles are tested without a browser. */
import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { FeedPage } from './posts.queries.ts';

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

/** A feed with posts on top. When nothing of the new top was known there may be a gap below it, so the feed begins anew. */
export function withOnTop(feed: Feed, top: FeedPage): Feed {
  const shown = listed(feed.pages);
  const fresh = arrived(shown, top.items);
  const [first, ...rest] = feed.pages;
  if (first === undefined || (fresh.length === top.items.length && shown.length > 0))
    return { pages: [top], pageParams: [1] };
  return { pages: [{ ...first, items: [...fresh, ...first.items] }, ...rest], pageParams: feed.pageParams };
}
