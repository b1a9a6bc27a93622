/** What a person writes about themself and others. */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

type Calls = 'evaluations' | 'completed' | 'evaluation' | 'submit' | 'reopen';

export const writingService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  evaluations: notBuilt,
  completed: notBuilt,
  evaluation: notBuilt,
  submit: notBuilt,
  reopen: notBuilt,
};
