/** What the chart of the documentation's sandbox works with: what it knows, what can happen, its questions and its doings (spec §1). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Sandbox, SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { notProvided, silent, typed } from './actorHelpers.ts';

/** An answer of the public API as a visitor reads it. */
export interface Answered {
  readonly status: number;
  /** Only those that matter to whoever calls, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came; JSON is laid out in lines. */
  readonly body: string;
}

/** What became of a call: an answer, good or bad, or none at all. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answered }
  | { readonly kind: 'lost'; readonly error: ErrorFacts };

export interface SandboxContext {
  /** Keys and names to try things with; the ones of before while new ones are asked for. */
  readonly sandbox: Sandbox | null;
  /** Why none could be had. */
  readonly error: ErrorFacts | null;
  /** Name of the call that is under way. */
  readonly pending: string | null;
  /** What became of each call that was run, by its name. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** What the visitor's key sent, the newest first; null before the first look. */
  readonly posts: readonly SandboxPost[] | null;
  /** Why the last look failed. */
  readonly feedError: ErrorFacts | null;
  /** The keys are new because those before were refused: refused again, they are not asked for once more. */
  readonly isRenewed: boolean;
}

export type SandboxEvent =
  | { readonly type: 'run.pressed'; readonly call: string }
  | { readonly type: 'feed.pressed' }
  | { readonly type: 'retry.pressed' }
  /** Raised by the chart itself. */
  | { readonly type: 'call.ended' };

/** `busy`: keys are on their way; `runs`: a call is under way; `failed`: there are no keys, and another try may help. */
export type SandboxTag = 'busy' | 'runs' | 'failed';

/** A call of the documentation, and the keys it is made with. */
export interface RunInput {
  readonly call: string;
  readonly sandbox: Sandbox | null;
}
/** The answer to it, and whether the visitor's own key was refused in it. */
export interface Ran {
  readonly answer: Answered;
  readonly isKeyOver: boolean;
}

interface OfError {
  readonly error: ErrorFacts;
}

/** Between two looks at what the key sent, in ms: calls from a terminal show up too, and the key's own limit is far. */
export const lookMs = 5_000;

/** Everything but the chart. */
export const sandboxSetup = setup({
  types: typed<{ context: SandboxContext; events: SandboxEvent; tags: SandboxTag }>(),
  actors: {
    /** Answers keys; those in `refused` are over. */
    ask: fromPromise<Sandbox, { readonly refused: Sandbox | null }>(notProvided),
    /** Ends when the keys do. */
    outlive: fromPromise<void, { readonly sandbox: Sandbox | null }>(silent),
    run: fromPromise<Ran, RunInput>(notProvided),
    /** Waits for somebody to look, then reads what the key sent. */
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
