/** Surveys with their questions and answers. The only kind is poll, which has one question. */
import type { ResultChoice } from '#schema/surveys/polls.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const surveys = table(
  'surveys',
  {
    kind: text<'poll'>(),
    title: text(),
    createdBy: text(),
    /** The post of a poll. */
    postId: orNull(text()),
    multiResponse: bool(),
    maxChoices: orNull(int()),
    anonymous: bool(),
    resultsShown: text<ResultChoice>(),
    /** Neither closed nor removed; its end may have passed. */
    active: bool(),
    endsAt: orNull(text()),
    closedAt: orNull(text()),
    /** The author was notified of the end. */
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
 * One ballot per person and survey. `voter` is the person's id, or in an anonymous survey a signature made with the
 * deployment's secret.
 * An anonymous ballot has no `userId`, its id is the signature, and its time is that of the survey. So neither rows nor
 * their order reveal who answered.
 */
export const surveyResponses = table(
  'survey_responses',
  { surveyId: text(), voter: text(), userId: orNull(text()), createdAt: text() },
  { unique: [['surveyId', 'voter']], indexes: [['userId']] },
);

/** One row per chosen option. Results are counted from these rows, so they always match the ballots. */
export const surveyAnswers = table(
  'survey_answers',
  { surveyId: text(), responseId: text(), questionId: text(), optionId: text() },
  { unique: [['responseId', 'optionId']], indexes: [['surveyId', 'optionId']] },
);
