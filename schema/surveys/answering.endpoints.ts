/** Calls of the people who are asked (spec §7 "Surveys, evaluations, programs"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Id, Instant } from '../kit/shapes.ts';
import { Answers } from '../forms/questions.shapes.ts';
import { formModules } from '../forms/forms.rules.ts';
import { Invitation, Survey, SurveyForm } from './surveys.shapes.ts';

const own = { can: 'surveys.answer', module: formModules } as const;

/** The response to a survey (contract entity `survey_response`). */
export const SurveyResponse = z.object({
  id: Id,
  surveyId: Id,
  /** Promised; of an anonymous survey they are paid later. */
  pointsAwarded: Amount,
  createdAt: Instant,
});
export type SurveyResponse = z.output<typeof SurveyResponse>;

export const answeringEndpoints = endpoints({
  /** Open for the reader, with `answered`. */
  surveys: {
    route: 'GET /surveys',
    // No screen: the queue on home and the list of all surveys say what is open.
    reply: z.array(Survey),
    ...own,
    origin: 'spec',
  },
  /** Open and past for the reader. */
  allSurveys: { route: 'GET /allsurveys', reply: z.array(Survey), ...own, origin: 'spec' },
  /** One survey with its questions, for a person who is asked. */
  survey: { route: 'GET /survey/{id}', reply: SurveyForm, ...own, origin: 'ours' },
  /** The reader's invitations. */
  invitations: {
    route: 'GET /survey_user',
    // No screen: the lists of surveys say what was answered and what has ended.
    query: z.object({ surveyId: z.optional(Id) }),
    reply: z.array(Invitation),
    ...own,
    origin: 'proposed',
  },
  /** Answers a survey; for a poll this is the vote. */
  submit: {
    route: 'POST /survey/{id}/submit',
    body: z.object({ answers: Answers }),
    reply: SurveyResponse,
    can: 'polls.use',
    module: formModules,
    origin: 'spec',
    // For an anonymous survey, a stored reply or a fingerprint of the few possible bodies would reveal who chose what.
    traceless: true,
  },
});
