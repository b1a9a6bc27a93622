/** What the chart of signing in with Teams works with: what it knows, what can happen, its questions and its doings (spec §4, §7; A29). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

export interface TeamsSignInContext {
  /** What Teams gave, until it is exchanged. */
  readonly given: string;
  /** Why Aplauso took no token; null where Teams gave none. */
  readonly error: ErrorFacts | null;
}

export interface TeamsSignInEvent {
  readonly type: 'enter.pressed';
}

/** `busy`: somebody is being asked; `failed`: it did not work. */
export type TeamsSignInTag = 'busy' | 'failed';

export interface OfTeamsError {
  readonly error: ErrorFacts;
}

/** Everything but the chart. */
export const teamsSignInSetup = setup({
  types: typed<{ context: TeamsSignInContext; events: TeamsSignInEvent; tags: TeamsSignInTag }>(),
  actors: {
    /** A token of Teams; raises where the page does not stand inside it, or the person says no. */
    askTeams: fromPromise<string>(notProvided),
    /** A session for it. */
    exchange: fromPromise<string, { readonly token: string }>(notProvided),
  },
  actions: {
    keepGiven: assign({ given: (_, { token }: { readonly token: string }) => token }),
    dropGiven: assign({ given: '' }),
    noteError: assign({ error: (_, { error }: OfTeamsError) => error }),
    dropError: assign({ error: null }),
    /** Gives the session its token. */
    handOver: outside<{ readonly token: string }>(),
  },
});
