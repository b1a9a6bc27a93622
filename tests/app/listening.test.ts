/** When an open page begins to listen, and when it stops (design §8 "Streams"). */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Posts {
  readonly answer: (cache: QueryClient, messages: readonly never[]) => Promise<void>;
}
interface Line {
  started: number;
  stopped: number;
  told?: { readonly posts: Posts; readonly refresh: () => void };
}
const line = vi.hoisted((): Line => ({ started: 0, stopped: 0 }));
const answered = vi.hoisted(() => ({ posts: 0 }));
vi.mock('#src/notifications/live.ts', () => ({
  startLive: (_cache: unknown, told: NonNullable<Line['told']>) => {
    line.started += 1;
    line.told = told;
    return () => void (line.stopped += 1);
  },
}));
vi.mock('#src/posts/livePosts.ts', () => ({
  answerPosts: async () => void (answered.posts += 1),
  catchUpPosts: () => undefined,
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { started: 0, stopped: 0, told: undefined });
  answered.posts = 0;
});
afterEach(() => vi.useRealTimers());

const cache = new QueryClient();
const later = async (wantsPosts: () => boolean, refresh = (): void => undefined) => {
  const { listenLater } = await import('#src/app/chunks.ts');
  return listenLater(cache, { wantsPosts, refresh });
};
const calm = async (): Promise<void> => {
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
};

test('a page listens once it is calm, and says what changed in the organisation', async () => {
  let refreshed = 0;
  const stop = await later(
    () => true,
    () => void (refreshed += 1),
  );
  expect(line.started).toBe(0);
  await calm();
  expect(line.started).toBe(1);
  line.told?.refresh();
  expect(refreshed).toBe(1);
  stop();
  expect(line.stopped).toBe(1);
});

test('posts are answered while there is a feed, on one line through its coming and going', async () => {
  let hasFeed = true;
  await later(() => hasFeed);
  await calm();
  const hear = () => line.told?.posts.answer(cache, []);
  await hear();
  hasFeed = false;
  await hear();
  expect(answered.posts).toBe(1);
  hasFeed = true;
  await hear();
  expect(answered.posts).toBe(2);
  expect(line).toMatchObject({ started: 1, stopped: 0 });
});

test('who leaves before it listens leaves no line behind', async () => {
  const stop = await later(() => true);
  stop();
  await calm();
  expect(line.started - line.stopped).toBe(0);
});
