/** The machine of sign-in with Teams, wired to Teams, to the API and to the token store of the session. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { teamsSignInMachine } from '#machines/teamsSignIn.machine.ts';
import { tokenStore } from '#src/api/token.ts';
import { inspect } from '#src/lib/recorder.ts';
import { rememberWay } from './lastWay.ts';
import { teamsToken } from './teams.ts';
import { exchangeTeamsToken } from './teamsExchange.ts';

/** A running sign-in with Teams. */
export type TeamsSignInActor = ActorRefFrom<typeof teamsSignInMachine>;

/**
 * Creates a sign-in that waits for its click; the caller starts it. The session reads the token from the
 * store.
 */
export const createTeamsSignIn = (page: Window = window): TeamsSignInActor =>
  createActor(
    teamsSignInMachine.provide({
      actors: {
        askTeams: fromPromise(() => teamsToken(page)),
        exchange: fromPromise(({ input, signal }) =>
          exchangeTeamsToken(input.token, page.location.search, { retry: false, signal }),
        ),
      },
      actions: {
        handOver: (_, { token }) => {
          rememberWay('teams');
          tokenStore.write(token);
        },
      },
    }),
    { inspect },
  );
