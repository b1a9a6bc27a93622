/** Valid calls of benefits and coverages. */
import {
  benefits,
  benefitSubmissions,
  coverageBatches,
  coveragePeople,
  coverages,
} from '#backend/benefits/benefits.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** A benefit that the employee may ask for, what they asked for, what is to be delivered, and a coverage given today. */
export const known = async (store: Store, { me }: Known) => {
  const coveredId = await firstId(store, users, { where: { email: me } });
  const { rows: batches } = await store.list(coverageBatches, { order: [['createdAt', 'desc']], limit: 1 });
  const { rows: offered } = await store.list(benefits, {
    where: {
      active: true,
      archived: false,
      automatic: false,
      stock: null,
      waiting: 0,
      delivered: 0,
      refused: 0,
    },
  });
  const plain = offered.find(
    ({ conditions: { serviceMonths, departmentIds, countryIds } }) =>
      serviceMonths === null && departmentIds.length + countryIds.length === 0,
  );
  return {
    coveredId,
    benefitId: plain?.id ?? noId,
    benefitSubmissionId: await firstId(store, benefitSubmissions, {
      where: { userId: coveredId, state: 'waiting' },
    }),
    approvedSubmissionId: await firstId(store, benefitSubmissions, {
      where: { state: 'approved', automatic: true },
    }),
    coverageId: await firstId(store, coverages, { order: [['people', 'desc']] }),
    coverageBatchId: batches[0]?.id ?? '',
    coveragePersonId: await firstId(store, coveragePeople, { where: { userId: coveredId } }),
  };
};
type BenefitsKnown = Awaited<ReturnType<typeof known>>;

const conditions = { serviceMonths: null, departmentIds: [], countryIds: [], once: null };
const offer = {
  iconKey: undefined,
  formId: undefined,
  approverIds: undefined,
  stock: 40,
  startsOn: undefined,
  endsOn: undefined,
  conditions,
};
const cover = { startsOn: undefined, endsOn: undefined, documentId: undefined };
const people = (id: string) => ({
  userIds: [id],
  departmentIds: undefined,
  groupIds: undefined,
  startsOn: undefined,
  endsOn: undefined,
});

export const calls: Calls<BenefitsKnown> = {
  'benefits.create': () => ({ body: offer }),
  'benefits.list': () => ({ query: { category: undefined, archived: undefined } }),
  'benefits.submit': ({ benefitId: id }) => ({ params: { id }, body: { answers: [] } }),
  'benefits.update': ({ benefitId: id }) => ({ params: { id }, body: offer }),
  'benefits.archive': ({ benefitId: id }) => ({ params: { id }, body: { archived: true } }),
  'benefits.benefit': 'benefitId',
  'benefits.mine': () => ({ query: { status: undefined } }),
  'benefits.submission': 'benefitSubmissionId',
  'benefits.withdraw': 'benefitSubmissionId',
  'benefits.deliver': 'approvedSubmissionId',
  'benefits.all': () => ({ query: { state: undefined } }),
  'benefits.orgBenefit': 'benefitId',
  'benefits.submissions': () => ({
    query: { benefitId: undefined, status: undefined, departmentId: undefined, late: undefined },
  }),
  'benefits.reach': () => ({ body: conditions }),
  'benefits.use': 'benefitId',
  'benefits.createCoverage': () => ({ body: cover }),
  'benefits.assignCoverage': ({ coverageId, coveredId }) => ({ body: { coverageId, ...people(coveredId) } }),
  'benefits.coverages': () => ({ query: { userId: undefined } }),
  'benefits.updateCoverage': ({ coverageId: id }) => ({ params: { id }, body: cover }),
  'benefits.rehearseCoverage': ({ coverageId: id, coveredId }) => ({
    params: { id },
    body: people(coveredId),
  }),
  'benefits.undoCoverageBatch': 'coverageBatchId',
  'benefits.coveragePeople': 'coverageId',
  'benefits.endCoverageAssignment': 'coveragePersonId',
};
