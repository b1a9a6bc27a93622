/** Setup of the recovery machine: context, events, guards and actions (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, typed } from './actorHelpers.ts';

export interface RecoveryContext {
  /** The address that receives the link. */
  readonly address: string;
  /** The form was submitted without a complete address. */
  readonly isIncomplete: boolean;
  /** Why the request failed. */
  readonly error: ErrorFacts | null;
  /** The wait that the server requires, in ms. */
  readonly waitMs: number;
}

export type RecoveryEvent =
  | { readonly type: 'address.given'; readonly address: string }
  | { readonly type: 'address.left' }
  | { readonly type: 'again.pressed' };

/**
 * `asks`: for the address; `busy`: the request is in progress; `sent`: the mail was sent; `failed`: the
 * request failed.
 */
export type RecoveryTag = 'asks' | 'busy' | 'sent' | 'failed';

export interface OfRecoveryError {
  readonly error: ErrorFacts;
}

/** Pause before the same mail may be requested again, in ms; the server enforces the same pause. */
export const mailPauseMs = 30_000;
/** Wait if the server requires one without a duration, in ms. */
const defaultWaitMs = 60_000;

/** The setup of the machine. */
export const recoverySetup = setup({
  types: typed<{ context: RecoveryContext; events: RecoveryEvent; tags: RecoveryTag }>(),
  actors: {
    /** The answer is the same for known and unknown addresses. */
    send: fromPromise<void, { readonly address: string }>(notProvided),
  },
  guards: {
    isAddress: (_, { address }: { readonly address: string }) => /^\S+@\S+\.\S+$/u.test(address.trim()),
    isTooMany: (_, { error }: OfRecoveryError) => error.code === 'too_many',
  },
  actions: {
    takeAddress: assign({
      address: (_, { address }: { readonly address: string }) => address.trim(),
      isIncomplete: false,
    }),
    noteIncomplete: assign({ isIncomplete: true }),
    noteError: assign({ error: (_, { error }: OfRecoveryError) => error }),
    noteWait: assign({
      waitMs: (_, { error }: OfRecoveryError) =>
        error.retryAfter === undefined ? defaultWaitMs : error.retryAfter * 1000,
    }),
    dropError: assign({ error: null }),
  },
  delays: {
    mailPause: mailPauseMs,
    wait: ({ context }) => context.waitMs,
  },
});
