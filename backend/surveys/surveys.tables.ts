/** Surveys with their questions and answers; so far those of kind poll, which have one question (A08). */
import type { ResultChoice } from '#schema/surveys/polls.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const surveys = table(
  'surveys',
  {
    kind: text<'poll'>(),
    title: text(),
    createdBy: text(),
    /** Of a poll: the post that carries it. */
    postId: orNull(text()),
    multiResponse: bool(),
    maxChoices: orNull(int()),
    anonymous: bool(),
    resultsShown: text<ResultChoice>(),
    /** Neither closed nor taken back; its end may have passed. */
    active: bool(),
    endsAt: orNull(text()),
    closedAt: orNull(text()),
    /** Its author was told that it ended. */
    endTold: bool(),
    createdAt: text(),
  },
  { indexes: [['active', 'endsAt'], ['postId'], ['createdBy', 'createdAt']] },
);

export const surveyQuestions = table(
  'survey_questions',
  {
    surveyId: text(),
    kind: text<'single' | 'multiple'>(),
    question: text(),
    required: bool(),
    position: int(),
  },
  { indexes: [['surveyId', 'position']] },
);

export const surveyOptions = table(
  'survey_options',
  { surveyId: text(), questionId: text(), text: text(), position: int() },
  { indexes: [['surveyId', 'position']] },
);

/**
 * One ballot a person and survey. `voter` is the person's id, or, of an anonymous survey, a signature that only the
 * home's secret can make: then `userId` is null, the row's id is made from it, and its moment is that of the survey,
 * so that neither rows nor their order say who answered.
 */
export const surveyResponses = table(
  'survey_responses',
  { surveyId: text(), voter: text(), userId: orNull(text()), createdAt: text() },
  { unique: [['surveyId', 'voter']], indexes: [['userId']] },
);

/** A row for each option chosen; results are counted from these, so they always equal the ballots. */
export const surveyAnswers = table(
  'survey_answers',
  { surveyId: text(), responseId: text(), questionId: text(), optionId: text() },
  { unique: [['responseId', 'optionId']], indexes: [['surveyId', 'optionId']] },
);
