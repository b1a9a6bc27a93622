/** Applies a person's choice to hide a celebration to the existing posts. */
import type { Context } from '../http/context.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { publishToViewers } from '../posts/posts.access.ts';
import type { PostRow } from '../posts/posts.scopes.ts';
import { posts } from '../posts/posts.tables.ts';
import { closeReports } from '../posts/reports.rules.ts';
import { takeOut } from '../posts/removal.ts';
import type { CelebrationKind } from './celebrations.rules.ts';
import { celebrations } from '../people/users.tables.ts';

/** The celebration posts of a person, of all years, in two reads. */
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
 * Removes the posts of a person's birthdays or anniversaries, with the notifications about them; boosts are paid back.
 * The celebration stays recorded, so that the year is not celebrated again. The function is idempotent.
 */
export async function withdrawCelebrations(
  context: Context,
  userId: string,
  kind: CelebrationKind,
): Promise<void> {
  for (const post of await postsOf(context, userId, kind)) {
    await takeOut(context, post);
    await closeReports(context, post, 'remove');
    // Read notifications are removed too, because they also name the day.
    await context.store.remove(notifications, { postId: post.id });
  }
}

/** Removes the number of years from the posts of a person's anniversaries. */
export async function hideYears(context: Context, userId: string): Promise<void> {
  for (const post of await postsOf(context, userId, 'anniversary')) {
    if (post.years === null) continue;
    await context.store.update(posts, { id: post.id }, { years: null });
    publishToViewers(context, { post, receiverIds: [userId] });
  }
}
