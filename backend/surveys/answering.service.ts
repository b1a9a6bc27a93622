/** What people who are asked see and send. */
import type { answeringEndpoints } from '#schema/surveys/answering.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

export const answeringService: Omit<Service<typeof answeringEndpoints>, 'submit'> = {
  surveys: notBuilt,
  allSurveys: notBuilt,
  survey: notBuilt,
  invitations: notBuilt,
};
