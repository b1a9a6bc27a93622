/** The composer's machine wired to the API, the draft and the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { composerMachine } from '#machines/composer.machine.ts';
import { ApiError } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import { request } from '#src/api/client.ts';
import { intentKey, type IntentKey } from '#src/api/idempotency.ts';
import { SendRecognitionDocument } from '#src/gql/graphql.ts';
import { pointQueries } from '#src/points/points.queries.ts';
import { putOnTop } from '#src/posts/feed.cache.ts';
import { postQueries } from '#src/posts/posts.queries.ts';
import { refreshMe, takeFromPurse } from '#src/users/me.queries.ts';
import { peopleByEmail } from '#src/users/people.queries.ts';
import { settleDraft } from './draft.ts';
import { draftPlace, type DraftOwner } from './draftPlace.ts';

/** The key of this content: drawn when Send is pressed and kept in local storage, so that a closed tab cannot send it twice either. */
function keyOf(owner: DraftOwner, wish: Recognition): IntentKey {
  return intentKey(localStorageOrNone(), draftPlace(owner), JSON.stringify(wish));
}

const none: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

function localStorageOrNone(): Storage {
  try {
    return localStorage;
  } catch {
    return none;
  }
}

/** Whether the server has said its last word on a write: then its key is used up. A 401 and whatever may be repeated is not. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !error.mayRepeat &&
  error.code !== 'unauthorized';

// No signal: a composer that goes away must not break off what is already going out.
async function send(cache: QueryClient, owner: DraftOwner, wish: Recognition): Promise<Post> {
  const { key, settle } = keyOf(owner, wish);
  try {
    const { sendRecognition } = await request(SendRecognitionDocument, { input: wish }, { key });
    // The draft first: a crash between the two must leave a key that answers the draft with the same post.
    settleDraft(owner);
    settle();
    return sendRecognition;
  } catch (error) {
    if (isAnswered(error)) {
      settle();
      // What was refused may be so because the purse is not what this page believes.
      void refreshMe(cache);
    }
    throw error;
  }
}

/** Shows a published post everywhere at once: feed, purse, statement. */
export function announceSent(cache: QueryClient, post: Post): void {
  putOnTop(cache, post);
  cache.setQueryData(postQueries.one(post.id).queryKey, post);
  takeFromPurse(cache, post.amount);
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
}

/** The machine of a person's composer. */
export const composerWith = (cache: QueryClient, owner: DraftOwner) =>
  composerMachine.provide({
    actors: {
      lookUp: fromPromise(({ input, signal }) => peopleByEmail(input.emails, signal)),
      send: fromPromise(({ input }) => send(cache, owner, input.wish)),
    },
    actions: { announceSent: (_, { post }) => announceSent(cache, post) },
  });

/** A running composer. */
export type ComposerActor = ActorRefFrom<typeof composerMachine>;
