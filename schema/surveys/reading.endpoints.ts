/** Calls that read surveys and their results (spec §7 "Surveys, evaluations, programs", "Forms"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Day, Id, Keywords, PageNumber, PerPage } from '../kit/shapes.ts';
import { formModules } from '../forms/forms.rules.ts';
import { builtKinds, invitationStates } from './surveys.rules.ts';
import { Comments, Invited, OrgSurvey, OrgSurveyForm, Responses, SurveyResults } from './surveys.shapes.ts';

const make = { can: 'surveys.manage', module: formModules } as const;
/** A manager sees the results of their own department. */
const read = { can: 'surveys.results', module: formModules } as const;

export const readingEndpoints = endpoints({
  orgSurveys: {
    route: 'GET /org/surveys',
    query: z.object({ active: z.optional(z.boolean()), kind: z.optional(z.enum(builtKinds)) }),
    reply: z.array(OrgSurvey),
    ...read,
    origin: 'spec',
  },
  /** Usable as content of programs. */
  programSurveys: {
    route: 'GET /org/surveys/programs',
    reply: z.array(OrgSurvey),
    ...make,
    origin: 'spec',
  },
  /** Usable as forms of requests. */
  requestSurveys: {
    route: 'GET /org/surveys/solicitudes',
    reply: z.array(OrgSurvey),
    ...make,
    origin: 'spec',
  },
  orgSurvey: { route: 'GET /org/survey/{id}', reply: OrgSurveyForm, ...make, origin: 'ours' },
  allResponses: {
    route: 'GET /surveys/allresponses',
    // No screen: the filtered read of responses answers the same.
    query: z.object({ surveyId: z.optional(Id), page: PageNumber }),
    reply: Responses,
    ...make,
    origin: 'spec',
  },
  /** A filtered read; answers go to `POST /survey/{id}/submit`. */
  responses: {
    route: 'POST /surveys/responses',
    kind: 'read',
    body: z.object({
      surveyId: Id,
      page: PageNumber,
      perPage: PerPage,
      departmentId: z.optional(Id),
      startDate: z.optional(Day),
      endDate: z.optional(Day),
      /** Refused: answers are sent to another call. */
      answers: z.optional(z.unknown()),
    }),
    reply: Responses,
    ...make,
    origin: 'spec',
  },
  /** Answers that came through a form. */
  formResponses: {
    route: 'GET /typeform/{id}/response',
    query: z.object({ page: PageNumber }),
    reply: Responses,
    ...make,
    origin: 'spec',
  },
  /** Invited people with their state, filtered by it and searched; of an anonymous survey only counts by department. */
  invited: {
    route: 'GET /all_surveys_users',
    query: z.object({
      surveyId: z.optional(Id),
      status: z.optional(z.enum(invitationStates)),
      keywords: Keywords,
      page: PageNumber,
      perPage: PerPage,
    }),
    reply: Invited,
    ...make,
    origin: 'proposed',
  },
  results: {
    route: 'GET /org/survey/{id}/results',
    query: z.object({ segmentId: z.optional(Id) }),
    reply: SurveyResults,
    ...read,
    origin: 'ours',
  },
  comments: {
    route: 'GET /org/survey/{id}/comments',
    query: z.object({
      questionId: Id,
      segmentId: z.optional(Id),
      keywords: Keywords,
      page: PageNumber,
      perPage: PerPage,
    }),
    reply: Comments,
    can: 'surveys.comments',
    module: formModules,
    origin: 'ours',
  },
});
