/** Fields about goals. */
import { resolvers } from '../kit/resolvers.ts';
import { goalEndpoints } from './goals.endpoints.ts';

export const goalResolvers = resolvers('goals', goalEndpoints, {
  Query: { goals: 'list', allGoals: 'all' },
  Mutation: { createGoal: 'create', updateGoal: 'update', deleteGoal: 'remove' },
});
