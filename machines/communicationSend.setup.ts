/** Setup of the communicationSend machine: context, events, guards and actions (spec §7 "Communications"). */
import { assign, fromPromise, setup } from 'xstate';
import {
  sendFaults,
  type CommunicationAudience,
  type CommunicationChannel,
  type CommunicationState,
} from '#schema/communications/communications.rules.ts';
import type { Reach } from '#schema/communications/communications.shapes.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** What decides whether and to whom it can be sent. */
export interface SendPlan {
  readonly title: string;
  readonly message: string;
  readonly channels: readonly CommunicationChannel[];
  readonly audience: CommunicationAudience;
  readonly groupId: string | null;
  readonly departmentId: string | null;
}

/** The communication as the server has it. */
export interface SentCommunication {
  readonly id: string;
  readonly state: CommunicationState;
  /** It leaves after the time to undo. */
  readonly isAtOnce: boolean;
  /** When the first person gets it, as an instant. */
  readonly sendAt: string;
  readonly people: number;
  readonly delivered: number;
  readonly failed: number;
}

export interface CommunicationSendContext {
  readonly plan: SendPlan;
  /** Who would get it; null until it was counted for this plan. */
  readonly reach: Reach | null;
  readonly sent: SentCommunication | null;
  /** Why the last call failed. */
  readonly error: ErrorFacts | null;
  /** Number of repeated calls after a lost answer. */
  readonly tries: number;
}

export type CommunicationSendEvent =
  | { readonly type: 'plan.changed'; readonly plan: SendPlan }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'sent.seen'; readonly sent: SentCommunication };

/**
 * `edits`: the form accepts input; `sends`: Send works; `busy`: a call is underway; `checks`: its outcome is unknown;
 * `sent`: the server has it; `undoable`: it can be undone or cancelled; `failed`: the last call was refused.
 */
export type CommunicationSendTag = 'edits' | 'sends' | 'busy' | 'checks' | 'sent' | 'undoable' | 'failed';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfSent {
  readonly sent: SentCommunication;
}
export interface OfReach {
  readonly reach: Reach;
}
export interface OfPlan {
  readonly plan: SendPlan;
}

/** What the plan lacks (spec §5). */
export const faultsOf = (plan: SendPlan) => sendFaults(plan);

const isWhole = (plan: SendPlan): boolean =>
  faultsOf(plan).length === 0 && (plan.audience !== 'department' || plan.departmentId !== null);

/** Whether the same people are reached. */
const isSameReach = (one: SendPlan, other: SendPlan): boolean =>
  one.audience === other.audience &&
  one.groupId === other.groupId &&
  one.departmentId === other.departmentId &&
  one.channels.join() === other.channels.join();

/** First and last pause between two attempts, in ms; the pause doubles each time. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;
const maxTries = 6;

/** The setup of the machine. */
export const communicationSendSetup = setup({
  types: typed<{
    context: CommunicationSendContext;
    events: CommunicationSendEvent;
    input: Pick<CommunicationSendContext, 'plan' | 'sent'>;
    tags: CommunicationSendTag;
  }>(),
  actors: {
    /** Counts who would get it. Throws `ApiError`. */
    count: fromPromise<Reach, { readonly plan: SendPlan }>(notProvided),
    /** Sends it; a repeat carries the same key. Throws `ApiError`. */
    send: fromPromise<SentCommunication, { readonly plan: SendPlan }>(notProvided),
    /** Undoes or cancels it. Throws `ApiError`. */
    cancel: fromPromise<SentCommunication, { readonly id: string }>(notProvided),
    /** Sends the communication as it is read, until the state ends. */
    follow: fromPromise<void, Telling<CommunicationSendEvent> & { readonly id: string }>(silent),
  },
  guards: {
    isWhole: ({ context }) => isWhole(context.plan),
    isReady: ({ context }) => context.reach !== null && isWhole(context.plan),
    reachesNobody: ({ context }) => context.reach?.people === 0 && isWhole(context.plan),
    isSameReach: ({ context }, { plan }: OfPlan) => isSameReach(context.plan, plan),
    isRefused: (_, { error }: OfError) => isRefusal(error),
    wasSent: ({ context }) => context.sent !== null,
    isUndoable: ({ context }) => context.sent?.state === 'scheduled' && context.sent.isAtOnce,
    isScheduled: ({ context }) => context.sent?.state === 'scheduled',
    isCancelled: ({ context }) => context.sent?.state === 'cancelled',
    isPartlyFailed: ({ context }) => context.sent?.state === 'delivered' && context.sent.failed > 0,
    isDelivered: ({ context }) => context.sent?.state === 'delivered',
  },
  actions: {
    takePlan: assign({ plan: (_, { plan }: OfPlan) => plan, error: null }),
    dropReach: assign({ reach: null }),
    takeReach: assign({ reach: (_, { reach }: OfReach) => reach }),
    takeSent: assign({ sent: (_, { sent }: OfSent) => sent, tries: 0 }),
    dropSent: assign({ sent: null, reach: null, error: null }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
