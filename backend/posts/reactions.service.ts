/** Reactions: one per person and post, counted on the post in the same transaction. */
import type { postEndpoints } from '#schema/posts/posts.endpoints.ts';
import { reactionCatalogue } from '#schema/posts/posts.rules.ts';
import { pageSize } from '#schema/limits.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { publishToPages } from '../http/openPages.ts';
import { peopleById } from '../people/users.rules.ts';
import { postFor, seenPost, publishToViewers, type SeenPost } from './posts.access.ts';
import { notify, peopleIn } from './posts.notices.ts';
import { posts, reactions } from './posts.tables.ts';

/** The notifications about the reader's reaction to a post. */
const toldOf = (me: Context['me'], postId: string) => ({ postId, kind: 'reaction', actorId: me.id }) as const;

/**
 * Notifies the people in a post of a reaction. People who still have a notification of an earlier reaction get no
 * second one.
 */
async function announce(context: Context, seen: SeenPost): Promise<void> {
  const { store, me } = context;
  const postId = seen.post.id;
  const { rows } = await store.list(notifications, { where: toldOf(me, postId) });
  const told = new Set(rows.map(({ userId }) => userId));
  await notify(context, { to: peopleIn(seen).filter((id) => !told.has(id)), kind: 'reaction', postId });
}

/** Removes unread notifications of a withdrawn reaction. */
async function unsay(context: Context, { post }: SeenPost): Promise<void> {
  const { store, me } = context;
  const unread = { ...toldOf(me, post.id), readAt: null };
  const { rows } = await store.list(notifications, { where: unread });
  if (rows.length === 0) return;
  await store.remove(notifications, unread);
  // Open pages reload their number of notifications.
  publishToPages(
    context,
    'notification.changed',
    null,
    rows.map(({ userId }) => userId),
  );
}

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
    if (given === undefined) await announce(context, seen);
    else if (isTakenBack) await unsay(context, seen);
    publishToViewers(context, seen);
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
