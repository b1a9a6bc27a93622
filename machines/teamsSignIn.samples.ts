/** Events of the Teams sign-in machine, for stories, walks and tests. */
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { done, failed, type Samples } from './sample.ts';
import { teamsSignInMachine } from './teamsSignIn.machine.ts';

export const teamsSignInSamples: Samples<typeof teamsSignInMachine> = {
  machine: teamsSignInMachine,
  inputs: { 'the page stands': undefined },
  events: [
    { label: 'Sign in with Teams is pressed', event: { type: 'enter.pressed' } },
    { label: 'Teams hands over a token', event: done('askTeams', 'token-of-teams') },
    { label: 'the page is not inside Teams', event: failed('askTeams', new Error('not inside Teams')) },
    { label: 'a session is given for it', event: done('exchange', 'token-of-ana') },
    {
      label: 'nobody here has that address',
      event: failed('exchange', errorOf('unauthorized', defaultLanguage)),
    },
    { label: 'there is no network', event: failed('exchange', errorOf('network', defaultLanguage)) },
  ],
  ends: ['"done"'],
  promises: {
    'only a refused exchange says why': ({ value, context }) =>
      (value === 'failed') === (context.error !== null),
    'what Teams gave is kept only until it is exchanged': ({ value, context }) =>
      (value === 'exchanging') === (context.given !== ''),
  },
};
