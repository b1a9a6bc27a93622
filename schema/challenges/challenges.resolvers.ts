/** Fields about challenges. */
import { resolvers } from '../kit/resolvers.ts';
import { challengeEndpoints } from './challenges.endpoints.ts';

export const challengeResolvers = resolvers('challenges', challengeEndpoints, {
  Query: { challenges: 'list', allChallenges: 'all' },
  Mutation: { createChallenge: 'create', updateChallenge: 'update', deleteChallenge: 'remove' },
});
