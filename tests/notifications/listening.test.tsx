/** The page marks that it listens while the stream is open, until the stream is lost or closed. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setDemoKit } from '#src/api/send.ts';
import { tokenStore } from '#src/api/token.ts';
import { startStream } from '#src/notifications/stream.actors.ts';

beforeEach(() => tokenStore.write('mine'));
afterEach(() => {
  setDemoKit(undefined);
  tokenStore.forget();
});

const listens = (): boolean => document.documentElement.hasAttribute('data-listening');

/** A stream of the server that the test opens and ends. */
function aLine() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({ start: (to) => void (end = () => to.close()) });
  setDemoKit({ isOurs: () => true, listens: () => false, answer: () => promise });
  return {
    open: () => resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
    end: () => end(),
  };
}
const outside = { tell: () => undefined, catchUp: () => undefined };

test('a page is marked as listening while its stream is open, and not after the stream was lost', async () => {
  const line = aLine();
  const stop = startStream(outside);
  expect(listens()).toBe(false);
  line.open();
  await expect.poll(listens).toBe(true);
  line.end();
  await expect.poll(listens).toBe(false);
  stop();
});

test('a page that stops its stream is not marked as listening', async () => {
  const line = aLine();
  const stop = startStream(outside);
  line.open();
  await expect.poll(listens).toBe(true);
  stop();
  expect(listens()).toBe(false);
});
