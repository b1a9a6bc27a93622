/** Stream events on their way from the stream to the query cache. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { liveQueries } from '#src/app/live.ts';
import { countsQuery, seedCounts } from '#src/notifications/counts.queries.ts';
import { inboxQueries } from '#src/notifications/inbox.queries.ts';
import { createGatherer, gatherMs } from '#src/notifications/live.ts';
import { streamed } from '#src/notifications/streamed.store.ts';
import { walletQueries } from '#src/points/wallet.queries.ts';
import { meQuery } from '#src/session/me.queries.ts';

const message = (id: string, kind: StreamedMessage['kind']): StreamedMessage => ({ id, kind, postId: id });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listening() {
  const cache = new QueryClient();
  seedCounts(cache, { notificationCount: 1, pendingSurveys: 0 });
  cache.setQueryData(meQuery().queryKey, null);
  const statement = walletQueries.statement().queryKey;
  cache.setQueryData(statement, { pages: [], pageParams: [] });
  const lists = [inboxQueries.list(false).queryKey, inboxQueries.list(true).queryKey];
  for (const list of lists) cache.setQueryData(list, { pages: [], pageParams: [] });
  const shown = () => streamed.getSnapshot().context.messages.map(({ id }) => id);
  const bundles: string[][] = [];
  const ofOrganization = [
    ['organization', 'links'],
    ['organization', 'admin', 'custom'],
    ['pages', 'entries'],
  ];
  for (const key of ofOrganization) cache.setQueryData(key, []);
  const domains = ['surveys', 'evaluations', 'goals', 'tasks', 'challenges'].map((one) => [one, 'list']);
  for (const key of domains) cache.setQueryData(key, []);
  let refreshed = 0;
  const gatherer = createGatherer(cache, {
    queries: liveQueries,
    refresh: () => void (refreshed += 1),
    posts: {
      answer: async (_cache, messages) => void bundles.push(messages.map(({ id }) => id)),
      catchUp: () => undefined,
    },
  });
  const isOld = (key: readonly unknown[]): boolean => cache.getQueryState(key)?.isInvalidated === true;
  return {
    ...gatherer,
    cache,
    shown,
    bundles,
    isOld,
    statement,
    lists,
    ofOrganization,
    domains,
    refreshed: () => refreshed,
  };
}

describe('stream events', () => {
  test('a notice makes the events of an open page old, so that a place that moved up is seen at once', async () => {
    const { take, isOld, cache } = listening();
    cache.setQueryData(['events', 'one', 'a'], {});
    take(message('a', 'notification.added'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(isOld(['events', 'one', 'a'])).toBe(true);
  });

  test('stream events that arrive together are answered together, and are kept only until then', async () => {
    const { take, shown, bundles } = listening();
    take(message('a', 'post.changed'));
    take(message('b', 'post.published'));
    expect(shown()).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(gatherMs);
    take(message('c', 'post.changed'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(bundles).toEqual([['a', 'b'], ['c']]);
    expect(shown()).toEqual([]);
  });

  test('a stream event that repeats before it is answered is answered once', async () => {
    const { take, bundles } = listening();
    take(message('a', 'post.changed'));
    take(message('a', 'post.changed'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(bundles).toEqual([['a']]);
  });

  test.each(['notification.added', 'notification.changed'] as const)(
    'the event %s invalidates the counts and both lists, and nothing else',
    async (kind) => {
      const { take, isOld, statement, lists } = listening();
      take(message('a', kind));
      await vi.advanceTimersByTimeAsync(gatherMs);
      expect(isOld(countsQuery().queryKey)).toBe(true);
      expect(lists.map(isOld)).toEqual([true, true]);
      expect(isOld(meQuery().queryKey)).toBe(false);
      expect(isOld(statement)).toBe(false);
    },
  );

  test('a points event invalidates the wallet and the statement, and not the counts', async () => {
    const { take, isOld, statement } = listening();
    take(message('a', 'points.moved'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(isOld(meQuery().queryKey)).toBe(true);
    expect(isOld(statement)).toBe(true);
    expect(isOld(countsQuery().queryKey)).toBe(false);
  });

  test('an organisation event refreshes settings, modules and pages once', async () => {
    const { take, isOld, lists, ofOrganization, refreshed } = listening();
    take(message('a', 'post.changed'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect([refreshed(), ...ofOrganization.map(isOld)]).toEqual([0, false, false, false]);
    take(message('b', 'organization.changed'));
    take(message('c', 'organization.changed'));
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect([refreshed(), ...ofOrganization.map(isOld)]).toEqual([1, true, true, true]);
    expect(lists.map(isOld)).toEqual([false, false]);
  });

  test.each(['survey', 'evaluation', 'goal', 'task', 'challenge'] as const)(
    'a change of a %s is read again by every query of its domain, and by no other',
    async (one) => {
      const { take, isOld, lists, domains } = listening();
      take(message('a', `${one}.changed`));
      await vi.advanceTimersByTimeAsync(gatherMs);
      expect(domains.filter((key) => isOld(key))).toEqual([[`${one}s`, 'list']]);
      // Surveys and evaluations wait in the count of the bell.
      expect(isOld(countsQuery().queryKey)).toBe(one === 'survey' || one === 'evaluation');
      expect(lists.map(isOld)).toEqual([false, false]);
    },
  );

  test('stream events that wait when the stream is stopped are dropped', async () => {
    const { take, stop, bundles } = listening();
    take(message('a', 'post.changed'));
    stop();
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(bundles).toEqual([]);
  });
});
