/** The machine of a registration, wired to the event on the server and to the network. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { eventRegistrationMachine } from '#machines/eventRegistration.machine.ts';
import type { EventRegistrationEvent } from '#machines/eventRegistration.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import type { RegisteredEvent } from '#src/events/events.writes.ts';

/** A running registration. */
export type EventRegistrationActor = ActorRefFrom<typeof eventRegistrationMachine>;

async function watch(
  event: RegisteredEvent,
  tell: (event: EventRegistrationEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  const leave = event.watch({
    arrived: (place) => tell({ type: 'place.arrived', place }),
    lost: (error) => tell({ type: 'place.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

/** Creates the registration for an event; the caller starts it. */
export const createEventRegistration = (event: RegisteredEvent): EventRegistrationActor =>
  createActor(
    eventRegistrationMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(event, input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(({ input }) => event.send(input)),
      },
      actions: { askAgain: event.refresh },
    }),
    { input: { place: event.known }, inspect },
  );
