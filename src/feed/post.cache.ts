/** One post in every place of the query cache: feeds, their tops, lists of a person, its own page. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { postQueries, type FeedPage } from './posts.queries.ts';
import { postQuery } from './post.queries.ts';

type Change = (items: readonly Post[]) => readonly Post[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPost = (value: unknown): value is Post =>
  isRecord(value) && 'id' in value && 'receivers' in value && 'likesCount' in value;
const isPage = (value: unknown): value is FeedPage =>
  isRecord(value) && Array.isArray(value['items']) && value['items'].every(isPost);
const isPages = (value: unknown): value is InfiniteData<FeedPage> =>
  isRecord(value) && Array.isArray(value['pages']) && value['pages'].every(isPage);

const inPage = (page: FeedPage, change: Change): FeedPage => {
  const items = change(page.items);
  return items === page.items ? page : { ...page, items };
};

/** Changes lists of posts; unchanged parts keep their identity, so that they do not render again. */
function inLists(cache: QueryClient, queryKey: readonly unknown[], change: Change): void {
  for (const [key, data] of cache.getQueriesData({ queryKey })) {
    if (isPage(data)) {
      const next = inPage(data, change);
      if (next !== data) cache.setQueryData(key, next, { updatedAt: updatedAtOf(cache, key) });
    } else if (isPages(data)) {
      const pages = data.pages.map((page) => inPage(page, change));
      if (pages.some((page, index) => page !== data.pages[index]))
        cache.setQueryData(key, { ...data, pages }, { updatedAt: updatedAtOf(cache, key) });
    }
  }
}

// Keeps the age of the data: a change of one post does not refresh the rest.
const updatedAtOf = (cache: QueryClient, key: readonly unknown[]): number =>
  cache.getQueryState(key)?.dataUpdatedAt ?? Date.now();

/** The cached post; the query of the single post takes precedence. */
export function cachedPost(cache: QueryClient, id: string): Post | undefined {
  const own = cache.getQueryData(postQuery(id).queryKey);
  if (own !== undefined) return own;
  for (const [, data] of cache.getQueriesData({ queryKey: postQueries.all() })) {
    const pages = isPages(data) ? data.pages : isPage(data) ? [data] : [];
    const found = pages.flatMap(({ items }) => items).find((post) => post.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Changes a post everywhere in the cache; does nothing if it is not cached. */
export function changePost(cache: QueryClient, id: string, change: (post: Post) => Post): void {
  inLists(cache, postQueries.all(), (items) =>
    items.some((post) => post.id === id)
      ? items.map((post) => (post.id === id ? change(post) : post))
      : items,
  );
  const one = postQuery(id).queryKey;
  const own = cache.getQueryData(one);
  if (own !== undefined) cache.setQueryData(one, change(own), { updatedAt: updatedAtOf(cache, one) });
}

/** Removes a post from lists; `from` selects the lists. The query of the single post is unchanged. */
export const takeOut = (cache: QueryClient, id: string, from: readonly unknown[] = postQueries.all()): void =>
  inLists(cache, from, (items) =>
    items.some((post) => post.id === id) ? items.filter((post) => post.id !== id) : items,
  );

/**
 * After a post was archived or restored: removes it from the lists of the other kind, and invalidates the
 * lists that now contain it.
 */
export function moveFiled(cache: QueryClient, post: Post): void {
  changePost(cache, post.id, () => post);
  for (const [key] of cache.getQueriesData({ queryKey: postQueries.feeds() })) {
    const filter: unknown = key.at(-1);
    const holdsFiled = isRecord(filter) && filter['filed'] === true;
    if (holdsFiled !== post.filed) takeOut(cache, post.id, key);
    else void cache.invalidateQueries({ queryKey: key, exact: true, refetchType: 'active' });
  }
  takeOutOfTops(cache, post);
}

function takeOutOfTops(cache: QueryClient, post: Post): void {
  for (const [key] of cache.getQueriesData({ queryKey: postQueries.tops() })) {
    const filter: unknown = key.at(-1);
    const holdsFiled = isRecord(filter) && filter['filed'] === true;
    if (holdsFiled !== post.filed) takeOut(cache, post.id, key);
  }
}
