/**
 * The session machine: the signed-in user, and the reasons that end the session (spec §4 "Session", §8 "On a
 * 401", "Token problems").
 */
import { not } from 'xstate';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import { sessionSetup, type SessionEvent } from './session.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const forget = ['forgetToken', 'dropToken'] as const;
const keepPlace = { type: 'goToSignIn', params: { keepPlace: true } } as const;
const lose = ['noteExpired', ...forget, keepPlace] as const;
const leaveForGood = { type: 'goToSignIn', params: { keepPlace: false } } as const;
const takeToken = { type: 'takeToken', params: eventOf } as const;
const credentialsOf = (event: SessionEvent): Credentials =>
  event.type === 'signIn.submitted' ? event.credentials : { email: '', password: '' };

/** Events, context and tags: `session.setup.ts`; actors and actions: `src/app/session.actors.ts`. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    token: input.token,
    user: null,
    challengeToken: null,
    error: null,
    isInitialized: false,
  }),
  initial: 'checking',
  on: {
    'logout.requested': {
      target: '.signedOut',
      actions: ['dropError', 'revokeToken', ...forget, leaveForGood],
    },
    'response.unauthorized': {
      guard: { type: 'isCurrentToken', params: eventOf },
      target: '.signedOut',
      actions: lose,
    },
    'tab.signedOut': {
      guard: 'hasToken',
      target: '.signedOut',
      actions: ['dropError', 'dropToken', keepPlace],
    },
    'tab.signedIn': {
      guard: { type: 'isOtherToken', params: eventOf },
      target: '.checking',
      actions: ['clearUserState', 'dropUser', 'dropError', takeToken],
    },
    'token.exchanged': {
      target: '.checking',
      actions: ['clearUserState', 'dropUser', 'dropError', takeToken, 'rememberToken'],
    },
  },
  states: {
    checking: {
      tags: 'busy',
      always: { guard: not('hasToken'), target: 'signedOut', actions: keepPlace },
      invoke: {
        id: 'examineToken',
        src: 'examineToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: ['logExpired', ...lose],
          },
          { target: 'loadingUser' },
        ],
        onError: {
          target: 'signedOut',
          actions: [{ type: 'logUnreadable', params: eventOf }, ...lose],
        },
      },
    },
    signedOut: {
      tags: ['settled', 'canSignIn'],
      entry: ['dropUser', 'clearUserState', 'noteInitialized', 'announceNone'],
      on: { 'signIn.submitted': { target: 'signingIn', actions: ['dropError', ...forget] } },
    },
    signingIn: {
      tags: ['settled', 'canSignIn', 'busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: [
          {
            guard: { type: 'isChallenged', params: ({ event }) => event.output },
            target: 'challenged',
            actions: { type: 'takeChallenge', params: ({ event }) => event.output },
          },
          {
            target: 'checking',
            actions: [{ type: 'takeToken', params: ({ event }) => event.output }, 'rememberToken'],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: { type: 'noteError', params: ({ event }) => ({ error: factsOf(event.error) }) },
        },
      },
    },
    // A new password is required; saving it provides the session token (`token.exchanged`).
    challenged: {
      tags: ['settled', 'challenged'],
      on: { 'challenge.left': 'signedOut' },
    },
    loadingUser: {
      tags: 'busy',
      entry: 'announceStarted',
      on: {
        'user.known': {
          target: 'authenticated',
          actions: ['dropError', { type: 'takeUser', params: eventOf }],
        },
        'user.none': [
          {
            guard: { type: 'isRepeatable', params: eventOf },
            target: 'unreachable',
            actions: { type: 'noteError', params: eventOf },
          },
          {
            guard: { type: 'isRefused', params: eventOf },
            target: 'signedOut',
            actions: lose,
          },
          { target: 'signedOut', actions: [{ type: 'noteError', params: eventOf }, keepPlace] },
        ],
      },
    },
    unreachable: {
      tags: ['settled', 'canSignIn', 'canRetry'],
      entry: ['noteInitialized', keepPlace],
      on: {
        'retry.requested': { target: 'loadingUser', actions: 'dropError' },
        'signIn.submitted': { target: 'signingIn', actions: ['dropError', ...forget] },
      },
    },
    authenticated: {
      tags: ['settled', 'signedIn'],
      entry: 'noteInitialized',
      invoke: {
        id: 'awaitExpiry',
        src: 'awaitExpiry',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'signedOut', actions: ['logExpired', ...lose] },
        onError: {
          target: 'signedOut',
          actions: [{ type: 'logUnreadable', params: eventOf }, ...lose],
        },
      },
      on: {
        // A route change examines the token again: reentering the state restarts `awaitExpiry`.
        'path.changed': { target: 'authenticated', reenter: true },
        'user.known': { actions: { type: 'takeUser', params: eventOf } },
        // The same user continues, so all state stays.
        'token.renewed': { target: 'authenticated', reenter: true, actions: takeToken },
      },
    },
  },
});
