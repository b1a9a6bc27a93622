/** The composer's machine wired to the API, the draft and the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { composerMachine, type SentRecognition } from '#machines/composer.machine.ts';
import { ApiError } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import { request } from '#src/api/client.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { intentKey, type IntentKey } from '#src/api/idempotency.ts';
import { SendRecognitionDocument, SentStateDocument, UndoRecognitionDocument } from '#src/gql/graphql.ts';
import { deviceStorage } from '#src/lib/storages.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { showPublished, showSent, showUndone } from './composer.cache.ts';
import { readDraft, restoreDraft, settleDraft } from './draft.ts';
import { draftPlace } from '#src/posts/draftPlace.ts';
import { everyoneOf } from './everyone.ts';
import { dropSent, keepSent, sentOf } from './sent.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/**
 * The idempotency key of this content: created at the first send and kept in local storage, so that a closed
 * tab cannot send twice.
 */
function keyOf(owner: DraftOwner, wish: Recognition): IntentKey {
  return intentKey(deviceStorage(), draftPlace(owner), JSON.stringify(wish));
}

/**
 * The end of the undo window by this device's clock, which may differ from the server's; null if the post is
 * published.
 */
export function undoUntil(
  { state, publishAt, createdAt }: Pick<Post, 'state' | 'publishAt' | 'createdAt'>,
  askedAt: number,
): number | null {
  if (state !== 'pending' || publishAt === null) return null;
  const window = Date.parse(publishAt) - Date.parse(createdAt);
  return Number.isFinite(window) && window > 0 ? askedAt + window : null;
}

// No signal: unmounting the composer must not abort a running send.
async function send(cache: QueryClient, owner: DraftOwner, wish: Recognition): Promise<SentRecognition> {
  const { key, settle } = keyOf(owner, wish);
  const askedAt = Date.now();
  const draft = readDraft(owner);
  try {
    const { sendRecognition: post } = await request(SendRecognitionDocument, { input: wish }, { key });
    const until = undoUntil(post, askedAt);
    if (until !== null && draft !== null) keepSent(owner, { postId: post.id, until, draft });
    // The draft first: after a crash between the two calls, the kept key maps the draft to the same post.
    settleDraft(owner);
    settle();
    return { postId: post.id, post, until };
  } catch (error) {
    if (isAnswered(error)) {
      settle();
      // The rejection may mean that the cached balance is out of date.
      void refreshMe(cache);
    }
    throw error;
  }
}

/** Resolves at a time of this device's clock, also after the device slept. */
async function waitUntil(until: number, signal: AbortSignal): Promise<void> {
  for (let left = until - Date.now(); left > 0 && !signal.aborted; left = until - Date.now()) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, left);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    await promise;
  }
}

// One key for each post: a repeated undo after a lost answer is the same undo.
const undo = async (postId: string): Promise<void> =>
  void (await request(UndoRecognitionDocument, { id: postId }, { key: `undo-${postId}` }));

async function isGone(postId: string): Promise<boolean> {
  try {
    return (await request(SentStateDocument, { id: postId }, { pass: 'request' })).post.state === 'removed';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return true;
    throw error;
  }
}

/** The composer machine of a person; also used to restore a recognition that was sent before. */
export const composerWith = (cache: QueryClient, owner: DraftOwner) =>
  composerMachine.provide({
    actors: {
      lookUp: fromPromise(({ input, signal }) => everyoneOf(input.emails, signal)),
      send: fromPromise(({ input }) => send(cache, owner, input.wish)),
      waitForPublishing: fromPromise(({ input, signal }) => waitUntil(input.until, signal)),
      undo: fromPromise(({ input }) => undo(input.postId)),
      isGone: fromPromise(({ input }) => isGone(input.postId)),
    },
    actions: {
      announceSent: (_, { sent }) => {
        if (sent.post !== null) showSent(cache, sent.post);
      },
      announcePublished: (_, { postId }) => {
        dropSent(owner, postId);
        showPublished(cache, postId);
      },
      announceUndone: (_, { postId }) => {
        const kept = sentOf(owner, postId);
        if (kept !== undefined) restoreDraft(owner, kept.draft);
        dropSent(owner, postId);
        // Sending the same content again is a new recognition, so its key must be new.
        intentKey(deviceStorage(), draftPlace(owner)).settle();
        showUndone(cache, postId);
      },
    },
  });

/** A running composer. */
export type ComposerActor = ActorRefFrom<typeof composerMachine>;
