/** Valid calls of people who answer surveys, and of those who read what came. */
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { surveyInvitations, surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { FormsKnown } from './forms.samples.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** An open survey that asks the caller, with its question for a text. */
export const known = async (store: Store, { me }: Known) => {
  const {
    rows: [caller],
  } = await store.list(users, { where: { email: me } });
  const { rows } = await store.list(surveyInvitations, {
    where: { userId: caller?.id ?? noId },
    with: { survey: { one: surveys, on: 'surveyId' } },
  });
  const askedSurvey = rows.find(({ survey }) => survey?.active === true)?.surveyId ?? noId;
  const askedText = await firstId(store, surveyQuestions, { where: { ownerId: askedSurvey, kind: 'text' } });
  return { askedSurvey, askedText };
};
/** The result of `known`; samples of other domains may use it. */
export type SurveyAnswersKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<SurveyAnswersKnown & FormsKnown> = {
  'surveys.survey': 'askedSurvey',
  'surveys.orgSurvey': 'askedSurvey',
  'surveys.responses': ({ askedSurvey }) => ({ body: { surveyId: askedSurvey } }),
  'surveys.formResponses': 'formId',
  // The manager's own department is too small to be shown alone.
  'surveys.results': ({ askedSurvey: id, slug }) => ({ params: { id }, as: `admin@${slug}.example` }),
  'surveys.comments': ({ askedSurvey, askedText }) => ({
    params: { id: askedSurvey },
    query: { questionId: askedText },
  }),
};
