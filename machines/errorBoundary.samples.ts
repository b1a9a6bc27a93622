/** Events of the errorBoundary machine, for stories, walks and tests. */
import { errorBoundaryMachine, type ErrorBoundaryEvent } from './errorBoundary.machine.ts';
import type { Samples } from './sample.ts';

const said = <E extends ErrorBoundaryEvent>(event: E): E => event;

export const errorBoundarySamples: Samples<typeof errorBoundaryMachine> = {
  machine: errorBoundaryMachine,
  inputs: { 'a screen is shown': undefined },
  events: [
    {
      label: 'a screen cannot be drawn',
      event: said({
        type: 'render.failed',
        error: new TypeError('post.sender is undefined'),
        componentStack: '\n    at PostCard\n    at Feed',
      }),
    },
    { label: 'Refresh Page is pressed', event: said({ type: 'refresh.requested' }) },
  ],
  ends: ['"fallback"'], // only a reload of the page leaves it (spec §4)
  promises: {
    'the fallback knows its error': (snapshot) =>
      snapshot.context.hasError === snapshot.hasTag('crashed') &&
      snapshot.context.hasError === (snapshot.context.errorMessage !== null),
  },
};
