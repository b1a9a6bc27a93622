/**
 * The stream machine of an open page: reconnects by itself, disconnects while the page is hidden, and ends
 * after a refusal.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { eventOf, factsOf, outside, silent, typed, type Telling } from './actorHelpers.ts';

export interface StreamContext {
  /**
   * Number of lost connections since the last stable one; counting stops when the pause has reached its max.
   */
  readonly losses: number;
  /** The pause before the next connection, in ms. */
  readonly pauseMs: number;
  /** Why the last connection was lost or refused; null if the server ended it regularly. */
  readonly error: ErrorFacts | null;
  /** A connection was open before, so stream events may have been missed. */
  readonly wasOpen: boolean;
}

type Lost = {
  readonly type: 'line.lost';
  /** Undefined if the server ended the connection. */
  readonly error: unknown;
  /**
   * Random number from 0 to 1, drawn outside: it spreads the reconnects of pages that lost their connection
   * together.
   */
  readonly chance: number;
};
type Heard = { readonly type: 'line.heard'; readonly message: StreamedMessage };

/** `page.hidden` and `page.shown`: whether the page is visible. */
export type StreamEvent =
  | { readonly type: 'live.wanted' }
  | { readonly type: 'live.over' }
  | { readonly type: 'line.opened' }
  | Heard
  | Lost
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'network.returned' };

/** `live`: stream events arrive in real time. */
export type StreamTag = 'live';

/** First and max pause before a reconnect, in ms, and the max random share of the pause. */
export const comeBack = { baseMs: 1_000, maxMs: 30_000, jitter: 0.2 } as const;
/** Number of losses after which the pause no longer grows. */
const maxLosses = Math.ceil(Math.log2(comeBack.maxMs / comeBack.baseMs)) + 1;
/** A hidden page closes its connection after this time, in ms. */
export const hiddenMs = 30_000;
/**
 * A connection that lasted this long, in ms, counts as stable: the next loss starts with the first pause
 * again.
 */
export const steadyMs = 10_000;

/**
 * The pause after a number of losses (from 1): doubled each time, plus a random share; a longer Retry-After
 * takes precedence.
 */
export function pauseAfter(losses: number, chance: number, error: ErrorFacts | null): number {
  const doubled = Math.min(comeBack.maxMs, comeBack.baseMs * 2 ** (losses - 1));
  const asked = Math.min((error?.retryAfter ?? 0) * 1_000, comeBack.maxMs);
  return Math.round(Math.max(doubled, asked) * (1 + comeBack.jitter * Math.min(1, Math.max(0, chance))));
}

// Excludes `unauthorized`: after a password change the session has another token, which the next connection
// uses. The end of the session ends this machine anyway.
const refusals: readonly string[] = ['forbidden', 'module_off', 'not_found'];
const isRefusal = (error: unknown): boolean => error !== undefined && refusals.includes(factsOf(error).code);

/**
 * Actors `line` (listens, sends `line.…`) and `watch` (visibility and network), actions `tell` and `catchUp`:
 * `src/notifications/stream.actors.ts`.
 */
export const streamMachine = setup({
  types: typed<{ context: StreamContext; events: StreamEvent; tags: StreamTag }>(),
  actors: {
    line: fromPromise<void, Telling<StreamEvent>>(silent),
    watch: fromPromise<void, Telling<StreamEvent>>(silent),
  },
  actions: {
    /** Handles a stream event. */
    tell: outside<Heard>(),
    /** Reconnected: the page must load what it missed. */
    catchUp: outside(),
    noteLoss: assign(({ context }, { error, chance }: Lost) => {
      const facts = error === undefined ? null : factsOf(error);
      const losses = Math.min(context.losses + 1, maxLosses);
      return { losses, error: facts, pauseMs: pauseAfter(losses, chance, facts) };
    }),
    noteOpen: assign({ wasOpen: true, error: null }),
    forgetLosses: assign({ losses: 0, pauseMs: 0 }),
  },
  guards: {
    isRefused: (_, { error }: Lost) => isRefusal(error),
    isAgain: ({ context }) => context.wasOpen,
  },
  delays: {
    pause: ({ context }) => context.pauseMs,
    hidden: hiddenMs,
    steady: steadyMs,
  },
}).createMachine({
  id: 'stream',
  context: { losses: 0, pauseMs: 0, error: null, wasOpen: false },
  initial: 'off',
  states: {
    off: { on: { 'live.wanted': 'awake' } },
    awake: {
      initial: 'on',
      invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
      on: { 'live.over': 'off' },
      states: {
        on: {
          type: 'parallel',
          states: {
            line: {
              initial: 'connected',
              states: {
                connected: {
                  initial: 'connecting',
                  invoke: {
                    id: 'line',
                    src: 'line',
                    input: ({ self }) => ({ tell: (event) => self.send(event) }),
                  },
                  on: {
                    'line.lost': [
                      {
                        guard: { type: 'isRefused', params: eventOf },
                        target: '#stream.ended',
                        actions: { type: 'noteLoss', params: eventOf },
                      },
                      { target: 'waiting', actions: { type: 'noteLoss', params: eventOf } },
                    ],
                  },
                  states: {
                    connecting: {
                      on: {
                        'line.opened': [
                          { guard: 'isAgain', target: 'open', actions: 'catchUp' },
                          { target: 'open' },
                        ],
                      },
                    },
                    open: {
                      tags: 'live',
                      entry: 'noteOpen',
                      after: { steady: { actions: 'forgetLosses' } },
                      on: { 'line.heard': { actions: { type: 'tell', params: eventOf } } },
                    },
                  },
                },
                // Reconnects without waiting when the network returns or the page becomes visible.
                waiting: {
                  after: { pause: 'connected' },
                  on: { 'network.returned': 'connected', 'page.shown': 'connected' },
                },
              },
            },
            page: {
              initial: 'seen',
              states: {
                seen: { on: { 'page.hidden': 'hidden' } },
                hidden: { after: { hidden: '#stream.awake.paused' }, on: { 'page.shown': 'seen' } },
              },
            },
          },
        },
        paused: { on: { 'page.shown': 'on' } },
      },
    },
    // A new session creates a new machine.
    ended: {},
  },
});
