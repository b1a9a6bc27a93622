/** The writes of users to a poll: each with its key, and its change of the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { Poll, PollChange, PollInput } from '#schema/surveys/polls.shapes.ts';
import { request } from '#src/api/client.ts';
import { intentKey } from '#src/api/idempotency.ts';
import {
  CastVoteDocument,
  CreatePollDocument,
  EditPollDocument,
  WithdrawVoteDocument,
} from '#src/gql/graphql.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { putOnTop } from '#src/feed/feedTop.ts';
import { changePost } from '#src/feed/post.cache.ts';
import { postQuery } from '#src/feed/post.queries.ts';
import { write } from '#src/api/keyedWrite.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { deviceStorage } from '#src/lib/storages.ts';
import { pollQueries } from './polls.queries.ts';

/** Updates a poll everywhere; cancels a fetch in flight, because its response is older. */
export function showPoll(cache: QueryClient, poll: Poll): void {
  const { queryKey } = pollQueries.one(poll.id);
  void cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData(queryKey, poll);
  changePost(cache, poll.postId, (post) =>
    post.message === poll.question ? post : { ...post, message: poll.question },
  );
}

/** The vote changed the user's pending counts. */
export const refreshPending = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: countsQuery().queryKey });

/** Votes or changes the vote; throws `ApiError`. */
export const castVote = async (id: string, optionIds: readonly string[]): Promise<Poll> =>
  (await write(CastVoteDocument, { id, optionIds: [...optionIds] }, `vote:${id}`)).vote;

/** Withdraws the vote; throws `ApiError`. */
export const withdrawVote = async (id: string): Promise<Poll> =>
  (await write(WithdrawVoteDocument, { id }, `vote:${id}`)).withdrawVote;

/**
 * Creates a poll. The key is stored on the device under `place`, so that a retry after a reload creates no
 * second one. The post appears at the top of the feed at once. Throws `ApiError`.
 */
export async function createPoll(cache: QueryClient, place: string, input: PollInput): Promise<Poll> {
  const { key, settle } = intentKey(deviceStorage(), place, JSON.stringify(input));
  try {
    const { createPoll: poll } = await request(CreatePollDocument, { input }, { key });
    settle();
    showPoll(cache, poll);
    // The poll is created even if its post cannot be loaded.
    await cache.fetchQuery(postQuery(poll.postId)).then(
      (post) => putOnTop(cache, post),
      () => undefined,
    );
    return poll;
  } catch (error) {
    if (isAnswered(error)) settle();
    throw error;
  }
}

/** Changes anything until the first vote, afterwards only the closing time; throws `ApiError`. */
export async function editPoll(cache: QueryClient, id: string, change: PollChange): Promise<Poll> {
  const { editPoll: poll } = await write(EditPollDocument, { id, input: change }, `poll:${id}`);
  showPoll(cache, poll);
  return poll;
}
