/** People of a cycle: their scores are compared, and their results are shared. */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

type Calls = 'people' | 'distribution' | 'calibrate' | 'share' | 'takeBack';

export const calibratingService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  people: notBuilt,
  distribution: notBuilt,
  calibrate: notBuilt,
  share: notBuilt,
  takeBack: notBuilt,
};
