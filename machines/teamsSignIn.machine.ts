/**
 * The Teams sign-in machine: after a click, a token is requested from Teams and exchanged for a session (spec
 * §4, §7).
 */
import { teamsSignInSetup } from './teamsSignIn.setup.ts';
import { factsOf } from './actorHelpers.ts';

const asking = { target: 'asking', actions: 'dropError' } as const;

/** Actors `askTeams` and `exchange`, action `handOver`: `src/auth/teams.actors.ts`. */
export const teamsSignInMachine = teamsSignInSetup.createMachine({
  id: 'teamsSignIn',
  context: { given: '', error: null },
  initial: 'idle',
  states: {
    idle: { on: { 'enter.pressed': asking } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askTeams',
        src: 'askTeams',
        onDone: {
          target: 'exchanging',
          actions: { type: 'keepGiven', params: ({ event }) => ({ token: event.output }) },
        },
        onError: 'notGiven',
      },
    },
    exchanging: {
      tags: 'busy',
      exit: 'dropGiven',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({ token: context.given }),
        onDone: {
          target: 'done',
          actions: { type: 'handOver', params: ({ event }) => ({ token: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'noteError',
            params: ({ event }) => ({ error: factsOf(event.error) }),
          },
        },
      },
    },
    // The page is not inside Teams, or the user declined in Teams.
    notGiven: { tags: 'failed', on: { 'enter.pressed': asking } },
    failed: { tags: 'failed', on: { 'enter.pressed': asking } },
    done: {},
  },
});
