/** The stream machine wired to the API, to whether anybody sees the page, and to its network. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { streamMachine, type StreamEvent } from '#machines/stream.machine.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { silent, type Telling } from '#machines/actorHelpers.ts';
import { inspect } from '#src/lib/recorder.ts';
import { listen } from './listen.ts';

/** What a line is for. */
export interface StreamOutside {
  readonly tell: (message: StreamedMessage) => void;
  /** A line stands again after a while without one. */
  readonly catchUp: () => void;
}

/** Says `line.…`; given up when the machine leaves the state. `chance` is drawn here, 0 to 1. */
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
  // Until the machine leaves the state, which ends the signal.
  return silent();
});

/** The machine of a page; tests give their own line and chance. */
export const streamWith = (
  { tell, catchUp }: StreamOutside,
  open: typeof listen = listen,
  chance: () => number = Math.random,
) =>
  streamMachine.provide({
    actors: { line: line(open, chance), watch },
    actions: { tell: (_, { message }) => tell(message), catchUp },
  });

/** A running line. */
export type StreamActor = ActorRefFrom<typeof streamMachine>;

/** Listens from now on, and says on the page, by `data-listening`, while nothing is missed; answers how to stop. */
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
