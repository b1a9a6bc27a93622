/** Benefits and coverages (spec §7 "Benefits"). */
import type { benefitEndpoints } from '#schema/benefits/benefits.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';

const unready = (context: Context): never => {
  throw domainError('not_found', context.language);
};

export const benefitService: Service<typeof benefitEndpoints> = {
  create: unready,
  list: unready,
  submit: unready,
  update: unready,
  archive: unready,
  benefit: unready,
  mine: unready,
  submission: unready,
  withdraw: unready,
  deliver: unready,
  all: unready,
  orgBenefit: unready,
  submissions: unready,
  reach: unready,
  use: unready,
  createCoverage: unready,
  assignCoverage: unready,
  coverages: unready,
  updateCoverage: unready,
  rehearseCoverage: unready,
  undoCoverageBatch: unready,
  coveragePeople: unready,
  endCoverageAssignment: unready,
};
