/** What a person decides to keep to themselves goes at once, also where it was told already. */
import type { Context } from '../http/context.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { publishToViewers } from '../posts/posts.access.ts';
import type { PostRow } from '../posts/posts.scopes.ts';
import { posts } from '../posts/posts.tables.ts';
import { closeReports } from '../posts/reports.rules.ts';
import { takeOut } from '../posts/removal.ts';
import type { CelebrationKind } from './celebrations.rules.ts';
import { celebrations } from '../people/users.tables.ts';

/** The posts of somebody's days, of every year, in two reads. */
async function postsOf(
  { store }: Pick<Context, 'store'>,
  userId: string,
  kind: CelebrationKind,
): Promise<readonly PostRow[]> {
  const { rows: marks } = await store.list(celebrations, { where: { userId, kind } });
  const ids = marks.map(({ postId }) => postId);
  const { rows } = await store.list(posts, { where: { id: { in: ids }, state: 'published' } });
  return rows;
}

/**
 * Takes the posts of somebody's birthdays or anniversaries away, with the notifications about them; points that others added go back.
 * That the year was celebrated stays known, so that it is not celebrated again. Done twice it does no more than once.
 */
export async function withdrawCelebrations(
  context: Context,
  userId: string,
  kind: CelebrationKind,
): Promise<void> {
  for (const post of await postsOf(context, userId, kind)) {
    await takeOut(context, post);
    await closeReports(context, post, 'remove');
    // Also those that were read: each of them would still say whose day it was.
    await context.store.remove(notifications, { postId: post.id });
  }
}

/** Forgets on the posts of somebody's anniversaries how many years they were. */
export async function hideYears(context: Context, userId: string): Promise<void> {
  for (const post of await postsOf(context, userId, 'anniversary')) {
    if (post.years === null) continue;
    await context.store.update(posts, { id: post.id }, { years: null });
    publishToViewers(context, { post, receiverIds: [userId] });
  }
}
