/** Surveys with their invitations and answers; their questions are in `forms.tables.ts`. */
import type { Stage } from '#schema/kit/privacy/tallies.ts';
import type { ResultChoice } from '#schema/surveys/polls.rules.ts';
import type { Section } from '#schema/forms/questions.shapes.ts';
import type { SeriesInterval, SurveyKind } from '#schema/surveys/surveys.rules.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import type { WaveFigure } from '#schema/surveys/surveys.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** What a wave shows in the trend. */
export type Summary = Pick<WaveFigure, 'invited' | 'answered' | 'enps' | 'favourable'>;

export const surveys = table(
  'surveys',
  {
    kind: text<SurveyKind>(),
    title: text(),
    titleEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    sections: json<readonly Section[]>(),
    thanks: orNull(text()),
    thanksEn: orNull(text()),
    createdBy: text(),
    /** The form it was made from. */
    formId: orNull(text()),
    /** The post of a poll. */
    postId: orNull(text()),
    multiResponse: bool(),
    /** Only of polls, as `resultsShown`. */
    maxChoices: orNull(int()),
    anonymous: bool(),
    resultsShown: text<ResultChoice>(),
    /** Fewest answers behind a shown figure, and behind shown texts; 0 for polls. They never fall. */
    threshold: int(),
    textThreshold: int(),
    sharedWithLeaders: bool(),
    points: int(),
    recognitionTypeId: orNull(text()),
    audience: orNull(json<PeopleAudience>()),
    /** False while it is switched off, and after its end. The end of a poll may have passed. */
    active: bool(),
    /** First and last day in the organisation's time zone, and the instants at which they begin and end. */
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    startsAt: orNull(text()),
    endsAt: orNull(text()),
    publishedAt: orNull(text()),
    /** All invitations exist from then on. */
    launchedAt: orNull(text()),
    /** Whether people are notified of the launch. */
    notifies: bool(),
    /** All of them were notified. */
    notified: bool(),
    /** The organisation's day of the last payment of rewards. */
    paidOn: orNull(text()),
    closedAt: orNull(text()),
    /** The end was recorded: the author of a poll was notified, invitations expired, rewards are paid. */
    endTold: bool(),
    editedAt: orNull(text()),
    /** The first survey of the series, and the place in it from 1. */
    seriesId: orNull(text()),
    wave: int(),
    /** On the newest survey of a series. */
    repeats: orNull(text<SeriesInterval>()),
    /** Days after the opening on which people are reminded, of every survey of the series. */
    remindAfter: json<readonly number[]>(),
    /** Further days of this survey, on which an administrator reminded by hand. */
    remindedAfter: json<readonly number[]>(),
    outcome: orNull(text()),
    outcomeEn: orNull(text()),
    outcomeAt: orNull(text()),
    /** The figures of its wave, recorded at its end. */
    summary: orNull(json<Summary>()),
    createdAt: text(),
  },
  {
    indexes: [
      ['active', 'endsAt'],
      ['postId'],
      ['createdBy', 'createdAt'],
      ['kind', 'createdAt'],
      ['formId'],
      ['seriesId', 'wave'],
    ],
  },
);

/**
 * The part of the invited people that an answer is counted in, fixed at the launch (`schema/kit/privacy/cells.ts`). In
 * an anonymous survey it holds at least the threshold of people, in a survey with names 1.
 */
export const surveyCells = table(
  'survey_cells',
  {
    surveyId: text(),
    /** The order in which the cells were made, from 0. */
    position: int(),
    /** Ids of departments and bands of tenure of its people, by dimension: `department`, `tenure`. */
    covers: json<Readonly<Record<string, readonly string[]>>>(),
    invited: int(),
  },
  { indexes: [['surveyId', 'position']] },
);

/** One person who is asked (contract entity `survey_assignment`). It tells whether, and never when, the person answered. */
export const surveyInvitations = table(
  'survey_invitations',
  {
    surveyId: text(),
    userId: text(),
    /** The department and tenure of the day of the launch. */
    departmentId: orNull(text()),
    tenure: orNull(text()),
    /** Set once the launch is complete. */
    cellId: orNull(text()),
    answered: bool(),
    /** The reward was paid. */
    paid: bool(),
    /** The last reminder: -1 until the person was notified of the invitation, 0 afterwards, then from 1. */
    wave: int(),
    createdAt: text(),
  },
  {
    unique: [['surveyId', 'userId']],
    indexes: [
      ['userId', 'createdAt'],
      ['surveyId', 'answered', 'paid'],
      ['surveyId', 'answered', 'wave'],
      ['surveyId', 'answered', 'cellId'],
    ],
  },
);

/**
 * Answers counted by cell, question and value: an option, a value of a scale, a month, `` for all answers to the
 * question, or `sum` for the sum of its numbers in hundredths. The question `` counts the responses themselves. Answers of an anonymous survey are counted in `collecting` and move on only together with others; other
 * answers are `released` at once.
 */
export const surveyTallies = table(
  'survey_tallies',
  {
    surveyId: text(),
    cellId: text(),
    questionId: text(),
    value: text(),
    collecting: int(),
    waiting: int(),
    pending: int(),
    holding: int(),
    released: int(),
  },
  { unique: [['surveyId', 'cellId', 'questionId', 'value']] },
);

/** Texts of an anonymous survey: joined to no other answer and to no person. */
export const surveyTexts = table(
  'survey_texts',
  {
    surveyId: text(),
    questionId: text(),
    cellId: text(),
    text: text(),
    stage: text<Stage>(),
  },
  { indexes: [['surveyId', 'questionId', 'stage']] },
);

/**
 * One per person and survey, of polls and of surveys with names. `voter` is the person's id, in an anonymous poll a
 * signature made with the deployment's secret, the assignment in an evaluation, and a digest of the person and the key of
 * the call where each submission is new. Anonymous surveys have none.
 * An anonymous ballot has no `userId`, its id is the signature, and its time is that of the poll. So neither rows nor
 * their order reveal who answered.
 */
export const surveyResponses = table(
  'survey_responses',
  {
    surveyId: text(),
    voter: text(),
    userId: orNull(text()),
    /** As of the invitation; null for polls. */
    cellId: orNull(text()),
    /** The weighted score in hundredths. */
    score: orNull(int()),
    createdAt: text(),
  },
  { unique: [['surveyId', 'voter']], indexes: [['userId'], ['surveyId', 'createdAt'], ['createdAt']] },
);

/** One row per chosen option, text, number or day. The option is `` where there is none. */
export const surveyAnswers = table(
  'survey_answers',
  {
    surveyId: text(),
    responseId: text(),
    questionId: text(),
    optionId: text(),
    text: orNull(text()),
    /** In hundredths. */
    number: orNull(int()),
    date: orNull(text()),
  },
  { unique: [['responseId', 'questionId', 'optionId']], indexes: [['surveyId', 'optionId']] },
);
