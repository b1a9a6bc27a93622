/** Reacting to a post: one reaction a person, counted on the post in the same transaction. */
import type { postEndpoints } from '#schema/posts/posts.endpoints.ts';
import { reactionCatalogue } from '#schema/posts/posts.rules.ts';
import { pageSize } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { peopleById } from '../users/users.rules.ts';
import { postFor, seenPost, tellPost } from './posts.access.ts';
import { posts, reactions } from './posts.tables.ts';

export const reactionService: Pick<Service<typeof postEndpoints>, 'like' | 'likes' | 'reactions'> = {
  async like(context, { body: { postId, reaction } }) {
    const { store, me, at, newId } = context;
    const seen = await postFor(context, postId, 'react');
    const mine = { postId, userId: me.id };
    const {
      rows: [given],
    } = await store.list(reactions, { where: mine });
    const isTakenBack = given?.code === reaction;
    if (given === undefined)
      await store.insert(reactions, [{ id: newId(), ...mine, code: reaction, createdAt: at }]);
    else if (isTakenBack) await store.remove(reactions, mine);
    else await store.update(reactions, mine, { code: reaction });
    const by = given === undefined ? 1 : isTakenBack ? -1 : 0;
    const [post] = await store.update(posts, { id: postId }, { likesCount: { inc: by } });
    tellPost(context, seen);
    return {
      liked: !isTakenBack,
      likesCount: post?.likesCount ?? 0,
      reaction: isTakenBack ? null : reaction,
    };
  },

  async likes(context, { query: { postId, page } }) {
    await seenPost(context, postId);
    const { items, pagination } = await pageFrom(
      context.store,
      reactions,
      { where: { postId }, order: [['createdAt', 'desc']] },
      { page, perPage: pageSize.people },
    );
    const people = await peopleById(
      context,
      items.map((row) => row.userId),
    );
    return {
      items: items.flatMap(({ id, userId, code, createdAt }) => {
        const user = people.get(userId);
        return user === undefined ? [] : [{ id, user, code, createdAt }];
      }),
      pagination,
    };
  },

  async reactions() {
    return reactionCatalogue.map((one) => ({ ...one }));
  },
};
