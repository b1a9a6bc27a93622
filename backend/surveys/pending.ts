/** Counts the polls and surveys that wait for a person's answer (spec §3 "Notification data"). */
import { may } from '#schema/permissions.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import { surveyStateOf } from '#schema/surveys/surveys.rules.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { posts } from '../posts/posts.tables.ts';
import { voterOf } from './polls.rules.ts';
import { openAt, usedSurveys } from './pieces.ts';
import { surveyInvitations, surveyResponses, surveys } from './surveys.tables.ts';

/**
 * Open polls of others that the person sees in the feed and has not voted in; 0 while the module or the feed, where
 * polls are answered, is off.
 */
async function pendingPolls(context: Pick<Context, 'store' | 'me' | 'at' | 'sign'>): Promise<number> {
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

/** Open surveys that the person is asked and has not answered, of kinds in use. */
async function pendingInvitations({ store, me, at }: Pick<Context, 'store' | 'me' | 'at'>): Promise<number> {
  if (!may(me.userType, 'surveys.answer')) return 0;
  const rows = await usedSurveys(store, openAt(at));
  const open = rows.filter((survey) => surveyStateOf(survey, at) === 'open');
  if (open.length === 0) return 0;
  const [counted] = await store.tally(surveyInvitations, {
    where: { userId: me.id, answered: false, surveyId: { in: open.map(({ id }) => id) } },
  });
  return counted?.count ?? 0;
}

/** Everything that waits for the person's answer. */
export const pendingSurveys = async (
  context: Pick<Context, 'store' | 'me' | 'at' | 'sign'>,
): Promise<number> => (await pendingPolls(context)) + (await pendingInvitations(context));
