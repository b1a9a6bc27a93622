/** Inputs and events of the session machine, for stories, walks and tests. */
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { ana, done, failed, type Samples } from './sample.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEvent } from './session.setup.ts';

const said = <E extends SessionEvent>(event: E): E => event;
const none = (
  reason: 'network' | 'unauthorized' | 'forbidden' | 'failed',
  code: 'network' | 'unauthorized' | 'forbidden' | 'internal',
) => said({ type: 'user.none', reason, error: errorOf(code, defaultLanguage).facts() });

/** A placeholder token; the samples use their own clock. */
export const sampleToken = 'token-of-ana';

export const sessionSamples: Samples<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: { 'no token is stored': { token: null }, 'a token is stored': { token: sampleToken } },
  events: [
    { label: 'the token holds for an hour', event: done('examineToken', { expiresInMs: 3_600_000 }) },
    { label: 'the token has expired', event: done('examineToken', { expiresInMs: 0 }) },
    { label: 'the token cannot be read', event: failed('examineToken', new Error('exp is not a number')) },
    {
      label: 'Ana submits the form',
      event: said({ type: 'signIn.submitted', credentials: { email: ana.email, password: 'aplauso-demo' } }),
    },
    { label: 'sign-in succeeds', event: done('signIn', { token: sampleToken }) },
    {
      label: 'sign-in asks for a new password',
      event: done('signIn', { challengeToken: 'a-challenge' }),
    },
    { label: 'the new password is left', event: said({ type: 'challenge.left' }) },
    {
      label: 'the password is wrong',
      event: failed('signIn', errorOf('invalid_credentials', defaultLanguage)),
    },
    { label: 'sign-in finds no network', event: failed('signIn', errorOf('network', defaultLanguage)) },
    { label: 'Teams hands over a token', event: said({ type: 'token.exchanged', token: 'token-of-teams' }) },
    { label: 'start-up knows Ana', event: said({ type: 'user.known', user: ana }) },
    { label: 'start-up finds no network', event: none('network', 'network') },
    { label: 'start-up fails', event: none('failed', 'internal') },
    { label: 'start-up hears 401', event: none('unauthorized', 'unauthorized') },
    { label: 'start-up hears 403', event: none('forbidden', 'forbidden') },
    { label: 'start-up finds nobody', event: said({ type: 'user.none', reason: 'none', error: null }) },
    { label: 'Retry is pressed', event: said({ type: 'retry.requested' }) },
    { label: 'another page opens', event: said({ type: 'path.changed' }) },
    { label: 'exp is reached', event: done('awaitExpiry', undefined) },
    { label: 'the stored token was damaged', event: failed('awaitExpiry', new Error('exp is not a number')) },
    {
      label: 'a call with this token hears 401',
      event: said({ type: 'response.unauthorized', token: sampleToken }),
    },
    {
      label: 'a call with an older token hears 401',
      event: said({ type: 'response.unauthorized', token: 'token-of-before' }),
    },
    {
      label: 'Ana changes her password here',
      event: said({ type: 'token.renewed', token: 'token-of-ana-now' }),
    },
    { label: 'another tab signs in', event: said({ type: 'tab.signedIn', token: 'token-of-another-tab' }) },
    { label: 'another tab signs out', event: said({ type: 'tab.signedOut' }) },
    { label: 'Log out is pressed', event: said({ type: 'logout.requested' }) },
  ],
  ends: [],
  reasons: {
    isCurrentToken: 'The 401 answers a token that is no longer in use.',
    hasToken: 'Nobody is signed in here.',
    isOtherToken: 'The token is the one that is held already.',
  },
  promises: {
    'authenticated means a user and a token (spec §4)': (snapshot) =>
      snapshot.hasTag('signedIn') === (snapshot.context.user !== null && snapshot.context.token !== null),
    'once it is settled who is here, the flag is set': (snapshot) =>
      !snapshot.hasTag('settled') || snapshot.context.isInitialized,
    'Retry and loading need a token': (snapshot) =>
      (snapshot.hasTag('settled') && !snapshot.hasTag('canRetry')) || snapshot.context.token !== null,
  },
};
