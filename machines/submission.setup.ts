/** Setup of the submission machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** What an earlier page left: something that waited for the network, or something sent whose answer is unknown. */
export type Left = 'nothing' | 'queued' | 'sent';

export interface SubmissionContext {
  readonly isOnline: boolean;
  readonly left: Left;
  /** It was sent at least once, so a refusal may only mean that it had arrived. */
  readonly wasSent: boolean;
  /** Why it was refused, or why its outcome is unknown. */
  readonly error: ErrorFacts | null;
  /** Number of lost answers in a row. */
  readonly tries: number;
}

export type SubmissionEvent =
  | { readonly type: 'send.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'edit.pressed' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.returned' };

/**
 * `edits`: the content can be changed; `waits`: it leaves when the network returns; `busy`: a request is in progress;
 * `checks`: the outcome is unknown; `underway`: leaving would lose it; `over`: the outcome is known.
 */
export type SubmissionTag = 'edits' | 'waits' | 'busy' | 'checks' | 'underway' | 'over';

export interface OfError {
  readonly error: ErrorFacts;
}

/** First and last pause before an unknown outcome is checked, in ms; the pause doubles each time. */
export const firstPauseMs = 1_000;
export const lastPauseMs = 30_000;
/** At this count the pause has reached its maximum, so counting stops. */
const maxTries = 6;

/** The setup of the machine. The content and its receipt are held by the provider of the actors. */
export const submissionSetup = setup({
  types: typed<{
    context: SubmissionContext;
    events: SubmissionEvent;
    input: Pick<SubmissionContext, 'isOnline' | 'left'>;
    tags: SubmissionTag;
  }>(),
  actors: {
    /** Sends an event when the network is lost and when it returns. */
    watch: fromPromise<void, Telling<SubmissionEvent>>(silent),
    /** Sends the content; a repeat carries the same key. */
    send: fromPromise<void, Pick<SubmissionContext, 'wasSent'>>(notProvided),
    /** Asks whether the content arrived. */
    check: fromPromise<boolean>(notProvided),
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isLeftQueued: ({ context }) => context.left === 'queued',
    isLeftSent: ({ context }) => context.left === 'sent',
    hasArrived: (_, { arrived }: { readonly arrived: boolean }) => arrived,
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    noteSent: assign({ wasSent: true }),
    dropLeft: assign({ left: 'nothing' }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    /** What is sent next is new. */
    begin: assign({ wasSent: false, error: null, tries: 0 }),
    settle: assign({ error: null, tries: 0 }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
