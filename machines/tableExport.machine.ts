/**
 * The table-export machine: a list is read page by page into a file, which is given to the person only when it is whole.
 * A hidden tab pauses it; a page that fails stops it where it is, and it goes on from there (ours).
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import { freshExport, tableExportSetup } from './tableExport.setup.ts';

interface Raised {
  readonly event: { readonly error: unknown };
}
const noteError = {
  type: 'noteError',
  params: ({ event }: Raised) => ({ error: factsOf(event.error) }),
} as const;
const takePage = { type: 'takePage', params: eventOf } as const;
/** The file cannot be continued. */
const broken = { target: 'failed', actions: ['drop', 'noteBroken', noteError] } as const;
const cancelled = { target: 'cancelled', actions: 'drop' } as const;

/** Actors: `src/exports/tableExport.actors.ts`. */
export const tableExportMachine = tableExportSetup.createMachine({
  id: 'tableExport',
  context: ({ input }) => freshExport(input.total),
  invoke: {
    id: 'watch',
    src: 'watch',
    input: ({ self }) => ({ tell: (event) => self.send(event) }),
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'start.pressed': [
          { guard: { type: 'noSheet', params: eventOf } },
          { target: 'opening', actions: { type: 'takeKind', params: eventOf } },
        ],
        'cancel.pressed': 'cancelled',
      },
    },
    opening: {
      tags: 'busy',
      entry: 'beginAnew',
      on: { 'cancel.pressed': cancelled },
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { kind, isTooLong } }) => ({ kind, isTooLong }),
        onDone: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ opened: event.output }) },
            target: 'asking',
          },
          { target: 'reading' },
        ],
        onError: broken,
      },
    },
    reading: {
      tags: ['busy', 'counts'],
      entry: 'dropError',
      on: {
        'page.read': [
          {
            guard: { type: 'overflows', params: eventOf },
            target: 'asking',
            actions: ['drop', 'beginAnew', 'noteTooLong'],
          },
          { guard: { type: 'isLast', params: eventOf }, target: 'writing', actions: takePage },
          { actions: takePage },
        ],
        'tab.hidden': 'paused',
        'cancel.pressed': cancelled,
      },
      invoke: {
        id: 'pages',
        src: 'pages',
        input: ({ context: { done, after }, self }) => ({ done, after, tell: (event) => self.send(event) }),
        onError: [
          {
            guard: { type: 'isOfPage', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: noteError,
          },
          broken,
        ],
      },
    },
    // A hidden tab is slowed down by the browser, and nobody waits for it.
    paused: { tags: 'counts', on: { 'tab.shown': 'reading', 'cancel.pressed': cancelled } },
    writing: {
      tags: ['busy', 'counts'],
      on: { 'cancel.pressed': cancelled },
      invoke: { id: 'write', src: 'write', onDone: 'ready', onError: broken },
    },
    failed: {
      tags: 'counts',
      on: {
        'retry.pressed': [{ guard: 'isBroken', target: 'opening' }, { target: 'reading' }],
        'cancel.pressed': cancelled,
      },
    },
    ready: { tags: 'over' },
    cancelled: { tags: 'over' },
  },
});
