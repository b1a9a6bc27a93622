/** The machine that signs in with Teams, wired to Teams, to the API and to the store of the session's token. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { teamsSignInMachine } from '#machines/teamsSignIn.machine.ts';
import { tokenStore } from '#src/api/token.ts';
import { inspect } from '#src/lib/recorder.ts';
import { rememberWay } from './lastWay.ts';
import { teamsToken } from './teams.ts';
import { exchangeTeamsToken } from './teamsExchange.ts';

/** A running sign-in with Teams. */
export type TeamsSignInActor = ActorRefFrom<typeof teamsSignInMachine>;

/** A sign-in that waits for its click; start it. The session takes the token from the store. */
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
