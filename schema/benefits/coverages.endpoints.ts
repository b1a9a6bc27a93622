/** Calls about coverages and the people who have them (spec §7 "Benefits": coverages). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Keywords, PageNumber } from '../kit/shapes.ts';
import {
  AssignedCoverage,
  Coverage,
  CoverageAssignment,
  CoverageChange,
  CoverageChoice,
  CoverageInput,
  CoveragePeople,
  CoverageRehearsal,
} from './coverages.shapes.ts';

const manage = { can: 'coverages.manage', module: 'coverages' } as const;

export const coverageEndpoints = endpoints({
  createCoverage: {
    route: 'POST /org/create/coverage',
    status: 201,
    body: CoverageInput,
    reply: Coverage,
    ...manage,
    origin: 'spec',
  },
  /** People who have it already are counted, and left as they are. The first people at once, the others in pieces. */
  assignCoverage: {
    route: 'POST /org/assigned/coverage/user',
    body: CoverageAssignment,
    reply: AssignedCoverage,
    ...manage,
    origin: 'spec',
  },
  /** Employees read their own, valid ones first. Administrators read all by name, or those of a person. */
  coverages: {
    route: 'GET /org/all/coverage',
    query: z.object({ userId: z.optional(Id) }),
    reply: z.array(Coverage),
    can: 'coverages.see',
    module: 'coverages',
    origin: 'spec',
  },
  updateCoverage: {
    route: 'PATCH /org/update/coverage/{id}',
    body: CoverageChange,
    reply: Coverage,
    ...manage,
    origin: 'spec',
  },
  /** What an assignment would do; it changes nothing. */
  rehearseCoverage: {
    route: 'POST /org/coverage/{id}/rehearsal',
    kind: 'read',
    body: CoverageChoice,
    reply: CoverageRehearsal,
    ...manage,
    origin: 'ours',
  },
  /** Takes the coverage away from those whom an assignment added; within 24 hours. */
  undoCoverageBatch: {
    route: 'POST /org/coverage/batch/{id}/undo',
    body: z.object({}),
    reply: Done,
    ...manage,
    origin: 'ours',
  },
  coveragePeople: {
    route: 'GET /org/coverage/{id}/people',
    query: z.object({ page: PageNumber, keywords: Keywords }),
    reply: CoveragePeople,
    ...manage,
    origin: 'ours',
  },
  /** Takes the coverage away from one person. */
  endCoverageAssignment: {
    route: 'DELETE /org/coverage/assignment/{id}',
    reply: Done,
    ...manage,
    origin: 'ours',
  },
});
