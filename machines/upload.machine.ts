/** How one file gets to the server: its turn, an address, its bytes, and what can go wrong on the way (spec §7 "presign"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { factsOf, notProvided, typed, silent, type Telling } from './actorHelpers.ts';

/** Where the bytes go, and the key that other calls take them by. */
export interface UploadPlace {
  readonly url: string;
  readonly key: string;
}

export interface UploadContext {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly place: UploadPlace | null;
  /** Share of the bytes that have left, from 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly error: ErrorFacts | null;
}

export type UploadEvent =
  | { readonly type: 'turn.came' }
  | { readonly type: 'bytes.left'; readonly sent: number; readonly total: number }
  | { readonly type: 'bytes.arrived' }
  | { readonly type: 'bytes.lost'; readonly error: unknown }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'retry.pressed' };

/** `moving`: it takes one of the places on the line; `ready`: its key can be sent; `failed`: Retry helps. */
export type UploadTag = 'moving' | 'ready' | 'failed';

const shareOf = (sent: number, total: number): number =>
  total <= 0 ? 0 : Math.min(1, Math.max(0, sent / total));

/** Actors `presign` (an address for the file) and `put` (its bytes: says `bytes.…`): `src/files/upload.actors.ts`. */
export const uploadMachine = setup({
  types: typed<{
    context: UploadContext;
    events: UploadEvent;
    input: { readonly name: string; readonly size: number };
    tags: UploadTag;
  }>(),
  actors: {
    presign: fromPromise<UploadPlace>(notProvided),
    put: fromPromise<void, Telling<UploadEvent> & { readonly url: string }>(silent),
  },
  actions: {
    takePlace: assign({ place: (_, { place }: { readonly place: UploadPlace }) => place }),
    noteProgress: assign({
      progress: (_, { sent, total }: { readonly sent: number; readonly total: number }) =>
        shareOf(sent, total),
    }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts }) => error }),
    // The old address may be over, or may not fit the file: every attempt asks for its own.
    beginAnew: assign({ place: null, progress: 0, error: null }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, place: null, progress: 0, error: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'turn.came': 'presigning', 'cancel.pressed': 'cancelled' } },
    presigning: {
      tags: 'moving',
      entry: 'beginAnew',
      on: { 'cancel.pressed': 'cancelled' },
      invoke: {
        id: 'presign',
        src: 'presign',
        onDone: {
          target: 'uploading',
          actions: { type: 'takePlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: factsOf(event.error) }) },
        },
      },
    },
    uploading: {
      tags: 'moving',
      on: {
        'cancel.pressed': 'cancelled',
        'bytes.left': {
          actions: { type: 'noteProgress', params: ({ event: { sent, total } }) => ({ sent, total }) },
        },
        'bytes.arrived': 'done',
        'bytes.lost': {
          target: 'failed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: factsOf(event.error) }) },
        },
      },
      invoke: {
        id: 'put',
        src: 'put',
        input: ({ context, self }) => ({
          url: context.place?.url ?? '',
          tell: (event) => self.send(event),
        }),
      },
    },
    // Back to the end of the line: others may be waiting.
    failed: { tags: 'failed', on: { 'retry.pressed': 'waiting', 'cancel.pressed': 'cancelled' } },
    done: { tags: 'ready' },
    cancelled: {},
  },
});
