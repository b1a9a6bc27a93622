/** How a recognition gets written and sent, so that nothing is lost and nothing goes out twice (spec §7 `POST /send_feedback`, design §7). */
import { assign, fromPromise, not, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { factsOf, notProvided, outside, typed } from './told.ts';

export interface ComposerContext {
  /** E-mails of a kept draft, to be looked at again before they are trusted. */
  readonly draftEmails: readonly string[];
  /** Who of the draft is known now, inactive people included; null until, and where it could not be read. */
  readonly known: readonly PublicUser[] | null;
  /** Why the last attempt did not go out. */
  readonly error: ErrorFacts | null;
  /** What went out. */
  readonly post: Post | null;
}

type SubmitPressed = { readonly type: 'submit.pressed'; readonly wish: Recognition };

export type ComposerEvent =
  | SubmitPressed
  | { readonly type: 'draft.changed' }
  | { readonly type: 'another.requested' };

/** `editable`: the form takes input; `busy`: it is going out; `sent`: the post stands in the form's place. */
export type ComposerTag = 'editable' | 'busy' | 'sent' | 'failed';

const nothing: Recognition = { receiverEmails: [], amount: 0, postTypes: [] };
const wishOf = (event: ComposerEvent): Recognition =>
  event.type === 'submit.pressed' ? event.wish : nothing;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});

/** Actors `lookUp` (people of e-mails) and `send` (raises `ApiError`), action `announceSent`: `src/recognitions/composer.actors.ts`. */
export const composerMachine = setup({
  types: typed<{
    context: ComposerContext;
    events: ComposerEvent;
    input: { readonly draftEmails: readonly string[] };
    tags: ComposerTag;
  }>(),
  actors: {
    lookUp: fromPromise<readonly PublicUser[], { readonly emails: readonly string[] }>(notProvided),
    send: fromPromise<Post, { readonly wish: Recognition }>(notProvided),
  },
  guards: {
    hasDraft: ({ context }) => context.draftEmails.length > 0,
    // The server read it and said no: the same content will be refused again, the form has to change.
    isRefused: (_, { error }: { readonly error: ErrorFacts }) =>
      error.status >= 400 &&
      error.status < 500 &&
      (!error.recoverable || error.retryable === false) &&
      error.code !== 'unauthorized',
  },
  actions: {
    /** Every place that shows the post, the purse or the statement hears of it. */
    announceSent: outside<{ readonly post: Post }>(),
    takeKnown: assign({ known: (_, { known }: { readonly known: readonly PublicUser[] }) => known }),
    takePost: assign({ post: (_, { post }: { readonly post: Post }) => post }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts }) => error }),
    dropError: assign({ error: null }),
    startOver: assign({ draftEmails: [], known: null, error: null, post: null }),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({ draftEmails: input.draftEmails, known: null, error: null, post: null }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'editable',
      always: { guard: not('hasDraft'), target: 'writing' },
      on: { 'submit.pressed': 'sending' },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ emails: context.draftEmails }),
        onDone: {
          target: 'writing',
          actions: { type: 'takeKnown', params: ({ event }) => ({ known: event.output }) },
        },
        // The server looks at everyone again when it is sent.
        onError: { target: 'writing' },
      },
    },
    writing: { tags: 'editable', on: { 'submit.pressed': 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'dropError',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => ({ wish: wishOf(event) }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'takePost', params: ({ event }) => ({ post: event.output }) },
            { type: 'announceSent', params: ({ event }) => ({ post: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'refused',
            actions: { type: 'noteError', params: errorOf },
          },
          { target: 'unsent', actions: { type: 'noteError', params: errorOf } },
        ],
      },
    },
    refused: {
      tags: ['editable', 'failed'],
      on: { 'submit.pressed': 'sending', 'draft.changed': { target: 'writing', actions: 'dropError' } },
    },
    unsent: {
      tags: ['editable', 'failed'],
      on: { 'submit.pressed': 'sending', 'draft.changed': { target: 'writing', actions: 'dropError' } },
    },
    sent: { tags: 'sent', on: { 'another.requested': { target: 'writing', actions: 'startOver' } } },
  },
});
