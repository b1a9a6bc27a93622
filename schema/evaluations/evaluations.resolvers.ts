/** GraphQL fields of evaluations. */
import { resolvers } from '../kit/resolvers.ts';
import { evaluationEndpoints } from './evaluations.endpoints.ts';

export const evaluationResolvers = resolvers('evaluations', evaluationEndpoints, {
  Query: {
    evaluations: 'evaluations',
    completedEvaluations: 'completed',
    evaluation: 'evaluation',
    ownEvaluations: 'about',
    evaluationResult: 'result',
    teamEvaluations: 'team',
    evaluationRecord: 'record',
    evaluationCycles: 'cycles',
    evaluationCycle: 'cycle',
    cycleAudience: 'audience',
    cyclePeople: 'people',
    scoreDistribution: 'distribution',
  },
  Mutation: {
    submitEvaluation: 'submit',
    nominatePeers: 'nominate',
    openEvaluationResult: 'open',
    acknowledgeEvaluation: 'acknowledge',
    confirmPeers: 'confirm',
    remindEvaluationTeam: 'remindTeam',
    takeBackEvaluation: 'takeBack',
    reopenEvaluation: 'reopen',
    beginEvaluationCycle: 'begin',
    planEvaluationCycle: 'plan',
    advanceEvaluationCycle: 'advance',
    addCyclePeople: 'addPeople',
    calibrateEvaluation: 'calibrate',
    shareEvaluations: 'share',
    notifyEvaluationCycle: 'notify',
  },
});
