/** What the window of a tour and the presenter's window tell each other. */
import * as z from 'zod/mini';
import { Running } from './tour.store.ts';

const Message = z.discriminatedUnion('kind', [
  /** A presenter's window has come and asks what runs. */
  z.object({ kind: z.literal('asked') }),
  /** What runs in a window, at each change. */
  z.object({ kind: z.literal('stands'), from: z.string(), running: z.nullable(Running) }),
  /** A window was closed, or is being loaded anew. */
  z.object({ kind: z.literal('left'), from: z.string() }),
  /** The presenter goes to a step, ends the tour or begins its minutes anew. */
  z.object({ kind: z.literal('go'), to: z.string(), step: z.number() }),
  z.object({ kind: z.literal('end'), to: z.string() }),
  z.object({ kind: z.literal('restart'), to: z.string() }),
]);
/** One message. */
export type Message = z.infer<typeof Message>;

/** A way to tell and to hear; of a BroadcastChannel, or of a test. */
export interface Line {
  readonly tell: (message: Message) => void;
  readonly close: () => void;
}

/** Opens the line between the windows of this browser; what another release says is not heard. */
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
