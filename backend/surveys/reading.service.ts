/** Surveys and results for administrators and managers. */
import type { readingEndpoints } from '#schema/surveys/reading.endpoints.ts';
import type { Service } from '../http/context.ts';
import { orgSurveysOf } from './surveys.views.ts';
import { surveys } from './surveys.tables.ts';
import { notBuilt } from './notBuilt.ts';

export const readingService: Service<typeof readingEndpoints> = {
  orgSurveys: async (context) =>
    orgSurveysOf(context, (await context.store.list(surveys, { where: { kind: 'survey' } })).rows),
  programSurveys: notBuilt,
  requestSurveys: notBuilt,
  orgSurvey: notBuilt,
  allResponses: notBuilt,
  responses: notBuilt,
  formResponses: notBuilt,
  invited: notBuilt,
  results: notBuilt,
  comments: notBuilt,
};
