/** Calls of benefits for administrators. */
import { benefitEndpoints } from '#schema/benefits/benefits.endpoints.ts';
import { adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending, switching } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import { benefitsKey } from '#src/benefits/benefits.queries.ts';
import { refreshBenefits } from '#src/benefits/benefits.writes.ts';
import {
  ArchiveBenefitDocument,
  BenefitReachDocument,
  BenefitSubmissionsDocument,
  BenefitUseDocument,
  CreateBenefitDocument,
  OrgBenefitsDocument,
  UpdateBenefitDocument,
  type BenefitReachQueryVariables,
  type BenefitSubmissionsQuery,
  type OrgBenefitsQuery,
} from '#src/gql/graphql.ts';

export type AdminBenefit = OrgBenefitsQuery['orgBenefits']['items'][number];
export type AdminSubmission = BenefitSubmissionsQuery['benefitSubmissions']['items'][number];

const all = [...benefitsKey, 'admin'] as const;

/** The filters of the list, as the address has them. */
export const benefitSearch = searchOf(benefitEndpoints.all.query);

/** All benefits by name; archived ones only if asked for. */
export const benefitResource = {
  ...pagedResource([...all, 'list'], OrgBenefitsDocument, refreshBenefits),
  create: creating(CreateBenefitDocument),
  update: sending(UpdateBenefitDocument),
  turn: switching(UpdateBenefitDocument),
  archive: sending(ArchiveBenefitDocument),
  /** How many people may ask under these conditions. */
  reach: (input: BenefitReachQueryVariables['input']) =>
    reading([...all, 'reach', input], BenefitReachDocument, { input }, adminStaleMs),
  /** Who asked, by department. */
  use: (id: string) => reading([...all, 'use', id], BenefitUseDocument, { id }, adminStaleMs),
} as const;

export const submissionSearch = searchOf(benefitEndpoints.submissions.query);
export type SubmissionFilter = ReturnType<typeof submissionSearch.read>;

/** What was asked for, newest first. */
export const submissionResource = pagedResource(
  [...all, 'submissions'],
  BenefitSubmissionsDocument,
  refreshBenefits,
);

/** One page of what was asked for, for its file. */
export async function submissionsPage(filter: SubmissionFilter, page: number, signal: AbortSignal) {
  const { items, pagination } = await answerOf(
    BenefitSubmissionsDocument,
    { ...filter, page },
    { signal, pass: 'request' },
  );
  return { items, ...pagination };
}
