/** What happens in one tab of the demo is told to the pages of all of them. */
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

/** A hub that passes on what it is told, and hears what the others were told. */
export function channelHub(channel: Channel): EventBus {
  const here = createEventBus((line, error) => console.error(line, error));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another release of the demo may be open beside this one.
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
