/** Calls for posts: the feed, one post, lists of a person, and the actions of senders. */
import { isUnseen } from '#schema/posts/posts.rules.ts';
import { commentEndpoints, reportEndpoints, type postEndpoints } from '#schema/posts/posts.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { lazyService } from '../http/lazyService.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { badgeSwitches } from '../program/badgeSwitches.ts';
import { badges } from '../program/program.tables.ts';
import { removalOf, removePost } from './removal.ts';
import { settingsOf } from '../program/settings.rules.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { boostPost } from './boost.ts';
import { conversation } from './comments.rules.ts';
import { cardOf, postFor, seenPost, publishToViewers } from './posts.access.ts';
import { cards } from './posts.cards.ts';
import { pageOfFeed, pageOfMine, pageOfPosts, pageOfScope } from './posts.lists.ts';
import { moderates, seesPoints } from './posts.rules.ts';
import { receiverScope, relist, scopeOf, senderScope, specialScope, unlist } from './posts.scopes.ts';
import { boosts, posts } from './posts.tables.ts';
import { reactionService } from './reactions.service.ts';
import { closeReports } from './reports.rules.ts';

/** The id of another user; undefined for the caller. Raises 404 for an unknown id. */
async function anotherOf(
  { store, me, language }: Context,
  userId: string | undefined,
): Promise<string | undefined> {
  if (userId === undefined || userId === me.id) return undefined;
  const { rows } = await store.list(users, { where: { id: userId } });
  if (rows.length === 0) throw domainError('not_found', language);
  return userId;
}

export const postService: Service<typeof postEndpoints> = {
  ...reactionService,
  ...lazyService(commentEndpoints, async () => (await import('./comments.service.ts')).commentService),
  ...lazyService(reportEndpoints, async () => (await import('./reports.service.ts')).reportService),

  async list(context, { query: { page, after, filed = false, polls = false, ...narrowing } }) {
    const { me, language } = context;
    const scope = scopeOf(narrowing);
    const start = { page, after };
    if (polls && !filed && scope === undefined) return pageOfFeed(context, start, 'poll');
    if (!filed && !polls)
      return scope === undefined ? pageOfFeed(context, start) : pageOfScope(context, scope, start);
    const findings = new ValidationErrors(language);
    // Filed posts have no scopes, so they cannot be filtered.
    if (!filed) findings.add('polls', 'polls_alone');
    else if (scope !== undefined || polls) findings.add('filed', 'filed_alone');
    findings.throwIfAny();
    const away = { filed: true, state: 'published' } as const;
    const whose = moderates(me) ? { or: [{ isPrivate: false }, { senderId: me.id }] } : { senderId: me.id };
    return pageOfPosts(context, { ...away, ...whose }, start);
  },

  async get(context, { params: { id } }) {
    const { post } = await seenPost(context, id);
    const [card] = await cards(context, [post]);
    if (card === undefined) throw domainError('not_found', context.language);
    return { ...card, comments: await conversation(context, post) };
  },

  async special(context, { query: { userId, ...start } }) {
    const another = await anotherOf(context, userId);
    if (another === undefined) return pageOfMine(context, start, true);
    // For another user: only public badges, if the organisation shows them; administrators see all.
    const isAdmin = context.me.userType === 'admin';
    const { publicBadges } = await badgeSwitches(context.store);
    const { rows } = await context.store.list(badges, isAdmin ? {} : { where: { isPublic: publicBadges } });
    const shown = isAdmin || publicBadges ? rows : [];
    return pageOfScope(context, { in: shown.map((badge) => specialScope(another, badge.id)) }, start);
  },

  async sent(context, { query: { userId, ...start } }) {
    const another = await anotherOf(context, userId);
    if (another !== undefined) return pageOfScope(context, senderScope(another), start);
    const where = { senderId: context.me.id, state: { in: ['pending', 'published'] } } as const;
    return pageOfPosts(context, where, start);
  },

  async received(context, { query: { userId, ...start } }) {
    const another = await anotherOf(context, userId);
    return another === undefined
      ? pageOfMine(context, start)
      : pageOfScope(context, receiverScope(another), start);
  },

  async editMessage(context, { params: { id }, body: { message } }) {
    const { post, ...seen } = await postFor(context, id, 'edit');
    // No one else has read it.
    const editedAt = isUnseen(post.state) ? null : context.at;
    await context.store.update(posts, { id }, { message, editedAt });
    publishToViewers(context, { ...seen, post });
    return cardOf(context, id);
  },

  async setFiled(context, { params: { id }, body: { filed } }) {
    const { store } = context;
    const seen = await postFor(context, id, 'file');
    await store.update(posts, { id }, { filed });
    if (filed) {
      await unlist(store, id);
      publishToViewers(context, seen, 'post.removed');
    } else {
      await relist(context, seen.post);
      publishToViewers(context, { ...seen, post: { ...seen.post, listed: !seen.post.hidden } });
    }
    return cardOf(context, id);
  },

  async removal(context, { params: { id } }) {
    const { post } = await postFor(context, id, 'remove', 'undo');
    return removalOf(context, post);
  },

  async remove(context, { params: { id }, query: { pending = false } }) {
    const { post } = await postFor(context, id, 'remove', 'undo');
    // Undo does not show effects on points, so it is refused once the post is published.
    if (pending && !isUnseen(post.state)) throw domainError('conflict', context.language);
    const removal = await removePost(context, post);
    await closeReports(context, post, 'remove');
    return removal;
  },

  async boost(context, { body: { postId, amount } }) {
    const { post } = await seenPost(context, postId);
    if (post.hidden) throw domainError('conflict', context.language);
    return boostPost(context, post, amount);
  },

  async boosts(context, { params: { id } }) {
    const { store, me } = context;
    const { post, standing } = await seenPost(context, id);
    // Users who may not see points still see their own boosts.
    const isOpen = seesPoints(me, post, standing, await settingsOf(store));
    const { rows } = await store.list(boosts, {
      where: { postId: id, ...(isOpen ? {} : { userId: me.id }) },
      order: [['createdAt', 'desc']],
    });
    const people = await peopleById(
      context,
      rows.map((row) => row.userId),
    );
    return rows.flatMap(({ userId, ...boost }) => {
      const user = people.get(userId);
      return user === undefined ? [] : [{ ...boost, user }];
    });
  },
};
