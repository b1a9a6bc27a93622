/**
 * The composer machine: a recognition is written, sent and undone without loss and without a second send
 * (spec §7 `POST /send_feedback`).
 */
import { assign, fromPromise, not, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { factsOf, notProvided, outside, typed } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** The recognition that was sent. */
export interface SentRecognition {
  readonly postId: string;
  /** Null if the recognition is known only from before a reload. */
  readonly post: Post | null;
  /** End of the undo period, in epoch ms of this device; null if the server published the post at once. */
  readonly until: number | null;
}

export interface ComposerContext {
  /** E-mails of a stored draft, to be checked before use. */
  readonly draftEmails: readonly string[];
  /** Known people of the draft, including inactive people; null before the check, and if the check failed. */
  readonly known: readonly PublicUser[] | null;
  /** Why the last send or undo failed. */
  readonly error: ErrorFacts | null;
  readonly sent: SentRecognition | null;
  /** Undo was pressed after the recognition was published. */
  readonly isTooLate: boolean;
}

type SubmitPressed = { readonly type: 'submit.pressed'; readonly wish: Recognition };

export type ComposerEvent =
  | SubmitPressed
  | { readonly type: 'draft.changed' }
  | { readonly type: 'undo.pressed' };

/**
 * `editable`: the form accepts input; `busy`: it is being sent; `sent`: the post replaces the form;
 * `undoable`: Undo can be pressed; `undoing`: it is being undone.
 */
export type ComposerTag = 'editable' | 'busy' | 'sent' | 'undoable' | 'undoing' | 'failed';

type OfPost = { readonly postId: string };

const nothing: Recognition = { receiverEmails: [], amount: 0, postTypes: [] };
const toInput = (event: ComposerEvent): Recognition =>
  event.type === 'submit.pressed' ? event.wish : nothing;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const ofPost = ({ context }: { readonly context: ComposerContext }): OfPost => ({
  postId: context.sent?.postId ?? '',
});
const untilOf = ({ context }: { readonly context: ComposerContext }) => ({
  until: context.sent?.until ?? 0,
});

/**
 * Actors `lookUp` (people of e-mails), `send`, `waitForPublishing`, `undo` and `isGone` (all throw
 * `ApiError`), actions `announce…`: `src/recognitions/composer.actors.ts`.
 */
export const composerMachine = setup({
  types: typed<{
    context: ComposerContext;
    events: ComposerEvent;
    input: { readonly draftEmails: readonly string[]; readonly sent?: SentRecognition };
    tags: ComposerTag;
  }>(),
  actors: {
    lookUp: fromPromise<readonly PublicUser[], { readonly emails: readonly string[] }>(notProvided),
    send: fromPromise<SentRecognition, { readonly wish: Recognition }>(notProvided),
    waitForPublishing: fromPromise<void, { readonly until: number }>(notProvided),
    undo: fromPromise<void, OfPost>(notProvided),
    isGone: fromPromise<boolean, OfPost>(notProvided),
  },
  guards: {
    hasDraft: ({ context }) => context.draftEmails.length > 0,
    wasSent: ({ context }) => context.sent !== null,
    waits: (_, { sent }: { readonly sent: SentRecognition }) => sent.until !== null,
    isYes: (_, { answer }: { readonly answer: boolean }) => answer,
    // The server refused the recognition. The same content would be refused again, so the form must change.
    isRefused: (_, { error }: { readonly error: ErrorFacts }) => isRefusal(error),
    // The post is published or already removed; the post itself shows which.
    cannotBeUndone: (_, { error }: { readonly error: ErrorFacts }) =>
      [403, 404, 409, 410, 422].includes(error.status),
  },
  actions: {
    /** Notifies every view of the post, the wallet or the statement. */
    announceSent: outside<{ readonly sent: SentRecognition }>(),
    announcePublished: outside<OfPost>(),
    announceUndone: outside<OfPost>(),
    takeKnown: assign({ known: (_, { known }: { readonly known: readonly PublicUser[] }) => known }),
    takeSent: assign({ sent: (_, { sent }: { readonly sent: SentRecognition }) => sent }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts }) => error }),
    dropError: assign({ error: null }),
    noteTooLate: assign({ isTooLate: true }),
    takeBack: assign({ draftEmails: [], known: null, error: null, sent: null, isTooLate: false }),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({
    draftEmails: input.draftEmails,
    known: null,
    error: null,
    sent: input.sent ?? null,
    isTooLate: false,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'editable',
      always: [
        { guard: 'wasSent', target: 'undoable' },
        { guard: not('hasDraft'), target: 'writing' },
      ],
      on: { 'submit.pressed': 'sending' },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ emails: context.draftEmails }),
        onDone: {
          target: 'writing',
          actions: { type: 'takeKnown', params: ({ event }) => ({ known: event.output }) },
        },
        // The server checks all people again on send.
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
        input: ({ event }) => ({ wish: toInput(event) }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ sent: event.output }) },
            target: 'undoable',
            actions: [
              { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
              { type: 'announceSent', params: ({ event }) => ({ sent: event.output }) },
            ],
          },
          {
            target: 'sent',
            actions: [
              { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
              { type: 'announceSent', params: ({ event }) => ({ sent: event.output }) },
            ],
          },
        ],
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
    undoable: {
      tags: ['sent', 'undoable'],
      on: { 'undo.pressed': 'undoing' },
      invoke: {
        id: 'waitForPublishing',
        src: 'waitForPublishing',
        input: untilOf,
        onDone: { target: 'sent', actions: { type: 'announcePublished', params: ofPost } },
        onError: { target: 'sent', actions: { type: 'announcePublished', params: ofPost } },
      },
    },
    undoing: {
      tags: ['sent', 'undoing'],
      entry: 'dropError',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ofPost,
        onDone: { target: 'writing', actions: [{ type: 'announceUndone', params: ofPost }, 'takeBack'] },
        onError: [
          { guard: { type: 'cannotBeUndone', params: errorOf }, target: 'checking' },
          { target: 'notUndone', actions: { type: 'noteError', params: errorOf } },
        ],
      },
    },
    notUndone: {
      tags: ['sent', 'undoable', 'failed'],
      on: { 'undo.pressed': 'undoing' },
      invoke: {
        id: 'waitForPublishing',
        src: 'waitForPublishing',
        input: untilOf,
        onDone: 'checking',
        onError: 'checking',
      },
    },
    // An undo whose answer was lost may have succeeded.
    checking: {
      tags: ['sent', 'undoing'],
      entry: 'dropError',
      invoke: {
        id: 'isGone',
        src: 'isGone',
        input: ofPost,
        onDone: [
          {
            guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'writing',
            actions: [{ type: 'announceUndone', params: ofPost }, 'takeBack'],
          },
          { target: 'sent', actions: ['noteTooLate', { type: 'announcePublished', params: ofPost }] },
        ],
        onError: {
          target: 'sent',
          actions: ['noteTooLate', { type: 'announcePublished', params: ofPost }],
        },
      },
    },
    sent: { tags: 'sent' },
  },
});
