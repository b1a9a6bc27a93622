/** When an open page starts and stops listening to the event stream. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLater, preloadLater } from '#src/app/chunks.ts';
import { startListening, type ListeningParts } from '#src/app/listening.ts';
import type { LiveHandlers } from '#src/notifications/live.ts';

interface Line {
  started: number;
  stopped: number;
  told?: LiveHandlers;
}
const line: Line = { started: 0, stopped: 0 };
const answered = { posts: 0 };
const parts: ListeningParts = {
  live: (_cache, told) => {
    line.started += 1;
    line.told = told;
    return () => void (line.stopped += 1);
  },
  loadPosts: async () => ({
    answerPosts: async () => void (answered.posts += 1),
    catchUpPosts: async () => undefined,
  }),
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { started: 0, stopped: 0, told: undefined });
  answered.posts = 0;
});
afterEach(() => vi.useRealTimers());

const cache = new QueryClient();
const later = (wantsPosts: () => boolean, refresh = (): void => undefined) =>
  listenLater(cache, { wantsPosts, refresh }, async () => ({
    startListening: (of, listener) => startListening(of, listener, parts),
  }));
const calm = async (): Promise<void> => {
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
};

test('a page opens the stream once it is calm, and a refresh event refreshes the organisation', async () => {
  let refreshed = 0;
  const stop = later(
    () => true,
    () => void (refreshed += 1),
  );
  expect(line.started).toBe(0);
  await calm();
  expect(line.started).toBe(1);
  line.told?.refresh?.();
  expect(refreshed).toBe(1);
  stop();
  expect(line.stopped).toBe(1);
});

test('new posts are answered only while a feed is shown, over one stream connection', async () => {
  let hasFeed = true;
  later(() => hasFeed);
  await calm();
  const hear = () => line.told?.posts?.answer(cache, []);
  await hear();
  hasFeed = false;
  await hear();
  expect(answered.posts).toBe(1);
  hasFeed = true;
  await hear();
  expect(answered.posts).toBe(2);
  expect(line).toMatchObject({ started: 1, stopped: 0 });
});

test('a page that is left before its stream opens leaves no connection behind', async () => {
  const stop = later(() => true);
  stop();
  await calm();
  expect(line.started - line.stopped).toBe(0);
});

test('a page is marked calm only after 4 seconds, once the code loaded later has arrived', async () => {
  let isCalm = false;
  const stop = preloadLater(cache, false, async () => ({
    watchCalm: () => {
      isCalm = true;
      return () => void (isCalm = false);
    },
  }));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isCalm).toBe(false);
  await calm();
  expect(isCalm).toBe(true);
  stop();
  expect(isCalm).toBe(false);
});
