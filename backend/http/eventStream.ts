/** Server-sent events for one open page, for as long as it listens and may (design §8 "Streams"). */
import { toWire } from '#schema/kit/wire.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Listening } from './context.ts';

/** Every so often, in ms, the page is shown that the line stands, and the token is looked at again. */
export const heartbeatMs = 20_000;
/** A page that was cut off comes back after this, in ms. */
const retryMs = 3_000;
/** A page that has not read so many messages is not listening; it asks for everything when it comes back. */
const maxWaiting = 500;

const eventOf = (message: StreamedMessage): string =>
  `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(toWire(StreamedMessage, message))}\n\n`;

/** The answer: begins at once, and ends with the signal or at the first heartbeat at which the token holds no longer. */
export function eventStream(
  { signal, holds }: Listening,
  subscribe: (listener: (message: StreamedMessage) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string): void => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -maxWaiting) end();
        };
        const unsubscribe = subscribe((message) => say(eventOf(message)));
        const beat = setInterval(() => {
          holds().then(
            (still) => {
              if (ended) return;
              if (still) say(': beat\n\n');
              else end();
            },
            // What cannot be asked now is asked at the next beat.
            () => undefined,
          );
        }, heartbeatMs);
        let ended = false;
        stop = () => {
          ended = true;
          clearInterval(beat);
          unsubscribe();
          signal.removeEventListener('abort', end);
        };
        const end = (): void => {
          if (ended) return;
          stop();
          controller.close();
        };
        signal.addEventListener('abort', end, { once: true });
        say(`retry: ${retryMs}\n\n`);
        if (signal.aborted) end();
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies that collect answers would keep every message.
      'x-accel-buffering': 'no',
    },
  });
}
