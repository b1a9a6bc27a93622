/**
 * Answers to posts: changes that are shown before the server confirms them, and stream events about other users'
 * answers.
 */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, errorOf } from '#schema/errors.ts';
import { reactionCodes } from '#schema/posts/posts.rules.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { answerPosts, catchUpPosts } from '#src/posts/posts.live.ts';
import { cachedPost, changePost, moveFiled } from '#src/feed/post.cache.ts';
import type { FeedFilter } from '#src/feed/feedSearch.ts';
import { postQueries, type FeedPage } from '#src/feed/posts.queries.ts';
import { react, reacted, type Reacted } from '#src/posts/reactions.ts';
import { manyPosts } from '#stories/kit/world.sample.ts';
import { answerOperations, type Operation } from '#tests/support/network.ts';

const calls: Operation[] = [];
let answers: (operation: Operation) => unknown;

const sample = (number: number): Post => {
  const [post] = manyPosts(3).slice(number);
  if (post === undefined) throw new Error('there are three samples');
  return post;
};
const [second, third] = [sample(1), sample(2)];
const fact = { ...sample(0), myReaction: null, likesCount: 4, topReactions: ['love'] };
const page = (items: readonly Post[]): FeedPage => ({ items, page: 1, totalPages: 1 });

function cacheOf(...filters: FeedFilter[]): QueryClient {
  const cache = new QueryClient();
  for (const filter of filters) {
    const items = filter.filed === true ? [] : [fact, second, third];
    cache.setQueryData(postQueries.feed(filter).queryKey, { pages: [page(items)], pageParams: [1] });
    cache.setQueryData(postQueries.newest(filter).queryKey, page(items));
  }
  return cache;
}
const inFeed = (cache: QueryClient, filter: FeedFilter = {}): readonly string[] =>
  (cache.getQueryData(postQueries.feed(filter).queryKey)?.pages ?? []).flatMap(({ items }) =>
    items.map(({ id }) => id),
  );

beforeEach(() => {
  calls.length = 0;
  answerOperations(async (operation) => {
    calls.push(operation);
    return { data: await answers(operation) };
  });
  answers = () => {
    throw new ApiError(errorOf('internal', 'es').facts());
  };
});

describe('a reaction', () => {
  const code = fc.constantFrom(...reactionCodes);
  const state: fc.Arbitrary<Reacted> = fc.record({
    likesCount: fc.integer({ min: 1, max: 40 }),
    myReaction: fc.option(code),
    topReactions: fc.constant(['love', 'celebrate']),
  });

  test('pressing a reaction twice removes it and restores the number of reactions', () => {
    fc.assert(
      fc.property(state, code, (before, pressed) => {
        const after = reacted(reacted({ ...before, myReaction: null }, pressed), pressed);
        expect(after).toMatchObject({ myReaction: null, likesCount: before.likesCount });
      }),
    );
  });

  test('replacing a reaction keeps the number of reactions and shows the new one among the top ones', () => {
    expect(reacted({ likesCount: 3, myReaction: 'love', topReactions: ['love'] }, 'wow')).toEqual({
      likesCount: 3,
      myReaction: 'wow',
      topReactions: ['love', 'wow'],
    });
  });

  test('removing the only reaction leaves a count of zero and no top reactions', () => {
    expect(reacted({ likesCount: 1, myReaction: 'love', topReactions: ['love'] }, 'love')).toEqual({
      likesCount: 0,
      myReaction: null,
      topReactions: [],
    });
  });

  test('a reaction is shown before the answer, and then has the server’s count in every list', async () => {
    const cache = cacheOf({}, { postType: 'x' });
    answers = () => ({ react: { liked: true, likesCount: 9, reaction: 'celebrate' } });
    const done = react(cache, fact.id, 'celebrate');
    expect(cachedPost(cache, fact.id)).toMatchObject({ myReaction: 'celebrate', likesCount: 5 });
    expect(await done).toBe(true);
    for (const filter of [{}, { postType: 'x' }])
      expect(cache.getQueryData(postQueries.newest(filter).queryKey)?.items[0]?.likesCount).toBe(9);
  });

  test('a refused reaction is rolled back together with the one queued behind it', async () => {
    const cache = cacheOf({});
    const done = react(cache, fact.id, 'celebrate');
    void react(cache, fact.id, 'wow');
    expect(cachedPost(cache, fact.id)).toMatchObject({ myReaction: 'wow', likesCount: 5 });
    expect(await done).toBe(false);
    expect(cachedPost(cache, fact.id)).toMatchObject({ myReaction: null, likesCount: 4 });
    expect(calls).toHaveLength(1);
  });

  test('a reaction pressed twice quickly is sent twice, one after the other', async () => {
    const cache = cacheOf({});
    let given: string | null = null;
    answers = ({ variables: { reaction } }) => {
      given = given === reaction ? null : String(reaction);
      return { react: { liked: given !== null, likesCount: given === null ? 4 : 5, reaction: given } };
    };
    const done = react(cache, fact.id, 'love');
    void react(cache, fact.id, 'love');
    await done;
    expect(calls.map(({ variables }) => variables['reaction'])).toEqual(['love', 'love']);
    expect(cachedPost(cache, fact.id)).toMatchObject({ myReaction: null, likesCount: 4 });
  });
});

