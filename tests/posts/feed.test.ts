/** The pages of the feed as one list, even if posts arrive above while a user reads. */
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arrived, listed, withOnTop } from '#src/feed/feed.cache.ts';
import { fits, putOnTop } from '#src/feed/feedTop.ts';
import { postQueries, type FeedPage } from '#src/feed/posts.queries.ts';
import { showUndone } from '#src/recognitions/composer.cache.ts';
import { manyPosts, posts, types } from '#stories/posts/posts.sample.ts';

const all = manyPosts(60);
const perPage = 5;
/** The server's answer for a page, with this number of posts above the first sample. */
const pageAt = (page: number, above: number): FeedPage => {
  const from = all.slice(all.length - 40 - above);
  return {
    items: from.slice((page - 1) * perPage, page * perPage),
    page,
    totalPages: Math.ceil(from.length / perPage),
  };
};
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the pages of the feed', () => {
  test('the feed shows each post once and in order, however many posts arrive between two pages', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }), (arrivals) => {
        let above = 0;
        const pages = arrivals.map((more, index) => {
          above += index === 0 ? 0 : more;
          return pageAt(index + 1, above);
        });
        const shown = idsOf(listed(pages));
        expect(new Set(shown).size).toBe(shown.length);
        const inOrder = idsOf(all).filter((id) => shown.includes(id));
        expect(shown).toEqual(inOrder);
      }),
    );
  });

  test('the feed finds the posts that arrived above its first one', () => {
    const shown = listed([pageAt(1, 0)]);
    expect(arrived(shown, pageAt(1, 0).items)).toEqual([]);
    expect(idsOf(arrived(shown, pageAt(1, 3).items))).toEqual(idsOf(pageAt(1, 3).items.slice(0, 3)));
  });

  test('new posts are put on top of the feed, and the rest stays', () => {
    const feed = { pages: [pageAt(1, 0), pageAt(2, 0)], pageParams: [1, 2] };
    const next = listed(withOnTop(feed, pageAt(1, 2)).pages);
    expect(idsOf(next)).toEqual(idsOf(all.slice(all.length - 42, all.length - 42 + 12)));
  });

  test('the feed starts again with the first page if so many posts arrived that a gap would remain', () => {
    const feed = { pages: [pageAt(1, 0), pageAt(2, 0)], pageParams: [1, 2] };
    expect(withOnTop(feed, pageAt(1, 20))).toEqual({ pages: [pageAt(1, 20)], pageParams: [1] });
  });
});

describe('a sent post in the feed', () => {
  const [first, second, third] = posts;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('the samples hold three posts');
  const [teamwork, , customer] = types;
  const department = first.receivers[0]?.user.departmentId ?? '';

  const cacheWith = (...filters: { postType?: string; departmentId?: string }[]) => {
    const cache = new QueryClient();
    for (const filter of filters) {
      cache.setQueryData(postQueries.feed(filter).queryKey, {
        pages: [{ items: [second], page: 1, totalPages: 1 }],
        pageParams: [1],
      });
    }
    return (filter: { postType?: string; departmentId?: string }) => {
      putOnTop(cache, first);
      return idsOf(listed(cache.getQueryData(postQueries.feed(filter).queryKey)?.pages ?? []));
    };
  };

  test('a sent post is on top of the whole feed, once', () => {
    const shown = cacheWith({});
    expect(shown({})).toEqual([first.id, second.id]);
    expect(shown({})).toEqual([first.id, second.id]);
  });

  test('a sent post is on top of a filtered feed only if it matches the filter', () => {
    const own = { postType: teamwork?.id ?? '' };
    const other = { postType: customer?.id ?? '' };
    const shown = cacheWith(own, other, { departmentId: department });
    expect(shown(own)).toEqual([first.id, second.id]);
    expect(shown(other)).toEqual([second.id]);
    expect(shown({ departmentId: department })).toEqual([first.id, second.id]);
  });

  test('a sent post stays on top of a feed that was being read when it was sent, until it is undone', async () => {
    const cache = new QueryClient();
    const answers: ((page: FeedPage) => void)[] = [];
    const feed = {
      ...postQueries.feed({}),
      queryFn: () => new Promise<FeedPage>((resolve) => answers.push(resolve)),
    };
    const shown = () => idsOf(listed(cache.getQueryData(feed.queryKey)?.pages ?? []));
    const answer = (read: number, page: number, items: FeedPage['items']) =>
      vi.waitFor(() => {
        const arrives = answers[read - 1];
        if (arrives === undefined) throw new Error('the page is not asked for yet');
        arrives({ items, page, totalPages: 2 });
      });

    const firstPage = cache.fetchInfiniteQuery(feed);
    putOnTop(cache, first);
    await answer(1, 1, [second]);
    await firstPage;
    expect(shown()).toEqual([first.id, second.id]);

    const list = new InfiniteQueryObserver(cache, { ...feed, retry: false });
    const leave = list.subscribe(() => undefined);
    cache.setQueryData(feed.queryKey, {
      pages: [{ items: [second], page: 1, totalPages: 2 }],
      pageParams: [1],
    });
    const secondPage = list.fetchNextPage();
    putOnTop(cache, first);
    expect(shown()).toEqual([first.id, second.id]);
    await answer(2, 2, [third]);
    await secondPage;
    expect(shown()).toEqual([first.id, second.id, third.id]);

    const again = list.refetch();
    showUndone(cache, first.id);
    expect(shown()).toEqual([second.id, third.id]);
    await answer(3, 1, [first, second]);
    await answer(4, 2, [third]);
    await again;
    expect(shown()).toEqual([second.id, third.id]);
    leave();
    cache.clear();
  });

  test('a post matches the department of any of its receivers', () => {
    expect(fits(first, { departmentId: department })).toBe(true);
    expect(fits(first, { departmentId: 'another' })).toBe(false);
  });
});
