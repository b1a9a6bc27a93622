/** Valid calls of surveys (polls only). */
import type { Store } from '#backend/store/port.ts';
import { surveyOptions, surveyQuestions, surveys } from '#backend/surveys/surveys.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { noId, type FieldSamples, type RestSamples } from './known.ts';

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
  } = await store.list(surveyOptions, { where: { surveyId }, limit: 1 });
  const {
    rows: [question],
  } = await store.list(surveyQuestions, { where: { surveyId }, limit: 1 });
  return {
    poll: surveyId,
    pollAuthor: authors[0]?.email ?? '',
    pollOption: option?.id ?? noId,
    pollQuestion: question?.id ?? noId,
    toldPoll: told?.id ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type SurveysKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<SurveysKnown> = {
  'surveys.createPoll': () => ({
    body: {
      question: '¿Dónde celebramos?',
      options: ['En la terraza', 'En el parque'],
      multiple: true,
      max_choices: 2,
      anonymous: true,
      results_shown: 'after_close',
      ends_at: '2026-12-24T18:00:00Z',
    },
  }),
  'surveys.editPoll': ({ poll, pollAuthor }) => ({
    params: { id: poll },
    body: { closed: true },
    as: pollAuthor,
  }),
  'surveys.vote': ({ poll, pollOption }) => ({ params: { id: poll }, body: { option_ids: [pollOption] } }),
  'surveys.withdrawVote': ({ poll }) => ({ params: { id: poll } }),
  'surveys.poll': ({ poll }) => ({ params: { id: poll } }),
  'surveys.voters': ({ toldPoll }) => ({ params: { id: toldPoll }, search: '?page=1' }),
  'surveys.submit': ({ poll, pollQuestion, pollOption }) => ({
    params: { id: poll },
    body: { answers: [{ question_id: pollQuestion, option_ids: [pollOption] }] },
  }),
};

export const fieldSamples: FieldSamples<SurveysKnown> = {
  'Query.poll': ({ poll }) => `(id: "${poll}")`,
  'Query.pollVoters': ({ toldPoll }) => `(id: "${toldPoll}", page: 1)`,
  'Mutation.createPoll': () => '(input: { question: "¿Cuándo?", options: ["Hoy", "Mañana"] })',
  'Mutation.editPoll': ({ poll }) => `(id: "${poll}", input: { closed: true })`,
  'Mutation.vote': ({ poll, pollOption }) => `(id: "${poll}", optionIds: ["${pollOption}"])`,
  'Mutation.withdrawVote': ({ poll }) => `(id: "${poll}")`,
  'Mutation.submitSurvey': ({ poll, pollQuestion, pollOption }) =>
    `(id: "${poll}", input: { answers: [{ questionId: "${pollQuestion}", optionIds: ["${pollOption}"] }] })`,
};
