/** Cycles in which a person is evaluated or leads, and the peers who write. */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

type Calls = 'about' | 'nominate' | 'team' | 'confirm';

export const peersService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  about: notBuilt,
  nominate: notBuilt,
  team: notBuilt,
  confirm: notBuilt,
};
