/** Setup of the eventRegistration machine: context, events, guards and actions (spec §7 "Events"). */
import { assign, fromPromise, setup } from 'xstate';
import type { EventForm } from '#schema/events/events.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** What the server says about one event and the person who reads it. */
export interface EventPlace {
  readonly status: 'none' | 'in' | 'waiting';
  /** How the person takes part, or waits for it, where the event has both forms; otherwise null. */
  readonly form: EventForm | null;
  /** The place in the waiting list, from 1; null for a person who does not wait. */
  readonly turn: number | null;
  /** The place came from the waiting list, and the person has not answered yet. */
  readonly isPromoted: boolean;
  /** People can register now. */
  readonly takes: boolean;
  /** A registration goes to the waiting list. */
  readonly isFull: boolean;
  readonly isCancelled: boolean;
}

export interface EventRegistrationContext {
  /** Null before the first read. */
  readonly place: EventPlace | null;
  /** What was pressed last: true to take part, false to give the place back. */
  readonly wish: boolean;
  /** The form that was chosen; null keeps the present one, or leaves it to the server. */
  readonly form: EventForm | null;
  /** Whether colleagues see the person; null keeps what the server has. */
  readonly visible: boolean | null;
  /** Why the server refused the last press. */
  readonly error: ErrorFacts | null;
  /** Why the last read failed. */
  readonly lost: ErrorFacts | null;
  /** Number of repeated calls after a lost answer. */
  readonly tries: number;
}

export type EventRegistrationEvent =
  | { readonly type: 'place.arrived'; readonly place: EventPlace }
  | { readonly type: 'place.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'register.pressed'; readonly visible: boolean; readonly form: EventForm | null }
  | { readonly type: 'form.pressed'; readonly form: EventForm }
  | { readonly type: 'giveBack.pressed' }
  | { readonly type: 'accept.pressed' }
  | { readonly type: 'network.returned' };

/** `takes`: Register works; `holds`: the place can be given back; `busy`: a call is underway; `checks`: its outcome is unknown. */
export type EventRegistrationTag = 'takes' | 'holds' | 'busy' | 'checks';

/** A call to take a place or to give it back. */
export type Wish = Pick<EventRegistrationContext, 'wish' | 'form' | 'visible'>;

export interface OfPlace {
  readonly place: EventPlace;
}
export interface OfError {
  readonly error: ErrorFacts;
}

/** First and last pause between two attempts, in ms; the pause doubles each time. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;
const maxTries = 6;

/** The setup of the machine. */
export const eventRegistrationSetup = setup({
  types: typed<{
    context: EventRegistrationContext;
    events: EventRegistrationEvent;
    input: Pick<EventRegistrationContext, 'place'>;
    tags: EventRegistrationTag;
  }>(),
  actors: {
    /** Sends the place as it is read, and the return of the network. */
    watch: fromPromise<void, Telling<EventRegistrationEvent>>(silent),
    /** Registers or gives back; a repeat carries the same key. Throws `ApiError`. */
    send: fromPromise<EventPlace, Wish>(notProvided),
  },
  guards: {
    isKnown: ({ context }) => context.place !== null,
    isCancelled: ({ context }) => context.place?.isCancelled === true,
    isPromoted: ({ context }) => context.place?.status === 'in' && context.place.isPromoted,
    isIn: ({ context }) => context.place?.status === 'in',
    isWaiting: ({ context }) => context.place?.status === 'waiting',
    isClosed: ({ context }) => context.place?.takes === false,
    isFull: ({ context }) => context.place?.isFull === true,
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    /** Reads the event again. */
    askAgain: outside(),
    take: assign({ place: (_, { place }: OfPlace) => place, lost: null }),
    noteLost: assign({ lost: (_, { error }: OfError) => error }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    wishIn: assign({
      wish: true,
      form: (_, { form }: Omit<Wish, 'wish'>) => form,
      visible: (_, { visible }: Omit<Wish, 'wish'>) => visible,
      error: null,
      tries: 0,
    }),
    wishOut: assign({ wish: false, form: null, visible: null, error: null, tries: 0 }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    dropDoubt: assign({ error: null, tries: 0 }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
