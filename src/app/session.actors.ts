/**
 * The effects of the session machine: reads tokens, signs in, clears data (spec §4, §5 "Token validity", §8).
 */
import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { ask } from '#src/api/ask.ts';
import { tokenStore } from '#src/api/token.ts';
import { LoginDocument, LogoutDocument } from '#src/gql/graphql.ts';
import { readClaims } from '#src/lib/jwt.ts';
import { pause } from '#src/lib/pause.ts';

/** The dependencies of the session on the page. */
export interface SessionOutside {
  /**
   * Goes to the sign-in page; with `keepPlace` the user returns afterwards. Does nothing on a login or logout
   * path (spec §2).
   */
  readonly goToSignIn: (options: { readonly keepPlace: boolean }) => void;
  /** Clears the data of the user: query cache, stores. Never drafts. */
  readonly clearUserState: () => void;
  /** Milliseconds since 1970; defaults to the clock of the page. */
  readonly now?: () => number;
}

const longestTimerMs = 2 ** 31 - 1;

/** Milliseconds until the token's exp, negative once it has passed; throws if there is no numeric exp. */
export function expiresInMs(token: string, now: number): number {
  const { exp } = readClaims(token);
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw new TypeError('the token has no numeric exp');
  return exp * 1000 - now;
}

/** The session machine wired to token store, API and console. */
export const sessionWith = ({ goToSignIn, clearUserState, now = Date.now }: SessionOutside) =>
  sessionMachine.provide({
    actors: {
      examineToken: fromPromise(async ({ input }: { input: { readonly token: string } }) => ({
        expiresInMs: expiresInMs(input.token, now()),
      })),
      awaitExpiry: fromPromise(
        async ({ input, signal }: { input: { readonly token: string }; signal: AbortSignal }) => {
          for (;;) {
            const left = expiresInMs(input.token, now());
            if (left <= 0 || signal.aborted) return;
            await pause(Math.min(left, longestTimerMs), signal);
          }
        },
      ),
      signIn: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { readonly email: string; readonly password: string };
          signal: AbortSignal;
        }) => {
          const { login } = await ask(LoginDocument, input, { token: null, signal });
          // A response with neither token is treated as an unreadable token.
          return login.challengeToken === null
            ? { token: login.authToken ?? '' }
            : { challengeToken: login.challengeToken };
        },
      ),
    },
    actions: {
      rememberToken: ({ context }) => {
        if (context.token !== null) tokenStore.write(context.token);
      },
      forgetToken: ({ context }) => {
        if (context.token !== null) tokenStore.forget(context.token);
      },
      // The user is signed out here even if the call fails; the token expires at its exp at the latest.
      revokeToken: ({ context }) => {
        if (context.token !== null)
          void ask(LogoutDocument, {}, { token: context.token }).catch(() => undefined);
      },
      clearUserState,
      goToSignIn: (_, options) => goToSignIn(options),
      logExpired: () => console.warn('token has expired'),
      logUnreadable: (_, { error }) =>
        console.warn(
          `error while checking token expiry: ${error instanceof Error ? error.message : 'unknown'}`,
        ),
    },
  });
