/** Congratulating from the queue: the reaction of a simple press to the post of the day. */
import { request } from '#src/api/client.ts';
import { ReactToPostDocument } from '#src/gql/graphql.ts';
import { changePost } from '#src/feed/post.cache.ts';
import type { SendsWaiting, WaitingAct } from '#src/waiting/waitingParts.ts';
import { defaultReaction, reacted } from './reactions.ts';

/** The same reaction again removes it. */
const congratulate: SendsWaiting = async ({ id }, key, cache) => {
  await request(ReactToPostDocument, { postId: id, reaction: defaultReaction }, { key });
  changePost(cache, id, (post) => ({ ...post, ...reacted(post, defaultReaction) }));
};

export const celebrationAct: WaitingAct = {
  send: congratulate,
  takeBack: congratulate,
  refresh: () => undefined,
};
