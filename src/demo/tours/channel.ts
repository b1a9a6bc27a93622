/** The messages between the window of a tour and the presenter's window. */
import * as z from 'zod/mini';
import { Running } from './tour.store.ts';

const Message = z.discriminatedUnion('kind', [
  /** A presenter's window has opened and requests the state. */
  z.object({ kind: z.literal('asked') }),
  /** The tour that runs in a window, sent at each change. */
  z.object({ kind: z.literal('stands'), from: z.string(), running: z.nullable(Running) }),
  /** A window was closed or is reloading. */
  z.object({ kind: z.literal('left'), from: z.string() }),
  /** The presenter goes to a step, ends the tour or restarts its clock. */
  z.object({ kind: z.literal('go'), to: z.string(), step: z.number() }),
  z.object({ kind: z.literal('end'), to: z.string() }),
  z.object({ kind: z.literal('restart'), to: z.string() }),
]);
/** One message. */
export type Message = z.infer<typeof Message>;

/** A channel that sends messages; a BroadcastChannel, or a test double. */
export interface Line {
  readonly tell: (message: Message) => void;
  readonly close: () => void;
}

/**
 * Opens the channel between the windows of this browser; messages with an unknown shape (of another release)
 * are ignored.
 */
export function openLine(hear: (message: Message) => void): Line {
  const channel = new BroadcastChannel('aplauso-demo.tour');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = Message.safeParse(data);
    if (read.success) hear(read.data);
  });
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