describe('the stream events of a post', () => {
  const told = (kind: StreamedMessage['kind'], postId = fact.id): StreamedMessage => ({
    id: `${kind} ${postId}`,
    kind,
    postId,
  });
  const gone = (): never => {
    throw new ApiError(errorOf('not_found', 'es').facts());
  };

  test('a comment that came while the stream was down is counted after it returns, and new posts wait', async () => {
    const cache = cacheOf({});
    const watching = new QueryObserver(cache, { ...postQueries.newest({}), staleTime: Infinity });
    const leave = watching.subscribe(() => undefined);
    const fresh = { ...sample(0), id: 'fresh' };
    answers = ({ variables: { reaction } }) =>
      reaction === undefined
        ? {
            posts: {
              items: [fresh, { ...fact, commentsCount: 7 }, second],
              pagination: { page: 1, totalPages: 1 },
            },
          }
        : { react: { liked: true, likesCount: 5, reaction } };
    const caughtUp = catchUpPosts(cache);
    // A press during the read is newer than its answer.
    await react(cache, fact.id, 'love');
    await caughtUp;
    expect(inFeed(cache)).toEqual([fact.id, second.id, third.id]);
    expect(cache.getQueryData(postQueries.feed({}).queryKey)?.pages[0]?.items[0]).toMatchObject({
      commentsCount: 7,
      myReaction: 'love',
    });
    leave();
    cache.clear();
  });

  test('a post fetched before a reaction does not undo the reaction', async () => {
    const cache = cacheOf({});
    const old = Promise.withResolvers<void>();
    answers = async ({ variables: { reaction } }) => {
      if (reaction !== undefined) return { react: { liked: true, likesCount: 5, reaction } };
      await old.promise;
      return { post: fact };
    };
    const refreshed = answerPosts(cache, [told('post.changed')]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await react(cache, fact.id, 'celebrate');
    old.resolve();
    await refreshed;
    expect(cachedPost(cache, fact.id)).toMatchObject({ myReaction: 'celebrate', likesCount: 5 });
  });

  test('a post that changes again while it is being fetched is fetched again', async () => {
    const cache = cacheOf({});
    const old = Promise.withResolvers<void>();
    answers = async () => {
      if (calls.length > 1) return { post: { ...fact, commentsCount: 78 } };
      await old.promise;
      return { post: fact };
    };
    const refreshed = answerPosts(cache, [told('post.changed')]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await answerPosts(cache, [told('post.changed')]);
    old.resolve();
    await refreshed;
    expect(cachedPost(cache, fact.id)?.commentsCount).toBe(78);
  });

  test('a changed post is fetched once and updated in every list', async () => {
    const cache = cacheOf({}, { valueId: 'v' });
    answers = () => ({ post: { ...fact, commentsCount: 77 } });
    await answerPosts(cache, [told('post.changed'), told('post.changed')]);
    expect(calls.map(({ name }) => name)).toEqual(['OnePost']);
    for (const filter of [{}, { valueId: 'v' }])
      expect(cache.getQueryData(postQueries.newest(filter).queryKey)?.items[0]?.commentsCount).toBe(77);
  });

  test('an event of a post that no list shows sends no request', async () => {
    await answerPosts(cacheOf({}), [told('post.changed', 'another'), told('post.removed', 'another')]);
    expect(calls).toEqual([]);
  });

  test('a post that changes during a pending reaction keeps the reaction', async () => {
    const cache = cacheOf({});
    const held = Promise.withResolvers<unknown>();
    answers = ({ name }) => (name === 'OnePost' ? { post: { ...fact, commentsCount: 77 } } : held.promise);
    const done = react(cache, fact.id, 'celebrate');
    await answerPosts(cache, [told('post.changed')]);
    const shown = cache.getQueryData(postQueries.newest({}).queryKey)?.items[0];
    expect(shown).toMatchObject({ commentsCount: 77, myReaction: 'celebrate', likesCount: 5 });
    held.resolve({ react: { liked: true, likesCount: 5, reaction: 'celebrate' } });
    await done;
  });

  test('a removed post leaves every list', async () => {
    const cache = cacheOf({}, { postType: 'x' });
    answers = gone;
    await answerPosts(cache, [told('post.changed'), told('post.removed')]);
    for (const filter of [{}, { postType: 'x' }])
      expect(inFeed(cache, filter)).toEqual([second.id, third.id]);
  });

  test('a filed post leaves the feed, and the list of filed posts is invalidated', async () => {
    const cache = cacheOf({}, { filed: true });
    moveFiled(cache, { ...fact, filed: true });
    expect(inFeed(cache)).toEqual([second.id, third.id]);
    expect(cache.getQueryState(postQueries.feed({ filed: true }).queryKey)?.isInvalidated).toBe(true);
  });

  test('a changed post that is no longer found leaves the feed', async () => {
    const cache = cacheOf({});
    answers = gone;
    await answerPosts(cache, [told('post.changed')]);
    expect(inFeed(cache)).toEqual([second.id, third.id]);
  });

  test('a published post invalidates the newest posts and not the feed', async () => {
    const cache = cacheOf({});
    await answerPosts(cache, [told('post.published', 'new')]);
    expect(cache.getQueryState(postQueries.newest({}).queryKey)?.isInvalidated).toBe(true);
    expect(cache.getQueryState(postQueries.feed({}).queryKey)?.isInvalidated).toBe(false);
  });

  test('changing one post in the cache keeps the other posts identical', () => {
    const cache = cacheOf({});
    const before = cache.getQueryData(postQueries.feed({}).queryKey)?.pages[0]?.items[1];
    changePost(cache, fact.id, (post) => ({ ...post, likesCount: 1 }));
    expect(cache.getQueryData(postQueries.feed({}).queryKey)?.pages[0]?.items[1]).toBe(before);
  });
});
