/** What the chart of confirming a redemption works with: what it knows, what can happen, its questions and its doings (spec §7 "Coupons"). */
import { assign, fromPromise, setup } from 'xstate';
import { plainKey } from '#schema/coupons/coupons.rules.ts';
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, silent, typed, type Telling } from './actorHelpers.ts';

export interface RedeemContext {
  /** As it was typed. */
  readonly key: string;
  /** It was looked for without a key. */
  readonly isBlank: boolean;
  /** What the key opened; kept in view once it is confirmed. */
  readonly seen: RedemptionSeen | null;
  /** Why it could not be looked up or was not confirmed. */
  readonly error: ErrorFacts | null;
  /** How often a confirmation was repeated whose answer got lost. */
  readonly tries: number;
}

export type RedeemEvent =
  | { readonly type: 'key.typed'; readonly key: string }
  | { readonly type: 'look.pressed' }
  | { readonly type: 'confirm.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'next.pressed' }
  | { readonly type: 'network.returned' };

/** `types`: the field takes a key; `busy`: something is on its way; `shows`: what the key opened is in view; `checks`: whether it was confirmed is not known; `failed`: it did not work. */
export type RedeemTag = 'types' | 'busy' | 'shows' | 'checks' | 'failed';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfSeen {
  readonly seen: RedemptionSeen;
}

/** Pauses between two attempts, in ms: doubling from the first to the last. */
export const firstPauseMs = 1_000;
export const lastPauseMs = 30_000;
/** From here on the pause is the longest: nothing is counted any further. */
const maxTries = 6;

const isNo = ({ status, recoverable, retryable, code }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && (!recoverable || retryable === false) && code !== 'unauthorized';

/** Everything but the chart. */
export const redeemSetup = setup({
  types: typed<{
    context: RedeemContext;
    events: RedeemEvent;
    input: { readonly key: string };
    tags: RedeemTag;
  }>(),
  actors: {
    /** Says that the network came back. */
    watch: fromPromise<void, Telling<RedeemEvent>>(silent),
    look: fromPromise<RedemptionSeen, { readonly key: string }>(notProvided),
    /** The same redemption is confirmed under the same `Idempotency-Key` until there is an answer. */
    confirm: fromPromise<RedemptionSeen, { readonly key: string }>(notProvided),
  },
  guards: {
    hasKey: ({ context }) => plainKey(context.key) !== '',
    mayConfirm: (_, { seen }: OfSeen) => seen.mayConfirm,
    // The key opens nothing, or nothing that this person may see.
    isUnknown: (_, { error }: OfError) => error.code === 'not_found',
    isRefused: (_, { error }: OfError) => isNo(error),
  },
  actions: {
    type: assign({ key: (_, { key }: { readonly key: string }) => key }),
    noteBlank: assign({ isBlank: true }),
    keep: assign({ seen: (_, { seen }: OfSeen) => seen }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    dropTries: assign({ tries: 0 }),
    dropError: assign({ error: null }),
    /** What the key before opened. */
    forget: assign({ seen: null, error: null, isBlank: false, tries: 0 }),
    clearKey: assign({ key: '' }),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
