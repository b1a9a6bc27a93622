/** The words of the session machine: what it holds, hears and says, and what each name in its chart means. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import { errorOf, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/** Why start-up came back without a user. `network` and `failed` keep the token and offer Retry. */
export type NoUserReason = 'none' | 'network' | 'unauthorized' | 'forbidden' | 'failed';

export interface SessionContext {
  readonly token: string | null;
  readonly user: CurrentUser | null;
  /** Answers the last question for a new password that sign-in asked; null when it asked none. */
  readonly challengeToken: string | null;
  /** Why the person stands on the sign-in page, where there is something to say. */
  readonly error: ErrorFacts | null;
  /** Whether it has been decided once who is here; before that the guard sends nobody away (A28). */
  readonly isInitialized: boolean;
}

/** What signing in comes to: a session, or first a new password. */
export type SignInFinding = { readonly token: string } | { readonly challengeToken: string };

export type SessionEvent =
  | { readonly type: 'signIn.submitted'; readonly credentials: Credentials }
  | { readonly type: 'token.exchanged'; readonly token: string }
  | { readonly type: 'token.renewed'; readonly token: string }
  | { readonly type: 'user.known'; readonly user: CurrentUser }
  | { readonly type: 'user.none'; readonly reason: NoUserReason; readonly error: ErrorFacts | null }
  | { readonly type: 'response.unauthorized'; readonly token: string }
  | { readonly type: 'challenge.left' }
  | { readonly type: 'path.changed' }
  | { readonly type: 'logout.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'tab.signedIn'; readonly token: string }
  | { readonly type: 'tab.signedOut' };

/** What start-up hears: load this person, or read what a visitor sees. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly token: string }
  | { readonly type: 'session.none' };

export type SessionTag = 'busy' | 'settled' | 'signedIn' | 'canSignIn' | 'canRetry' | 'challenged';

const expired = errorOf('unauthorized', defaultLanguage).facts();

/** Actors: `examineToken` (ms until exp, raises on a token without a numeric exp), `awaitExpiry` (ends at exp), `signIn`. */
export const sessionSetup = setup({
  types: typed<{
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    input: { readonly token: string | null };
    tags: SessionTag;
  }>(),
  actors: {
    examineToken: fromPromise<{ readonly expiresInMs: number }, { readonly token: string }>(notProvided),
    awaitExpiry: fromPromise<void, { readonly token: string }>(notProvided),
    signIn: fromPromise<SignInFinding, Credentials>(notProvided),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isOtherToken: ({ context }, { token }: { readonly token: string }) => context.token !== token,
    isExpired: (_, { expiresInMs }: { readonly expiresInMs: number }) => expiresInMs <= 0,
    isCurrentToken: ({ context }, { token }: { readonly token: string }) => context.token === token,
    isChallenged: (_, finding: SignInFinding) => 'challengeToken' in finding,
    isRefused: (_, { reason }: { readonly reason: NoUserReason }) => reason === 'unauthorized',
    isRepeatable: (_, { reason }: { readonly reason: NoUserReason }) =>
      reason === 'network' || reason === 'failed',
  },
  actions: {
    rememberToken: outside(),
    forgetToken: outside(),
    /** Tells the server that the token is to hold no longer. */
    revokeToken: outside(),
    clearUserState: outside(),
    goToSignIn: outside<{ readonly keepPlace: boolean }>(),
    logExpired: outside(),
    logUnreadable: outside<{ readonly error: unknown }>(),
    takeToken: assign({
      token: (_, found: SignInFinding) => ('token' in found ? found.token : null),
    }),
    dropToken: assign({ token: null }),
    takeChallenge: assign({
      challengeToken: (_, finding: SignInFinding) =>
        'challengeToken' in finding ? finding.challengeToken : null,
    }),
    takeUser: assign({ user: (_, { user }: { readonly user: CurrentUser }) => user }),
    dropUser: assign({ user: null }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts | null }) => error }),
    noteExpired: assign({ error: expired }),
    dropError: assign({ error: null }),
    noteInitialized: assign({ isInitialized: true }),
    announceStarted: emit(
      ({ context }) => ({ type: 'session.started', token: context.token ?? '' }) as const,
    ),
    announceNone: emit({ type: 'session.none' } as const),
  },
});
