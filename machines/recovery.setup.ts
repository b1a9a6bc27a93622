/** What the chart of asking for a link works with: what it knows, what can happen, its questions and its doings (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, typed } from './actorHelpers.ts';

export interface RecoveryContext {
  /** Where the link goes. */
  readonly address: string;
  /** It was sent off without a whole address. */
  readonly isIncomplete: boolean;
  /** Why no mail was sent. */
  readonly error: ErrorFacts | null;
  /** How long the server asks to wait, in ms. */
  readonly waitMs: number;
}

export type RecoveryEvent =
  | { readonly type: 'address.given'; readonly address: string }
  | { readonly type: 'address.left' }
  | { readonly type: 'again.pressed' };

/** `asks`: for the address; `busy`: the mail is on its way; `sent`: it has left; `failed`: it has not. */
export type RecoveryTag = 'asks' | 'busy' | 'sent' | 'failed';

export interface OfRecoveryError {
  readonly error: ErrorFacts;
}

/** How long before the same mail may be asked for again, in ms; the server holds the same. */
export const mailPauseMs = 30_000;
/** Where a server asks to wait without saying how long. */
const defaultWaitMs = 60_000;

/** Everything but the chart. */
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
