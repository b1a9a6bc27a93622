/** Fields about benefits and coverages. */
import { resolvers } from '../kit/resolvers.ts';
import { benefitEndpoints } from './benefits.endpoints.ts';

export const benefitResolvers = resolvers('benefits', benefitEndpoints, {
  Query: {
    benefits: 'list',
    benefit: 'benefit',
    myBenefitSubmissions: 'mine',
    benefitSubmission: 'submission',
    orgBenefits: 'all',
    orgBenefit: 'orgBenefit',
    benefitSubmissions: 'submissions',
    benefitReach: 'reach',
    benefitUse: 'use',
    coverages: 'coverages',
    coveragePeople: 'coveragePeople',
    rehearseCoverage: 'rehearseCoverage',
  },
  Mutation: {
    createBenefit: 'create',
    submitBenefit: 'submit',
    updateBenefit: 'update',
    archiveBenefit: 'archive',
    withdrawBenefitSubmission: 'withdraw',
    deliverBenefitSubmission: 'deliver',
    createCoverage: 'createCoverage',
    assignCoverage: 'assignCoverage',
    updateCoverage: 'updateCoverage',
    undoCoverageBatch: 'undoCoverageBatch',
    endCoverageAssignment: 'endCoverageAssignment',
  },
});
