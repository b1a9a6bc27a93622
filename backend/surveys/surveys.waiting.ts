/** Surveys and polls that wait for a person's answer (spec §3 "Notification data"). */
import { surveyStateOf } from '#schema/surveys/surveys.rules.ts';
import { posts } from '../posts/posts.tables.ts';
import { sightsOf } from '../posts/sights.ts';
import type { Asking, Waiting, WaitingSource } from '../waiting/sources.ts';
import { voterOf } from './polls.rules.ts';
import { openAt, usedSurveys } from './pieces.ts';
import { surveyInvitations, surveyResponses, surveys } from './surveys.tables.ts';

/** Open polls of others that the person sees in the feed, where polls are answered, and has not voted in. */
async function polls(asking: Asking): Promise<readonly Waiting[]> {
  const { store, me, at } = asking;
  const { rows } = await store.list(surveys, {
    where: {
      kind: 'poll',
      active: true,
      createdBy: { ne: me.id },
      or: [{ endsAt: null }, { endsAt: { gt: at } }],
    },
    with: { post: { one: posts, on: 'postId' } },
  });
  const seenBy = await sightsOf(store, me);
  const open = rows.filter(({ post }) => post !== null && post.listed && seenBy.includes(post.seenBy));
  if (open.length === 0) return [];
  const voters = new Set(await Promise.all(open.map((poll) => voterOf(asking, poll))));
  const { rows: ballots } = await store.list(surveyResponses, {
    columns: ['surveyId'],
    where: { surveyId: { in: open.map(({ id }) => id) }, voter: { in: [...voters] } },
  });
  const voted = new Set(ballots.map(({ surveyId }) => surveyId));
  return open
    .filter(({ id }) => !voted.has(id))
    .map(({ id, postId, title, titleEn, createdBy, createdAt, endsAt }) => ({
      kind: 'poll',
      id,
      ...(postId === null ? {} : { subjectId: postId }),
      title,
      titleEn,
      whoId: createdBy,
      since: createdAt,
      dueAt: endsAt,
    }));
}

/** Open surveys that the person is asked and has not answered, of kinds in use. */
async function invitations({ store, me, at }: Asking): Promise<readonly Waiting[]> {
  const rows = await usedSurveys(store, openAt(at));
  const open = new Map(
    rows.flatMap((survey) => (surveyStateOf(survey, at) === 'open' ? [[survey.id, survey]] : [])),
  );
  if (open.size === 0) return [];
  const { rows: asked } = await store.list(surveyInvitations, {
    columns: ['surveyId'],
    where: { userId: me.id, answered: false, surveyId: { in: [...open.keys()] } },
  });
  return asked.flatMap(({ surveyId }) => {
    const survey = open.get(surveyId);
    if (survey === undefined) return [];
    const { id, title, titleEn, points, launchedAt, createdAt, endsAt } = survey;
    return [{ kind: 'survey', id, title, titleEn, points, since: launchedAt ?? createdAt, dueAt: endsAt }];
  });
}

export const surveysWaiting: WaitingSource = {
  kinds: ['survey', 'poll'],
  find: async (asking, kinds) => [
    ...(kinds.includes('survey') ? await invitations(asking) : []),
    ...(kinds.includes('poll') ? await polls(asking) : []),
  ],
};
