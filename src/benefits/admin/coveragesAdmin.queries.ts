/** Calls of coverages for administrators. */
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { creating, reading, readingPages, sending, switching } from '#src/api/documents.ts';
import { benefitsKey } from '#src/benefits/benefits.queries.ts';
import { refreshBenefits } from '#src/benefits/benefits.writes.ts';
import {
  AssignCoverageDocument,
  CoveragePeopleDocument,
  CoveragesDocument,
  CreateCoverageDocument,
  EndCoverageAssignmentDocument,
  RehearseCoverageDocument,
  UndoCoverageBatchDocument,
  UpdateCoverageDocument,
  type CoveragePeopleQuery,
  type CoveragesQuery,
  type RehearseCoverageQueryVariables,
} from '#src/gql/graphql.ts';

export type AdminCoverage = CoveragesQuery['coverages'][number];
export type CoveredPerson = CoveragePeopleQuery['coveragePeople']['items'][number];

const all = [...benefitsKey, 'admin', 'coverages'] as const;

/** All coverages by name. */
export const coverageResource = {
  queryKey: all,
  list: () => reading(all, CoveragesDocument, {}, adminStaleMs),
  refresh: refreshBenefits,
  create: creating(CreateCoverageDocument),
  update: sending(UpdateCoverageDocument),
  turn: switching(UpdateCoverageDocument),
  assign: creating(AssignCoverageDocument),
  /** What assigning would do. */
  rehearsal: (variables: RehearseCoverageQueryVariables) =>
    reading([...all, 'rehearsal', variables], RehearseCoverageDocument, variables, 0),
  undo: sending(UndoCoverageBatchDocument),
} as const;

/** The people of a coverage. */
export const coveredResource = {
  list: (id: string, keywords: string | undefined) =>
    readingPages(
      [...all, 'people', id, keywords],
      CoveragePeopleDocument,
      (page) => ({ id, page, keywords }),
      adminStaleMs,
    ),
  end: sending(EndCoverageAssignmentDocument),
  refresh: refreshBenefits,
} as const;
