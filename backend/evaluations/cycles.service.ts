/** Administrators begin cycles of evaluations and lead them through their phases. */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

type Calls = 'cycles' | 'cycle' | 'begin' | 'plan' | 'advance' | 'addPeople' | 'notify';

export const cyclesService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  cycles: notBuilt,
  cycle: notBuilt,
  begin: notBuilt,
  plan: notBuilt,
  advance: notBuilt,
  addPeople: notBuilt,
  notify: notBuilt,
};
