/** Creates the celebration post of a person: from the organisation, once a year. */
import { isCelebrated, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { relist } from '../posts/posts.scopes.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishToPages } from '../http/openPages.ts';
import { causes, dateOf, type CelebrationKind } from './celebrations.rules.ts';
import { celebrations, users } from '../people/users.tables.ts';
import { defaultPost } from '../posts/posts.defaults.ts';

/** Celebrates a person if their day is now and this year was not celebrated. Returns whether this call did so. */
export async function celebrate(
  context: JobContext,
  kind: CelebrationKind,
  userId: string,
): Promise<boolean> {
  const { store, newId, now, at: createdAt } = context;
  const { flag, shownOf } = causes[kind];
  if (!(await switchesOf(store, [flag]))(flag)) return false;
  const {
    rows: [user],
  } = await store.list(users, { where: { id: userId } });
  const date = user === undefined ? null : dateOf(kind, user);
  if (user === undefined || date === null) return false;
  const wall = wallAt(now, zoneOf(user.timezone, await timezoneOf(store)));
  if (!isCelebrated(date, wall)) return false;

  const year = Number(wall.day.slice(0, 4));
  const postId = newId();
  // Only the process that inserts the mark creates the post. Another process that runs at the same time finds the mark
  // and stops.
  const marked = await store.insert(celebrations, [{ id: newId(), userId, kind, year, postId, createdAt }], {
    skipExisting: true,
  });
  if (marked.length === 0) return false;

  const showsYears = kind === 'anniversary' && shownOf(user) === 'full';
  const [post] = await store.insert(posts, [
    defaultPost({
      id: postId,
      kind,
      years: showsYears ? year - Number(date.slice(0, 4)) : null,
      createdAt,
    }),
  ]);
  if (post === undefined) throw new Error(`post ${postId} was there before`);
  await store.insert(postReceivers, [
    { id: newId(), postId, userId, position: 0, points: 0, published: false, special: false, createdAt },
  ]);
  await relist(context, post);
  publishToPages(context, 'post.published', postId, 'everyone');
  await leaveNotices(context, { to: [userId], kind, actorId: null, postId });
  return true;
}
