/** Setup of the Teams sign-in machine: context, events, guards and actions (spec §4, §7). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

export interface TeamsSignInContext {
  /** The token from Teams, until it is exchanged. */
  readonly given: string;
  /** Why Aplauso refused the token; null if Teams provided none. */
  readonly error: ErrorFacts | null;
}

export interface TeamsSignInEvent {
  readonly type: 'enter.pressed';
}

/** `busy`: a request is in progress; `failed`: the last attempt failed. */
export type TeamsSignInTag = 'busy' | 'failed';

export interface OfTeamsError {
  readonly error: ErrorFacts;
}

/** The setup of the machine. */
export const teamsSignInSetup = setup({
  types: typed<{ context: TeamsSignInContext; events: TeamsSignInEvent; tags: TeamsSignInTag }>(),
  actors: {
    /** Requests a token from Teams; throws if the page is not inside Teams, or the user declines. */
    askTeams: fromPromise<string>(notProvided),
    /** Exchanges the token for a session. */
    exchange: fromPromise<string, { readonly token: string }>(notProvided),
  },
  actions: {
    keepGiven: assign({ given: (_, { token }: { readonly token: string }) => token }),
    dropGiven: assign({ given: '' }),
    noteError: assign({ error: (_, { error }: OfTeamsError) => error }),
    dropError: assign({ error: null }),
    /** Passes the token to the session. */
    handOver: outside<{ readonly token: string }>(),
  },
});
