/** Setup of the session machine: context, events, emitted events, guards and actions. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import { errorOf, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/** Why start-up found no user. `network` and `failed` keep the token and offer Retry. */
export type NoUserReason = 'none' | 'network' | 'unauthorized' | 'forbidden' | 'failed';

export interface SessionContext {
  readonly token: string | null;
  readonly user: CurrentUser | null;
  /** Answers the last challenge for a new password at sign-in; null if there was none. */
  readonly challengeToken: string | null;
  /** Why the user is on the sign-in page, if there is a message. */
  readonly error: ErrorFacts | null;
  /** Whether the first decision about the user is made; before it, the guard redirects no one. */
  readonly isInitialized: boolean;
}

/** The result of a sign-in: a session token, or a challenge for a new password. */
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

/** Emitted to start-up: load this user, or load the data of a visitor. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly token: string }
  | { readonly type: 'session.none' };

export type SessionTag = 'busy' | 'settled' | 'signedIn' | 'canSignIn' | 'canRetry' | 'challenged';

const expired = errorOf('unauthorized', defaultLanguage).facts();

/**
 * Actors: `examineToken` (ms until exp, throws for a token without a numeric exp), `awaitExpiry` (ends at
 * exp), `signIn`.
 */
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
    /** Asks the server to revoke the token. */
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
