/** Coverages, such as insurances, and the people who have them. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { Count, Day, Email, Id, Instant, page } from '../kit/shapes.ts';
import { surveyLimits, textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { benefitLimits } from './benefits.rules.ts';

const English = z.nullable(z.string());

/** The coverage of one person. */
export const OwnCoverage = z.object({
  /** Of the person, else that of the coverage. */
  policyNumber: z.nullable(z.string()),
  /** Never outside the days of the coverage. */
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** It holds today. */
  valid: z.boolean(),
  /** Null without an end, and once it is over. */
  endsInDays: z.nullable(Count),
});

export const Coverage = z.object({
  id: Id,
  name: z.string(),
  nameEn: English,
  description: z.string(),
  descriptionEn: English,
  providerName: z.string(),
  policyNumber: z.nullable(z.string()),
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** Whom to call. */
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  documentId: z.nullable(Id),
  /** The newest version of its document in `/files`; null if the reader may not read it. */
  document: z.nullable(z.object({ id: Id, name: z.string(), version: z.int().check(z.gte(1)) })),
  active: z.boolean(),
  /** Null in the list of all. */
  own: z.nullable(OwnCoverage),
  /** People who have it; null in the list of one person. */
  people: z.nullable(Count),
  /** People are being assigned in the background. */
  assigning: z.boolean(),
  createdAt: Instant,
});
export type Coverage = z.output<typeof Coverage>;

/** A person with a coverage. */
export const CoveragePerson = z.object({
  id: Id,
  user: PublicUser,
  policyNumber: z.nullable(z.string()),
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** It holds today. */
  valid: z.boolean(),
  assignedBy: z.nullable(PublicUser),
  createdAt: Instant,
});
export type CoveragePerson = z.output<typeof CoveragePerson>;
export const CoveragePeople = page(CoveragePerson);

/** What an assignment did. The people of a large audience follow in the background. */
export const AssignedCoverage = z.object({
  batchId: Id,
  people: Count,
  /** Of them those who did not have it before, as far as they are assigned now. */
  added: Count,
  already: Count,
  assigning: z.boolean(),
});
export type AssignedCoverage = z.output<typeof AssignedCoverage>;

/** What an assignment would do. */
export const CoverageRehearsal = z.object({
  people: Count,
  added: Count,
  already: Count,
  /** People of the choice who are not active: they are left out. */
  left: Count,
});
export type CoverageRehearsal = z.output<typeof CoverageRehearsal>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name)));
const Text = z.string().check(z.trim(), z.maxLength(benefitLimits.description));

const optional = {
  nameEn: z.optional(Words),
  description: z.optional(Text),
  descriptionEn: z.optional(z.nullable(Text)),
  providerName: z.optional(z.string().check(z.trim(), z.maxLength(textLength.name))),
  policyNumber: z.optional(Words),
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(Day)),
  contactName: z.optional(Words),
  contactPhone: z.optional(Words),
  contactEmail: z.optional(z.nullable(Email)),
  /** A document of `/files`. */
  documentId: z.optional(z.nullable(Id)),
  active: z.optional(z.boolean()),
} as const;

export const CoverageInput = z.object({ name: Name, ...optional });
/** Absent fields stay unchanged. */
export const CoverageChange = edit(z.object({ name: z.optional(Name), ...optional }));

const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));

/** People, departments and groups together, and days within those of the coverage. */
const chosen = {
  userIds: Ids,
  departmentIds: Ids,
  groupIds: Ids,
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(Day)),
  /** Of each person; without one, that of the coverage holds. */
  policyNumber: z.optional(Words),
} as const;

export const CoverageAssignment = z.object({ coverageId: Id, ...chosen });
export const CoverageChoice = z.object(chosen);
