/** Default values of a new survey, question and answer. */
import type { Row } from '../store/table.ts';
import type { surveyOptions, surveyQuestions } from '../forms/forms.tables.ts';
import type { surveyAnswers, surveyResponses } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** An unpublished survey with defaults for missing values. */
export const defaultSurvey = (
  said: Pick<SurveyRow, 'id' | 'kind' | 'title' | 'createdBy' | 'createdAt'> & Partial<SurveyRow>,
): SurveyRow => ({
  titleEn: null,
  description: '',
  descriptionEn: null,
  sections: [],
  thanks: null,
  thanksEn: null,
  formId: null,
  postId: null,
  multiResponse: false,
  maxChoices: null,
  anonymous: false,
  resultsShown: 'after_close',
  threshold: 0,
  textThreshold: 0,
  sharedWithLeaders: false,
  points: 0,
  recognitionTypeId: null,
  audience: null,
  active: false,
  startsOn: null,
  endsOn: null,
  startsAt: null,
  endsAt: null,
  publishedAt: null,
  launchedAt: null,
  notifies: false,
  notified: true,
  paidOn: null,
  closedAt: null,
  endTold: false,
  editedAt: null,
  seriesId: null,
  wave: 1,
  repeats: null,
  remindAfter: [],
  remindedAfter: [],
  outcome: null,
  outcomeEn: null,
  outcomeAt: null,
  summary: null,
  ...said,
});

type QuestionRow = Row<typeof surveyQuestions>;
/** A required question with defaults for missing values. */
export const defaultQuestion = (
  said: Pick<QuestionRow, 'id' | 'ownerId' | 'kind' | 'question'> & Partial<QuestionRow>,
): QuestionRow => ({
  questionEn: null,
  required: true,
  position: 0,
  section: 0,
  scale: null,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
  originId: null,
  ...said,
});

type OptionRow = Row<typeof surveyOptions>;
/** An option without a score. */
export const defaultOption = (
  said: Pick<OptionRow, 'id' | 'ownerId' | 'questionId' | 'text' | 'position'> & Partial<OptionRow>,
): OptionRow => ({ textEn: null, score: null, originId: null, ...said });

type ResponseRow = Row<typeof surveyResponses>;
/** A response without a score. */
export const defaultResponse = (
  said: Omit<ResponseRow, 'cellId' | 'score'> & Partial<ResponseRow>,
): ResponseRow => ({ cellId: null, score: null, ...said });

type AnswerRow = Row<typeof surveyAnswers>;
/** An answer without a value. */
export const defaultAnswer = (
  said: Pick<AnswerRow, 'id' | 'surveyId' | 'responseId' | 'questionId'> & Partial<AnswerRow>,
): AnswerRow => ({ optionId: '', text: null, number: null, date: null, ...said });
