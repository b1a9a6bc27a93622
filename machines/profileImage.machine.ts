/**
 * The profile-image machine: the photo of one person is loaded once, kept for half an hour, and released when
 * it is no longer needed (spec §3, §4, §9).
 */
import { assign, fromPromise, setup } from 'xstate';
import { profileImageMs } from '#schema/limits.ts';
import { isNoId, type PhotoError } from '#schema/users/photos.rules.ts';
import { eventOf, factsOf, notProvided, outside, typed } from './actorHelpers.ts';

/** The spec's cache entry; the state of the machine holds the loading state. */
export interface ProfileImageContext {
  readonly userId: string | null | undefined;
  /** Address of the bytes in this page; null if not loaded. */
  readonly url: string | null;
  /** Time of the load, in ms since 1970. */
  readonly timestamp: number | null;
  readonly error: PhotoError | null;
}

/** A loaded photo. */
export interface LoadedImage {
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** In ms since 1970. */
  readonly at: number;
}

/** `image.cleared`: this photo changed; `images.cleared`: all photos are dropped at sign-out. */
export type ProfileImageEvent =
  | { readonly type: 'image.wanted'; readonly at: number }
  | { readonly type: 'image.cleared' }
  | { readonly type: 'images.cleared' };

/** `busy`: loading; `shown`: can be drawn; `failed`: shows the error, and a retry may help. */
export type ProfileImageTag = 'busy' | 'shown' | 'failed';

/**
 * Actor `load` (the photo's bytes, within 10 s), action `release` (its address is no longer needed):
 * `src/users/photo/profileImage.actors.ts`.
 */
export const profileImageMachine = setup({
  types: typed<{
    context: ProfileImageContext;
    events: ProfileImageEvent;
    input: { readonly userId: string | null | undefined };
    tags: ProfileImageTag;
  }>(),
  actors: { load: fromPromise<LoadedImage, { readonly userId: string }>(notProvided) },
  actions: {
    release: outside<{ readonly url: string | null }>(),
    keep: assign((_, { url, at }: LoadedImage) => ({ url, timestamp: at })),
    noteError: assign({ error: (_, { error }: { readonly error: PhotoError }) => error }),
    forget: assign({ url: null, timestamp: null }),
    forgetError: assign({ error: null }),
  },
  guards: {
    isNobody: ({ context }) => isNoId(context.userId),
    isSomebody: ({ context }) => !isNoId(context.userId),
    isEmpty: (_, { size }: { readonly size: number }) => size <= 0,
    // The timer of a suspended page fires late.
    isOld: ({ context }, { at }: { readonly at: number }) =>
      context.timestamp !== null && at - context.timestamp >= profileImageMs,
  },
  delays: { lifetime: profileImageMs },
}).createMachine({
  id: 'profileImage',
  context: ({ input }) => ({ userId: input.userId, url: null, timestamp: null, error: null }),
  initial: 'missing',
  states: {
    missing: {
      on: {
        'image.wanted': [
          {
            guard: 'isNobody',
            target: 'error',
            actions: { type: 'noteError', params: { error: 'user_id' } },
          },
          { target: 'loading' },
        ],
      },
    },
    loading: {
      tags: 'busy',
      on: { 'image.cleared': 'missing', 'images.cleared': 'missing' },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'error',
            actions: [
              { type: 'release', params: ({ event }) => ({ url: event.output.url }) },
              { type: 'noteError', params: { error: 'image_empty' } },
            ],
          },
          { target: 'cached', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'error',
          actions: { type: 'noteError', params: ({ event }) => ({ error: factsOf(event.error) }) },
        },
      },
    },
    cached: {
      tags: 'shown',
      exit: [{ type: 'release', params: ({ context }) => ({ url: context.url }) }, 'forget'],
      after: { lifetime: 'missing' },
      on: {
        'image.wanted': { guard: { type: 'isOld', params: eventOf }, target: 'loading' },
        'image.cleared': 'missing',
        'images.cleared': 'missing',
      },
    },
    error: {
      tags: 'failed',
      exit: 'forgetError',
      on: {
        'image.wanted': { guard: 'isSomebody', target: 'loading' },
        'image.cleared': 'missing',
        'images.cleared': 'missing',
      },
    },
  },
});
