/** The stream machine wired to the API, to the visibility of the page and to its network. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { streamMachine, type StreamEvent } from '#machines/stream.machine.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { silent, type Telling } from '#machines/actorHelpers.ts';
import { inspect } from '#src/lib/recorder.ts';
import { listen } from './listen.ts';

/** The consumers of the stream. */
export interface StreamOutside {
  readonly tell: (message: StreamedMessage) => void;
  /** The stream is connected again after an interruption. */
  readonly catchUp: () => void;
}

/**
 * Sends `line.…` events; aborted when the machine leaves the state. `chance` is a random number from 0 to 1.
 */
const line = (open: typeof listen, chance: () => number) =>
  fromPromise<void, Telling<StreamEvent>>(async ({ input, signal }) => {
    const say = (event: StreamEvent): void => {
      if (!signal.aborted) input.tell(event);
    };
    await open({
      signal,
      onOpen: () => say({ type: 'line.opened' }),
      onMessage: (message) => say({ type: 'line.heard', message }),
    }).then(
      () => say({ type: 'line.lost', error: undefined, chance: chance() }),
      (error: unknown) => say({ type: 'line.lost', error, chance: chance() }),
    );
  });

const watch = fromPromise<void, Telling<StreamEvent>>(({ input, signal }) => {
  const look = (): void => input.tell({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', () => input.tell({ type: 'network.returned' }), { signal });
  look();
  // Never resolves; the signal ends it when the machine leaves the state.
  return silent();
});

/** The machine of a page; tests pass their own stream and chance. */
export const streamWith = (
  { tell, catchUp }: StreamOutside,
  open: typeof listen = listen,
  chance: () => number = Math.random,
) =>
  streamMachine.provide({
    actors: { line: line(open, chance), watch },
    actions: { tell: (_, { message }) => tell(message), catchUp },
  });

/** A running stream. */
export type StreamActor = ActorRefFrom<typeof streamMachine>;

/**
 * Starts to listen, and sets `data-listening` on the document while no event is missed; returns a function
 * that stops it.
 */
export function startStream(outside: StreamOutside): () => void {
  const actor = createActor(streamWith(outside), { inspect });
  const show = (isLive: boolean): void =>
    void document.documentElement.toggleAttribute('data-listening', isLive);
  actor.subscribe((state) => show(state.hasTag('live')));
  actor.start();
  actor.send({ type: 'live.wanted' });
  return () => {
    actor.stop();
    show(false);
  };
}
