/**
 * The error boundary machine: a screen that cannot be drawn shows the crash fallback, which only a page
 * reload leaves (spec §4, §8).
 */
import { assign, setup } from 'xstate';
import { eventOf, outside, typed } from './actorHelpers.ts';

export interface ErrorBoundaryContext {
  readonly hasError: boolean;
  readonly errorMessage: string | null;
  /** Component stack of the crash. */
  readonly errorInfo: string | null;
}

type RenderFailed = {
  readonly type: 'render.failed';
  readonly error: unknown;
  readonly componentStack: string;
};

/** `refresh.requested`: the user pressed "Refresh Page". */
export type ErrorBoundaryEvent = RenderFailed | { readonly type: 'refresh.requested' };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Actions `logError`, `reportError` and `reloadPage` come from `src/app/errorBoundary.actors.ts`. */
export const errorBoundaryMachine = setup({
  types: typed<{ context: ErrorBoundaryContext; events: ErrorBoundaryEvent; tags: 'crashed' }>(),
  actions: {
    logError: outside<RenderFailed>(),
    reportError: outside<RenderFailed>(),
    reloadPage: outside(),
    noteCrash: assign((_, { error, componentStack }: RenderFailed) => ({
      hasError: true,
      errorMessage: messageOf(error),
      errorInfo: componentStack,
    })),
  },
}).createMachine({
  id: 'errorBoundary',
  context: { hasError: false, errorMessage: null, errorInfo: null },
  initial: 'normal',
  states: {
    normal: {
      on: {
        'render.failed': {
          target: 'fallback',
          actions: [
            { type: 'noteCrash', params: eventOf },
            { type: 'logError', params: eventOf },
            { type: 'reportError', params: eventOf },
          ],
        },
      },
    },
    fallback: { tags: 'crashed', on: { 'refresh.requested': { actions: 'reloadPage' } } },
  },
});
