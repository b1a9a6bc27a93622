/** Setup of the sandbox machine: context, events, guards and actions (spec §1). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Sandbox, SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { notProvided, silent, typed } from './actorHelpers.ts';

/** An answer of the public API, prepared for display. */
export interface Answered {
  readonly status: number;
  /** Only the relevant headers, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as received; JSON is formatted. */
  readonly body: string;
}

/** The outcome of a call: an answer with any status, or no answer. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answered }
  | { readonly kind: 'lost'; readonly error: ErrorFacts };

export interface SandboxContext {
  /** Keys and names to try; the previous ones stay while new ones are requested. */
  readonly sandbox: Sandbox | null;
  /** Why the request for keys failed. */
  readonly error: ErrorFacts | null;
  /** Name of the call in progress. */
  readonly pending: string | null;
  /** The outcome of each call, by name. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Posts of the visitor's key, newest first; null before the first read. */
  readonly posts: readonly SandboxPost[] | null;
  /** Why the last read failed. */
  readonly feedError: ErrorFacts | null;
  /** The keys replace refused ones; after another refusal no new keys are requested. */
  readonly isRenewed: boolean;
}

export type SandboxEvent =
  | { readonly type: 'run.pressed'; readonly call: string }
  | { readonly type: 'feed.pressed' }
  | { readonly type: 'retry.pressed' }
  /** Sent by the machine itself. */
  | { readonly type: 'call.ended' };

/**
 * `busy`: keys are being requested; `runs`: a call is in progress; `failed`: no keys are available, and a
 * retry may help.
 */
export type SandboxTag = 'busy' | 'runs' | 'failed';

/** A call of the documentation, and its keys. */
export interface RunInput {
  readonly call: string;
  readonly sandbox: Sandbox | null;
}
/** The answer, and whether the visitor's key was refused as expired. */
export interface Ran {
  readonly answer: Answered;
  readonly isKeyOver: boolean;
}

interface OfError {
  readonly error: ErrorFacts;
}

/**
 * Pause between two reads of the feed, in ms. Posts from a terminal appear too, and the rate stays far below
 * the key's limit.
 */
export const lookMs = 5_000;

/** The setup of the machine. */
export const sandboxSetup = setup({
  types: typed<{ context: SandboxContext; events: SandboxEvent; tags: SandboxTag }>(),
  actors: {
    /** Resolves with keys; the keys in `refused` have expired. */
    ask: fromPromise<Sandbox, { readonly refused: Sandbox | null }>(notProvided),
    /** Ends when the keys expire. */
    outlive: fromPromise<void, { readonly sandbox: Sandbox | null }>(silent),
    run: fromPromise<Ran, RunInput>(notProvided),
    /** Waits until the page is visible, then reads the posts of the key. */
    read: fromPromise<readonly SandboxPost[], { readonly sandbox: Sandbox | null }>(notProvided),
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
    isAbsent: (_, { error }: OfError) => error.code === 'not_found',
    isKeyOver: ({ context }, { isKeyOver }: Ran) => isKeyOver && !context.isRenewed,
    isUnauthorized: ({ context }, { error }: OfError) => error.code === 'unauthorized' && !context.isRenewed,
  },
  actions: {
    keep: assign({ sandbox: (_, { sandbox }: { readonly sandbox: Sandbox }) => sandbox, error: null }),
    giveUp: assign({
      sandbox: null,
      pending: null,
      error: (_, { error }: OfError) => error,
    }),
    begin: assign({ pending: (_, { call }: { readonly call: string }) => call }),
    noteRefused: assign({ isRenewed: true }),
    noteGood: assign({ isRenewed: false }),
    noteOutcome: assign({
      outcomes: ({ context: { outcomes, pending } }, { outcome }: { readonly outcome: Outcome }) =>
        pending === null ? outcomes : { ...outcomes, [pending]: outcome },
      pending: null,
    }),
    keepPosts: assign({
      posts: (_, { posts }: { readonly posts: readonly SandboxPost[] }) => posts,
      feedError: null,
    }),
    noteUnread: assign({ feedError: (_, { error }: OfError) => error }),
  },
  delays: { pause: lookMs },
});
