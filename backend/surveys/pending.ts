/** Counts the polls that wait for a person's vote (spec §3 "Notification data"). */
import { may } from '#schema/permissions.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { posts } from '../posts/posts.tables.ts';
import { voterOf } from './polls.rules.ts';
import { surveyResponses, surveys } from './surveys.tables.ts';

/**
 * Open polls of others that the person sees in the feed and has not voted in; 0 while the module or the feed, where
 * polls are answered, is off.
 */
export async function pendingPolls(context: Pick<Context, 'store' | 'me' | 'at' | 'sign'>): Promise<number> {
  const { store, me, at } = context;
  if (!may(me.userType, 'polls.use')) return 0;
  const isOn = await switchesOf(store, ['surveys', 'recognitions']);
  if (!isOn('surveys') || !isOn('recognitions')) return 0;
  const { rows } = await store.list(surveys, {
    where: {
      kind: 'poll',
      active: true,
      createdBy: { ne: me.id },
      or: [{ endsAt: null }, { endsAt: { gt: at } }],
    },
    with: { post: { one: posts, on: 'postId' } },
  });
  const seenBy = audiencesOf(me.userType);
  const open = rows.filter(({ post }) => post !== null && post.listed && seenBy.includes(post.seenBy));
  if (open.length === 0) return 0;
  const voters = new Set(await Promise.all(open.map((poll) => voterOf(context, poll))));
  const [voted] = await store.tally(surveyResponses, {
    where: { surveyId: { in: open.map(({ id }) => id) }, voter: { in: [...voters] } },
  });
  return open.length - (voted?.count ?? 0);
}
