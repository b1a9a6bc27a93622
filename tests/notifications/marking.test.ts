/**
 * Marking as read: lists and bell change at once and are restored after a failure, in the cache and on the real
 * backend.
 */
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import { countsQuery, seedCounts } from '#src/notifications/counts.queries.ts';
import { showMark } from '#src/notifications/inbox.cache.ts';
import { inboxQueries, type InboxPage } from '#src/notifications/inbox.queries.ts';
import { sendMark } from '#src/notifications/useMark.ts';
import { openFixture, type Fixture } from '#tests/backend/postFixture.ts';
import { answerOperations } from '#tests/support/network.ts';

const at = '2026-11-21T18:00:00.000Z';
const minute = 60_000;

const told = (number: number, isRead: boolean): Notification => ({
  id: `n${number}`,
  kind: 'reaction',
  actor: null,
  postId: 'post',
  sourceId: null,
  excerpt: '',
  readAt: isRead ? at : null,
  createdAt: new Date(Date.parse(at) - number * minute).toISOString(),
});

const paged = (items: readonly Notification[]): InfiniteData<InboxPage> => ({
  pages: [items.slice(0, 3), items.slice(3)].map((part, index) => ({
    items: part,
    page: index + 1,
    totalPages: 2,
  })),
  pageParams: [1, 2],
});

/** A cache that holds both lists and the count of the bell. */
function holding(all: readonly Notification[]) {
  const cache = new QueryClient();
  cache.setQueryData(inboxQueries.list(false).queryKey, paged(all));
  cache.setQueryData(inboxQueries.list(true).queryKey, paged(all.filter(({ readAt }) => readAt === null)));
  seedCounts(cache, {
    notificationCount: all.filter(({ readAt }) => readAt === null).length,
    pendingSurveys: 2,
  });
  const shown = (unread: boolean): readonly Notification[] =>
    (cache.getQueryData(inboxQueries.list(unread).queryKey)?.pages ?? []).flatMap(({ items }) => items);
  const state = () => ({
    all: shown(false).map(({ id, readAt }) => [id, readAt === null]),
    unread: shown(true).map(({ id }) => id),
    bell: cache.getQueryData(countsQuery().queryKey)?.notificationCount,
  });
  return { cache, state };
}

const samples = [false, true, false, false, true, false].map((isRead, number) => told(number, isRead));

describe('the marking of notifications in the cache', () => {
  test('marking notifications as read updates both lists and the count before the answer', () => {
    const { cache, state } = holding(samples);
    showMark(cache, { ids: ['n0', 'n3', 'n1'], read: true }, at);
    expect(state()).toEqual({
      all: [['n0', false], ['n1', false], ['n2', true], ['n3', false], ['n4', false], ['n5', true]],
      unread: ['n2', 'n5'],
      bell: 2,
    }); // prettier-ignore
  });

  test('marking everything as read empties the unread list and the count, and can be taken back', () => {
    const { cache, state } = holding(samples);
    seedCounts(cache, { notificationCount: 80, pendingSurveys: 2 });
    const takeBack = showMark(cache, { read: true }, at);
    expect(state()).toMatchObject({ unread: [], bell: 0 });
    takeBack();
    expect(state()).toMatchObject({ unread: ['n0', 'n2', 'n3', 'n5'], bell: 80 });
  });

  test('marking a notification as unread restores its state and raises the count', () => {
    const { cache, state } = holding(samples);
    showMark(cache, { ids: ['n1'], read: false }, at);
    expect(state().bell).toBe(5);
    expect(state().all[1]).toEqual(['n1', true]);
  });

  test('marking a notification does not change the age of the list', () => {
    const { cache } = holding(samples);
    const { queryKey } = inboxQueries.list(false);
    cache.setQueryData(queryKey, paged(samples), { updatedAt: 7 });
    showMark(cache, { ids: ['n0'], read: true }, at);
    expect(cache.getQueryState(queryKey)?.dataUpdatedAt).toBe(7);
  });

  test('taking back failed marks in reverse order restores lists and count', () => {
    const marks = fc.array(
      fc.record({
        ids: fc.option(
          fc.subarray(
            samples.map(({ id }) => id),
            { minLength: 1 },
          ),
          { nil: undefined },
        ),
        read: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(marks, (all) => {
        const { cache, state } = holding(samples);
        const before = state();
        // The marks are sent one after the other, so the last one is reverted first.
        for (const takeBack of all.map((mark) => showMark(cache, mark, at)).toReversed()) takeBack();
        expect(state()).toEqual(before);
      }),
    );
  });
});

describe('the marking of notifications on the real backend', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('tab');
  });
  beforeEach(() =>
    answerOperations(({ query, variables, headers }) =>
      fixture.deployment.ask(query, { as: 'bruno@taller.example', variables, headers }),
    ),
  );
  afterAll(() => fixture.deployment.close());

  const read = async (unread: boolean): Promise<InboxPage> => {
    const cache = new QueryClient();
    const { pages } = await cache.fetchInfiniteQuery(inboxQueries.list(unread));
    const [first] = pages;
    if (first === undefined) throw new Error('a list has a first page');
    return first;
  };

  test('marks of one notification and of all are read back from the lists and the count', async () => {
    const post = await fixture.post({ from: 'ana', to: ['bruno'] });
    for (const name of ['ana', 'elena', 'carla'] as const) {
      fixture.deployment.now += minute;
      await fixture.call(name, 'POST /comment', { post_id: post, message: 'Bien hecho' });
    }
    const { items } = await read(false);
    expect(items.map(({ kind, postId }) => [kind, postId])).toEqual([
      ['comment', post], ['comment', post], ['comment', post],
    ]); // prettier-ignore
    const [newest] = items;
    expect(newest?.actor?.firstName).toBe('carla');

    expect(await sendMark({ ids: [newest?.id ?? ''], read: true })).toMatchObject({ notificationCount: 2 });
    expect((await read(true)).items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
    expect(await sendMark({ ids: [newest?.id ?? ''], read: false })).toMatchObject({ notificationCount: 3 });
    expect(await sendMark({ read: true })).toMatchObject({ notificationCount: 0 });
    expect((await read(true)).items).toEqual([]);
    expect((await read(false)).items.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  test('a group of more than a hundred notifications is marked at once', async () => {
    const post = await fixture.post({ from: 'ana', to: ['bruno'] });
    for (let n = 0; n < 103; n += 1)
      await fixture.call('elena', 'POST /comment', { post_id: post, message: `Bien ${n}` });
    const ids: string[] = [];
    const cache = new QueryClient();
    const { pages } = await cache.fetchInfiniteQuery({ ...inboxQueries.list(true), pages: 10 });
    for (const { items } of pages) ids.push(...items.map(({ id }) => id));
    expect(ids).toHaveLength(103);
    expect(await sendMark({ ids, read: true })).toMatchObject({ notificationCount: 0 });
  });
});
