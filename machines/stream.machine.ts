/** The line on which an open page is told what happens: comes back by itself, rests while nobody looks, ends where it is refused (design §8 "Streams"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { eventOf, factsOf, outside, silent, typed, type Telling } from './actorHelpers.ts';

export interface StreamContext {
  /** Lines that were lost since one last stood for a while; not counted further once the pause is the longest. */
  readonly losses: number;
  /** The pause before the next line, in ms. */
  readonly pauseMs: number;
  /** Why the last line was lost or refused; null where the server only ended it. */
  readonly error: ErrorFacts | null;
  /** A line has stood before: the next one may have missed something. */
  readonly wasOpen: boolean;
}

type Lost = {
  readonly type: 'line.lost';
  /** Undefined where the server ended it. */
  readonly error: unknown;
  /** Chance from 0 to 1, drawn outside: pages that lost their line together do not come back together. */
  readonly chance: number;
};
type Heard = { readonly type: 'line.heard'; readonly message: StreamedMessage };

/** `page.hidden` and `page.shown`: whether anybody can see the page. */
export type StreamEvent =
  | { readonly type: 'live.wanted' }
  | { readonly type: 'live.over' }
  | { readonly type: 'line.opened' }
  | Heard
  | Lost
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'network.returned' };

/** `live`: what happens is told as it happens. */
export type StreamTag = 'live';

/** First and longest pause before a new line, and the largest share of chance in it. */
export const comeBack = { baseMs: 1_000, maxMs: 30_000, jitter: 0.2 } as const;
/** After so many the pause grows no more. */
const maxLosses = Math.ceil(Math.log2(comeBack.maxMs / comeBack.baseMs)) + 1;
/** A page that nobody sees gives its line back after this long, in ms. */
export const hiddenMs = 30_000;
/** A line that stood this long, in ms, was a good one: the next loss begins at the first pause again. */
export const steadyMs = 10_000;

/** Pause after so many losses (from 1), doubled each time, a little longer by chance; a longer Retry-After wins. */
export function pauseAfter(losses: number, chance: number, error: ErrorFacts | null): number {
  const doubled = Math.min(comeBack.maxMs, comeBack.baseMs * 2 ** (losses - 1));
  const asked = Math.min((error?.retryAfter ?? 0) * 1_000, comeBack.maxMs);
  return Math.round(Math.max(doubled, asked) * (1 + comeBack.jitter * Math.min(1, Math.max(0, chance))));
}

// Not `unauthorized`: a new password gives the session another token, and the next line is opened with it. A session that is over ends the machine by itself.
const refusals: readonly string[] = ['forbidden', 'module_off', 'not_found'];
const isRefusal = (error: unknown): boolean => error !== undefined && refusals.includes(factsOf(error).code);

/** Actors `line` (listens; says `line.…`) and `watch` (the page and its network), actions `tell` and `catchUp`: `src/notifications/stream.actors.ts`. */
export const streamMachine = setup({
  types: typed<{ context: StreamContext; events: StreamEvent; tags: StreamTag }>(),
  actors: {
    line: fromPromise<void, Telling<StreamEvent>>(silent),
    watch: fromPromise<void, Telling<StreamEvent>>(silent),
  },
  actions: {
    /** A message came. */
    tell: outside<Heard>(),
    /** A line stands again: what happened meanwhile has to be asked for. */
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
                // The network says itself when it is back; a page that is looked at again need not wait either.
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
    // A new session begins with a machine of its own.
    ended: {},
  },
});
