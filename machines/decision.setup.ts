/** Setup of the decision machine: context, events, guards and actions. It serves every subject that is decided on. */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** What the server says about one decision and the person who reads it. */
export interface DecisionStanding {
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  readonly mayDecide: boolean;
  readonly mayTakeBack: boolean;
  readonly mayCarryOut: boolean;
  /** What was approved is done. */
  readonly isDone: boolean;
}

/** What was pressed. */
export type DecisionWish =
  | { readonly act: 'approve' }
  | { readonly act: 'refuse'; readonly reason: string }
  | { readonly act: 'takeBack' }
  | { readonly act: 'carryOut' };

export interface DecisionContext {
  /** Null before the first read. */
  readonly standing: DecisionStanding | null;
  /** Words of a refusal that are not sent yet. */
  readonly reason: string;
  readonly wish: DecisionWish;
  /** Why the server refused the last press. */
  readonly error: ErrorFacts | null;
  /** Why the last read failed. */
  readonly lost: ErrorFacts | null;
  /** Number of repeated calls after a lost answer. */
  readonly tries: number;
}

export type DecisionEvent =
  | { readonly type: 'standing.arrived'; readonly standing: DecisionStanding }
  | { readonly type: 'standing.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'approve.pressed' }
  | { readonly type: 'refuse.pressed' }
  | { readonly type: 'reason.typed'; readonly reason: string }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'takeBack.pressed' }
  | { readonly type: 'carryOut.pressed' }
  | { readonly type: 'network.returned' };

/** `decides`: the person can decide; `busy`: a call is underway; `checks`: its outcome is unknown; `settled`: it is decided. */
export type DecisionTag = 'decides' | 'busy' | 'checks' | 'settled';

export interface OfStanding {
  readonly standing: DecisionStanding;
}
export interface OfError {
  readonly error: ErrorFacts;
}

/** First and last pause between two attempts, in ms; the pause doubles each time. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;
const maxTries = 6;

const isSettled = (standing: DecisionStanding | null): boolean =>
  standing !== null && standing.state !== 'waiting';

/** The setup of the machine. */
export const decisionSetup = setup({
  types: typed<{
    context: DecisionContext;
    events: DecisionEvent;
    input: Pick<DecisionContext, 'standing'>;
    tags: DecisionTag;
  }>(),
  actors: {
    /** Sends the decision as it is read, and the return of the network. */
    watch: fromPromise<void, Telling<DecisionEvent>>(silent),
    /** Decides, takes back or carries out; a repeat carries the same key. Throws `ApiError`. */
    send: fromPromise<DecisionStanding, { readonly wish: DecisionWish }>(notProvided),
  },
  guards: {
    isMine: ({ context }) => context.standing?.mayDecide === true,
    isOver: ({ context }) => context.standing?.state === 'withdrawn' || context.standing?.isDone === true,
    isDecided: ({ context }) => isSettled(context.standing),
    isKnown: ({ context }) => context.standing !== null,
    hasReason: ({ context }) => context.reason.trim() !== '',
    mayTakeBack: ({ context }) => context.standing?.mayTakeBack === true,
    mayCarryOut: ({ context }) => context.standing?.mayCarryOut === true,
    tookBack: ({ context }) => context.wish.act === 'takeBack',
    isRefused: (_, { error }: OfError) => isRefusal(error),
    /** While the person looks, the decision leaves their hands. */
    isTaken: (_, { standing }: OfStanding) => !standing.mayDecide,
  },
  actions: {
    /** Reads the decision again. */
    askAgain: outside(),
    take: assign({ standing: (_, { standing }: OfStanding) => standing, lost: null }),
    noteLost: assign({ lost: (_, { error }: OfError) => error }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    wishApprove: assign({ wish: { act: 'approve' }, error: null, tries: 0 }),
    wishRefuse: assign({
      wish: ({ context }) => ({ act: 'refuse' as const, reason: context.reason.trim() }),
      error: null,
      tries: 0,
    }),
    wishTakeBack: assign({ wish: { act: 'takeBack' }, error: null, tries: 0 }),
    wishCarryOut: assign({ wish: { act: 'carryOut' }, error: null, tries: 0 }),
    type: assign({ reason: (_, { reason }: { readonly reason: string }) => reason }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    dropDoubt: assign({ error: null, tries: 0 }),
    dropReason: assign({ reason: '' }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
