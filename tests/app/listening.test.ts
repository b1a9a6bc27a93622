/** When an open page begins to listen, and when it stops (design §8 "Streams"). */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const line = vi.hoisted(() => ({ started: 0, stopped: 0, withPosts: false }));
vi.mock('#src/notifications/live.ts', () => ({
  startLive: (_cache: unknown, { posts }: { posts?: unknown }) => {
    line.started += 1;
    line.withPosts = posts !== undefined;
    return () => void (line.stopped += 1);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { started: 0, stopped: 0, withPosts: false });
});
afterEach(() => vi.useRealTimers());

const later = async (hasFeed: boolean) => {
  const { listenLater } = await import('#src/app/chunks.ts');
  return listenLater(new QueryClient(), hasFeed);
};
const calm = async (): Promise<void> => {
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
};

test('a page listens once it is calm, to posts only where there is a feed', async () => {
  const stop = await later(true);
  expect(line.started).toBe(0);
  await calm();
  expect(line).toMatchObject({ started: 1, withPosts: true });
  stop();
  expect(line.stopped).toBe(1);
  await later(false);
  await calm();
  expect(line).toMatchObject({ started: 2, withPosts: false });
});

test('who leaves before it listens leaves no line behind', async () => {
  const stop = await later(true);
  stop();
  await calm();
  expect(line.started - line.stopped).toBe(0);
});
