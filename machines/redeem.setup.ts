/** Setup of the redeem machine: context, events, guards and actions (spec §7 "Coupons"). */
import { assign, fromPromise, setup } from 'xstate';
import { plainKey } from '#schema/coupons/coupons.rules.ts';
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

export interface RedeemContext {
  /** The key as entered. */
  readonly key: string;
  /** Look-up was pressed without a key. */
  readonly isBlank: boolean;
  /** The redemption of the key; stays visible after the confirmation. */
  readonly seen: RedemptionSeen | null;
  /** Why the look-up or the confirmation failed. */
  readonly error: ErrorFacts | null;
  /** Number of repeated confirmations after a lost answer. */
  readonly tries: number;
}

export type RedeemEvent =
  | { readonly type: 'key.typed'; readonly key: string }
  | { readonly type: 'look.pressed' }
  | { readonly type: 'confirm.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'next.pressed' }
  | { readonly type: 'network.returned' };

/**
 * `types`: the field accepts a key; `busy`: a request is in progress; `shows`: the redemption is visible;
 * `checks`: the outcome of the confirmation is unknown; `failed`: the last attempt failed.
 */
export type RedeemTag = 'types' | 'busy' | 'shows' | 'checks' | 'failed';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfSeen {
  readonly seen: RedemptionSeen;
}

/** First and last pause between two attempts, in ms; the pause doubles each time. */
export const firstPauseMs = 1_000;
export const lastPauseMs = 30_000;
/** At this count the pause has reached its max, so counting stops. */
const maxTries = 6;

/** The setup of the machine. */
export const redeemSetup = setup({
  types: typed<{
    context: RedeemContext;
    events: RedeemEvent;
    input: { readonly key: string };
    tags: RedeemTag;
  }>(),
  actors: {
    /** Sends an event when the network returns. */
    watch: fromPromise<void, Telling<RedeemEvent>>(silent),
    look: fromPromise<RedemptionSeen, { readonly key: string }>(notProvided),
    /** The same redemption is confirmed with the same `Idempotency-Key` until an answer comes. */
    confirm: fromPromise<RedemptionSeen, { readonly key: string }>(notProvided),
  },
  guards: {
    hasKey: ({ context }) => plainKey(context.key) !== '',
    mayConfirm: (_, { seen }: OfSeen) => seen.mayConfirm,
    // The key is unknown, or this user may not see its redemption.
    isUnknown: (_, { error }: OfError) => error.code === 'not_found',
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    type: assign({ key: (_, { key }: { readonly key: string }) => key }),
    noteBlank: assign({ isBlank: true }),
    keep: assign({ seen: (_, { seen }: OfSeen) => seen }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    dropTries: assign({ tries: 0 }),
    dropError: assign({ error: null }),
    /** Clears the result of the previous key. */
    forget: assign({ seen: null, error: null, isBlank: false, tries: 0 }),
    clearKey: assign({ key: '' }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
