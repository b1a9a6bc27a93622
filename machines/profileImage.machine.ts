/** One person's photo as this page holds it: asked for once, kept for half an hour, given back when nobody may need it (spec §3, §4, §9). */
import { assign, fromPromise, setup } from 'xstate';
import { profileImageMs } from '#schema/limits.ts';
import { isNoId, type PhotoError } from '#schema/users/photos.rules.ts';
import { eventOf, factsOf, notProvided, outside, typed } from './actorHelpers.ts';

/** The spec's cache entry; whether it loads is the state's. */
export interface ProfileImageContext {
  readonly userId: string | null | undefined;
  /** Where the bytes are in this page; null while there are none. */
  readonly url: string | null;
  /** When they came, in ms since 1970. */
  readonly timestamp: number | null;
  readonly error: PhotoError | null;
}

/** A photo that arrived. */
export interface LoadedImage {
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** In ms since 1970. */
  readonly at: number;
}

/** `image.cleared`: this one changed; `images.cleared`: all of them go, the person signs out. */
export type ProfileImageEvent =
  | { readonly type: 'image.wanted'; readonly at: number }
  | { readonly type: 'image.cleared' }
  | { readonly type: 'images.cleared' };

/** `busy`: on its way; `shown`: can be drawn; `failed`: says why, and asking again may help. */
export type ProfileImageTag = 'busy' | 'shown' | 'failed';

/** Actor `load` (the photo's bytes, within 10 s), action `release` (its address is needed no more): `src/users/photo/profileImage.actors.ts`. */
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
    // The timer of a page that slept comes late.
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
