/**
 * The upload machine: one file waits in the queue, gets an address and is sent; failures can be retried (spec
 * §7 "presign").
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { factsOf, notProvided, typed, silent, type Telling } from './actorHelpers.ts';

/** The upload address, and the key by which other calls refer to the file. */
export interface UploadPlace {
  readonly url: string;
  readonly key: string;
}

export interface UploadContext {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly place: UploadPlace | null;
  /** Share of the bytes that were sent, from 0 to 1. */
  readonly progress: number;
  /** Why the upload failed. */
  readonly error: ErrorFacts | null;
}

export type UploadEvent =
  | { readonly type: 'turn.came' }
  | { readonly type: 'bytes.left'; readonly sent: number; readonly total: number }
  | { readonly type: 'bytes.arrived' }
  | { readonly type: 'bytes.lost'; readonly error: unknown }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'retry.pressed' };

/** `moving`: the upload occupies one of the parallel slots; `ready`: its key can be used; `failed`: Retry helps. */
export type UploadTag = 'moving' | 'ready' | 'failed';

const shareOf = (sent: number, total: number): number =>
  total <= 0 ? 0 : Math.min(1, Math.max(0, sent / total));

/**
 * Actors `presign` (an address for the file) and `put` (sends its bytes and `bytes.…` events):
 * `src/files/upload.actors.ts`.
 */
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
    // The old address may have expired or may not fit the file, so every attempt requests a new one.
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
    // Returns to the end of the queue: other files may be waiting.
    failed: { tags: 'failed', on: { 'retry.pressed': 'waiting', 'cancel.pressed': 'cancelled' } },
    done: { tags: 'ready' },
    cancelled: {},
  },
});
