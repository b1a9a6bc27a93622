/** Server-sent events for one open page, until it disconnects or loses its permission. */
import { toWire } from '#schema/kit/wire.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Listening } from './context.ts';

/** Interval, in ms, of heartbeats and of checks of the token. */
export const heartbeatMs = 20_000;
/** Delay before a disconnected page reconnects, in ms. */
const retryMs = 3_000;
/** A page with this many unread messages counts as disconnected; it reloads its data when it reconnects. */
export const maxWaiting = 500;

/** A page that does not read: its messages are dropped. The code is that of a connection which the other side closed. */
class SlowReader extends Error {
  override readonly name = 'SlowReader';
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

const eventOf = (message: StreamedMessage): string =>
  `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(toWire(StreamedMessage, message))}\n\n`;

/** The response: it starts at once, and ends with the signal or at the first heartbeat with an invalid token. */
export function eventStream(
  { signal, holds }: Listening,
  subscribe: (listener: (message: StreamedMessage) => void, hangUp: () => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string): void => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) >= -maxWaiting) return;
          stop();
          // Closing would wait until the page has read what waits for it.
          controller.error(new SlowReader('the page does not read its stream'));
        };
        const unsubscribe = subscribe(
          (message) => say(eventOf(message)),
          () => end(),
        );
        const beat = setInterval(() => {
          holds().then(
            (still) => {
              if (ended) return;
              if (still) say(': beat\n\n');
              else end();
            },
            // A failed check is repeated at the next heartbeat.
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
      // Buffering proxies would hold back every message.
      'x-accel-buffering': 'no',
    },
  });
}
