/** Fields about decisions. */
import { resolvers } from '../kit/resolvers.ts';
import { decisionEndpoints } from './decisions.endpoints.ts';

export const decisionResolvers = resolvers('decisions', decisionEndpoints, {
  Query: { decisions: 'list', delegations: 'delegations', workingHours: 'workingHours' },
  Mutation: {
    decide: 'decide',
    decideAll: 'decideAll',
    handDecisionOver: 'handOver',
    takeDecisionBack: 'takeBack',
    carryOut: 'carryOut',
    delegate: 'delegate',
    endDelegation: 'endDelegation',
    updateWorkingHours: 'updateWorkingHours',
  },
});
