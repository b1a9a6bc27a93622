/** What was written, as the person evaluated, the leader and administrators get it. */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

type Calls = 'open' | 'result' | 'acknowledge' | 'record';

export const resultsService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  open: notBuilt,
  result: notBuilt,
  acknowledge: notBuilt,
  record: notBuilt,
};
