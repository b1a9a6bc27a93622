/** Fields about challenges. */
import { resolvers } from '../kit/resolvers.ts';
import { challengeEndpoints } from './challenges.endpoints.ts';

export const challengeResolvers = resolvers('challenges', challengeEndpoints, {
  Query: {
    challenges: 'list',
    challenge: 'challenge',
    challengeCategories: 'categories',
    challengeTypes: 'types',
    challengeCost: 'cost',
    challengeRanking: 'ranking',
    challengeTeams: 'teams',
    challengeProofs: 'proofs',
    challengePeople: 'people',
  },
  Mutation: {
    createChallenge: 'create',
    updateChallenge: 'update',
    turnChallenge: 'toggleActive',
    archiveChallenge: 'toggleArchived',
    createChallengeCategory: 'createCategory',
    joinChallenge: 'join',
    leaveChallenge: 'leave',
    enterChallengeDay: 'enter',
    handInChallengeProof: 'handIn',
    withdrawChallengeProof: 'withdrawProof',
    approveChallengeProof: 'approveProof',
    sendChallengeProofBack: 'sendProofBack',
    correctChallengeEntry: 'correct',
  },
});
