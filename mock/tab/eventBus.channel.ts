/** An event bus that connects all tabs of the demo by a BroadcastChannel. */
import * as z from 'zod/mini';
import type { EventBus } from '#backend/http/context.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';

const Heard = z.object({
  org: z.string(),
  told: z.array(
    z.object({
      to: z.union([z.literal('everyone'), z.array(z.string())]),
      message: StreamedMessage,
    }),
  ),
});

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** An event bus that forwards its events to the other tabs and publishes theirs. */
export function channelHub(channel: Channel): EventBus {
  const here = createEventBus((line, error) => console.error(line, error));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another release of the demo may be open in another tab; its messages may have another format.
    const heard = z.safeParse(Heard, data);
    if (heard.success) here.publish(heard.data.org, heard.data.told);
  });
  return {
    subscribe: here.subscribe,
    publish(org, told) {
      here.publish(org, told);
      channel.postMessage({ org, told });
    },
  };
}
