/** The optimistic change of the query cache by a mark, and its rollback. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import { countsQuery } from './counts.queries.ts';
import { inboxQueries, type InboxPage } from './inbox.queries.ts';

/** What to mark: these ids, or everything without ids. */
export interface Mark {
  readonly ids?: readonly string[] | undefined;
  /** False makes them unread again. */
  readonly read: boolean;
}

type Inbox = InfiniteData<InboxPage>;

const newestFirst = (one: Notification, other: Notification): number =>
  other.createdAt < one.createdAt ? -1 : other.createdAt > one.createdAt ? 1 : 0;

/** Changes every cached list; keeps `updatedAt`, because a mark does not refresh the rest of the list. */
function inLists(
  cache: QueryClient,
  change: (
    items: readonly Notification[],
    isUnread: boolean,
    page: number,
    name: string,
  ) => readonly Notification[],
): void {
  for (const [key, inbox] of cache.getQueriesData<Inbox>({ queryKey: inboxQueries.lists() })) {
    if (inbox === undefined) continue;
    const name = String(key.at(-1));
    const pages = inbox.pages.map((page, at) => ({
      ...page,
      items: change(page.items, name === 'unread', at, name),
    }));
    const updatedAt = cache.getQueryState(key)?.dataUpdatedAt;
    cache.setQueryData(key, { ...inbox, pages }, updatedAt === undefined ? {} : { updatedAt });
  }
}

function shiftCount(cache: QueryClient, next: (count: number) => number): void {
  cache.setQueryData(countsQuery().queryKey, (counts) =>
    counts === null || counts === undefined
      ? counts
      : { ...counts, notificationCount: Math.max(0, next(counts.notificationCount)) },
  );
}

/** Shows a mark in every list and on the bell at once. Returns a rollback that keeps other changes. */
export function showMark(cache: QueryClient, { ids, read }: Mark, at: string): () => void {
  const meant = ids === undefined ? null : new Set(ids);
  const changed = new Map<string, Notification>();
  const left = new Map<string, readonly Notification[]>();
  inLists(cache, (items, isUnread, page, name) => {
    const touched = items.filter((one) => meant?.has(one.id) !== false && (one.readAt === null) === read);
    for (const one of touched) changed.set(one.id, one);
    if (touched.length === 0) return items;
    const gone = new Set(touched.map(({ id }) => id));
    // Items marked as read leave the list of unread ones.
    if (isUnread && read) {
      left.set(`${name} ${page}`, touched);
      return items.filter(({ id }) => !gone.has(id));
    }
    return items.map((one) => (gone.has(one.id) ? { ...one, readAt: read ? at : null } : one));
  });
  const before = cache.getQueryData(countsQuery().queryKey)?.notificationCount ?? 0;
  const by = ids === undefined && read ? -before : read ? -changed.size : changed.size;
  shiftCount(cache, (count) => count + by);

  return () => {
    inLists(cache, (items, _isUnread, page, name) => {
      const back = (left.get(`${name} ${page}`) ?? []).filter(({ id }) =>
        items.every((one) => one.id !== id),
      );
      const restored = items.map((one) => {
        const was = changed.get(one.id);
        return was !== undefined && (one.readAt !== null) === read ? { ...one, readAt: was.readAt } : one;
      });
      return back.length === 0 ? restored : [...restored, ...back].toSorted(newestFirst);
    });
    shiftCount(cache, (count) => count - by);
  };
}
