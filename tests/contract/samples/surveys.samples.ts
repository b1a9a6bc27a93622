/** Valid calls of surveys (polls only). */
import type { Store } from '#backend/store/port.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { noId, type Calls } from './known.ts';

/** An open poll with one of its options, its author, and a poll with visible voters. */
export const known = async (store: Store) => {
  const { rows } = await store.list(surveys, { with: { post: { one: posts, on: 'postId' } } });
  const shown = rows.filter(({ post }) => post?.listed === true);
  const open = shown.find(({ active, endsAt }) => active && endsAt === null);
  const told = shown.find(
    ({ active, anonymous, resultsShown }) => !anonymous && (!active || resultsShown === 'always'),
  );
  const surveyId = open?.id ?? noId;
  const { rows: authors } = await store.list(users, { where: { id: open?.createdBy ?? noId } });
  const {
    rows: [option],
  } = await store.list(surveyOptions, { where: { ownerId: surveyId }, limit: 1 });
  const {
    rows: [question],
  } = await store.list(surveyQuestions, { where: { ownerId: surveyId }, limit: 1 });
  return {
    poll: surveyId,
    pollAuthor: authors[0]?.email ?? '',
    optionId: option?.id ?? noId,
    questionId: question?.id ?? noId,
    toldPoll: told?.id ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type SurveysKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<SurveysKnown> = {
  'surveys.createPoll': () => ({ body: { options: ['En la terraza', 'En el parque'], maxChoices: 2 } }),
  'surveys.editPoll': ({ poll, pollAuthor }) => ({
    params: { id: poll },
    body: { question: undefined, options: undefined, endsAt: undefined },
    as: pollAuthor,
  }),
  'surveys.vote': 'poll',
  'surveys.withdrawVote': 'poll',
  'surveys.poll': 'poll',
  'surveys.voters': 'toldPoll',
  'surveys.submit': 'poll',
};
